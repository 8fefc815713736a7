import { describe, expect, it } from 'vitest';
import { HtmlReader } from './html.ts';

const read = (html: string) => new HtmlReader().read(html).blocks;

describe('what a Word file holds', () => {
  it('keeps its columns below a cell that reaches over several rows', () => {
    const [table] = read(
      '<table><tr><td rowspan="2"><p>研发部</p></td><td><p>甲</p></td></tr><tr><td><p>乙</p></td></tr><tr><td><p>市场部</p></td><td><p>丙</p></td></tr></table>',
    );
    expect(table?.cells).toEqual([
      ['研发部', '甲'],
      ['', '乙'],
      ['市场部', '丙'],
    ]);
  });

  it('parts Latin words, not Chinese ones, where a line was broken by hand', () => {
    const [paragraph] = read('<p>first<br>second，第一行<br>第二行</p>');
    expect(paragraph?.text).toBe('first second，第一行第二行');
  });

  it('leaves out the arrow from a note back to its number', () => {
    const blocks = read(
      '<p>正文<sup><a href="#footnote-2">[1]</a></sup></p><ol><li id="footnote-2"><p>脚注 <a href="#footnote-ref-2">↑</a></p></li></ol>',
    );
    expect(blocks.map(({ text }) => text)).toEqual(['正文[1]', '1. 脚注']);
  });

  it('keeps the pictures of a table that holds nothing else', () => {
    const picture = '<img src="data:image/png;base64,AA==">';
    const blocks = read(`<table><tr><td><p>${picture}</p></td><td><p>${picture}</p></td></tr></table>`);
    expect(blocks.map(({ type }) => type)).toEqual(['image', 'image']);
  });

  it.each([
    ['C:\\Users\\li\\Desktop\\图.png', ''],
    ['mmexport1650.jpg', ''],
    ['图片 3', ''],
    ['净水器的水路示意图', '净水器的水路示意图'],
  ])('takes what describes a picture, not what its file is called: %s', (alt, text) => {
    expect(read(`<p><img alt="${alt}" src=""></p>`).map((block) => block.text)).toEqual([text]);
  });
});
