import { describe, expect, it } from 'vitest';
import { HtmlReader } from './html.ts';

const read = (html: string) => new HtmlReader().read(html).blocks;

describe('what a Word file holds', () => {
  it('says in each row and column what a cell says that reaches over them', () => {
    const [table] = read(
      `<table><tr><td rowspan="2"><p>部门</p></td><td colspan="2"><p>人数</p></td></tr><tr><td><p>去年</p></td><td><p>今年</p></td></tr>
      <tr><td rowspan="2"><p>研发部</p></td><td><p>3</p></td><td><p>4</p></td></tr><tr><td><p>5</p></td><td><p>6</p></td></tr></table>`,
    );
    expect(table?.cells).toEqual([
      ['部门', '人数', '人数'],
      ['部门', '去年', '今年'],
      ['研发部', '3', '4'],
      ['研发部', '5', '6'],
    ]);
  });

  it('says a title over the whole width, and a long text, once', () => {
    const long = '长'.repeat(101);
    const [table] = read(
      `<table><tr><td colspan="2"><p>价目表</p></td></tr><tr><td rowspan="2"><p>${long}</p></td><td><p>1</p></td></tr><tr><td><p>2</p></td></tr></table>`,
    );
    expect(table?.cells).toEqual([['价目表'], [long, '1'], ['', '2']]);
  });

  it('parts Latin words, not Chinese ones, where a line was broken by hand', () => {
    const [paragraph] = read('<p>first<br>second，第一行<br>第二行</p>');
    expect(paragraph?.text).toBe('first second，第一行第二行');
  });

  it('marks notes unlike citations, and each by the number that refers to it', () => {
    const blocks = read(
      `<p>正文<sup><a href="#footnote-2" id="footnote-ref-2">[1]</a></sup>，再文<sup><a href="#endnote-1" id="endnote-ref-1">[2]</a></sup></p>
      <ol><li id="footnote-2"><p>脚注 <a href="#footnote-ref-2">↑</a></p></li><li id="endnote-1"><p>尾注</p><p>第二段 <a href="#endnote-ref-1">↑</a></p></li></ol>`,
    );
    expect(blocks.map(({ text }) => text)).toEqual([
      '正文〔注1〕，再文〔注2〕',
      '〔注1〕脚注',
      '〔注2〕尾注',
      '第二段',
    ]);
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
