import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workFolder } from '../../platform/files/workFolder.ts';
import { cook } from '../cook.ts';
import { abstract, item, num, run, startAt, styled, wordOf, type WordParts } from '../testing/word.ts';
import { formatNumber } from './numberFormats.ts';

async function cooked(body: string, parts: WordParts = {}) {
  await using work = await workFolder();
  const path = join(work.path, 'a.docx');
  await writeFile(path, wordOf(body, parts));
  const result = await cook({ path, kind: 'docx', workDir: work.path, owner: 'tests', textOnly: true });
  if (!result.ok) throw new Error(result.failure.reason);
  return { blocks: result.pages.flatMap(({ blocks }) => blocks), notes: result.notes };
}
const textsOf = async (body: string, parts?: WordParts) => (await cooked(body, parts)).blocks.map(({ text }) => text);

describe('the numbers of a Word file', () => {
  it('are those of Chinese articles, whose paragraphs begin anew in each', async () => {
    const numbering =
      abstract(0, [
        ['chineseCountingThousand', '第%1章'],
        ['chineseCountingThousand', '第%2条', '<w:lvlRestart w:val="0"/>'],
        ['decimal', '%3.', '<w:suff w:val="nothing"/>'],
        ['chineseCounting', '（%4）', '<w:suff w:val="nothing"/>'],
      ]) + num(1, 0);
    const body = [
      item('总则', 1, 0),
      item('目的', 1, 1),
      item('甲', 1, 2),
      item('乙', 1, 2),
      item('细目', 1, 3),
      item('范围', 1, 1),
      item('丙', 1, 2),
      item('罚则', 1, 0),
      item('处罚', 1, 1),
      item('', 1, 1),
      item('上诉', 1, 1),
      item('正文'),
    ];
    expect(await textsOf(body.join(''), { numbering })).toEqual([
      '第一章 总则',
      '第一条 目的',
      '1.甲',
      '2.乙',
      '（一）细目',
      '第二条 范围',
      '1.丙',
      '第二章 罚则',
      '第三条 处罚',
      '第五条 上诉',
      '正文',
    ]);
  });

  it('are made of several levels, go on after other text, and start where a list says', async () => {
    const numbering =
      abstract(0, [
        ['decimal', '%1'],
        ['decimal', '%1.%2'],
        ['lowerLetter', '%1.%2.%3)'],
      ]) +
      abstract(1, [
        ['upperRoman', '%1.'],
        ['decimal', '%1-%2', '<w:isLgl/>'],
      ]) +
      num(1, 0) +
      num(2, 0) +
      num(3, 0, startAt(0, 7)) +
      num(4, 1);
    const body = [
      item('a', 1, 1),
      item('b', 1, 0),
      item('c', 1, 1),
      item('d', 1, 2),
      item('中间'),
      item('e', 2, 1),
      item('f', 3, 0),
      item('g', 3, 0),
      item('h', 4, 0),
      item('i', 4, 0),
      item('j', 4, 1),
      item('k', 0, 0),
    ];
    expect(await textsOf(body.join(''), { numbering })).toEqual([
      '1.1 a',
      '2 b',
      '2.1 c',
      '2.1.a) d',
      '中间',
      '2.2 e',
      '7 f',
      '8 g',
      'I. h',
      'II. i',
      '2-1 j',
      'k',
    ]);
  });

  it('come from styles, and stand before headings that only their rank tells', async () => {
    const styles = `<w:style w:type="paragraph" w:styleId="2"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr></w:style>
      <w:style w:type="paragraph" w:styleId="own"><w:name w:val="二级条"/><w:basedOn w:val="2"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
      <w:style w:type="numbering" w:styleId="list"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`;
    const numbering = `${abstract(0, [
      ['decimal', '%1', '<w:pStyle w:val="2"/>'],
      ['decimal', '%1.%2', '<w:pStyle w:val="own"/>'],
    ])}<w:abstractNum w:abstractNumId="5"><w:numStyleLink w:val="list"/></w:abstractNum>${num(1, 0)}${num(2, 5)}`;
    const body = [
      styled('范围', '2'),
      styled('术语', 'own'),
      styled('定义', 'own'),
      item('附注', 2, 1),
      item('说明', undefined, 0, '<w:outlineLvl w:val="2"/>'),
      item('不编号', 0, 0, '<w:pStyle w:val="2"/>'),
    ];
    const { blocks } = await cooked(body.join(''), { numbering, styles });
    expect(blocks.map(({ text, headingLevel }) => [headingLevel, text])).toEqual([
      [1, '1 范围'],
      [2, '1.1 术语'],
      [2, '1.2 定义'],
      [undefined, '1.3 附注'],
      [3, '说明'],
      [1, '不编号'],
    ]);
  });

  it('count what is left when all changes are accepted, of which a note tells', async () => {
    const numbering = abstract(0, [['decimal', '%1.']]) + num(1, 0);
    const gone = '<w:rPr><w:del w:id="9"/></w:rPr>';
    const deleted = `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>${gone}</w:pPr><w:del w:id="1"><w:r><w:delText>旧的</w:delText></w:r></w:del></w:p>`;
    const changed = `<w:p><w:pPr><w:pPrChange w:id="2"><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr></w:pPrChange></w:pPr>${run('原来编号')}</w:p>`;
    const inserted = item('', 1).replace('</w:p>', `<w:ins w:id="3">${run('新的')}</w:ins></w:p>`);
    const moved = item('', 1).replace('</w:p>', `<w:moveTo w:id="4">${run('移来的')}</w:moveTo></w:p>`);
    const away = `<w:p><w:moveFrom w:id="5">${run('移走的')}</w:moveFrom></w:p>`;
    const comments = `<w:comment w:id="0"><w:p>${run('请核对')}</w:p></w:comment>`;
    const body = item('一', 1) + deleted + changed + inserted + moved + away + item('末', 1);
    const { blocks, notes } = await cooked(body, { numbering, comments });
    expect(blocks.map(({ text }) => text)).toEqual(['1. 一', '原来编号', '2. 新的', '3. 移来的', '4. 末']);
    expect(notes).toEqual(['文件有修订，已按全部接受后的内容收录', '文件有批注，批注没有收录']);
  });

  it('go on in tables and text boxes, and notes are marked', async () => {
    const numbering = abstract(0, [['decimal', '%1）']]) + abstract(1, [['bullet', '\uF06C']]) + num(1, 0) + num(2, 1);
    const box = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><w:txbxContent>${item('框', 1)}</w:txbxContent></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>`;
    const cells = ['表', '格'].map((text) => `<w:tc>${item(text, 1)}</w:tc>`).join('');
    const noted = `<w:p>${run('正文')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`;
    const footnotes = `<w:footnote w:id="2"><w:p>${run('来源')}</w:p></w:footnote>`;
    const body = `${item('一', 1)}${box}<w:tbl><w:tr>${cells}</w:tr></w:tbl>${item('点', 2)}${noted}`;
    expect(await textsOf(body, { numbering, footnotes })).toEqual([
      '1） 一',
      '2） 框',
      '3） 表 | 4） 格',
      '• 点',
      '正文〔注1〕',
      '〔注1〕来源',
    ]);
  });

  it('end where lists and styles refer to each other in a circle, or to nothing', async () => {
    const styles = ['a', 'b']
      .map(
        (id, at) =>
          `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${'ba'[at]}"/><w:pPr><w:numPr><w:numId w:val="${at + 1}"/></w:numPr></w:pPr></w:style>`,
      )
      .join('');
    const link = (id: number, to: string) =>
      `<w:abstractNum w:abstractNumId="${id}"><w:numStyleLink w:val="${to}"/></w:abstractNum>`;
    const numbering =
      link(0, 'b') +
      link(1, 'a') +
      num(1, 0) +
      num(2, 1) +
      num(3, 77) +
      abstract(4, [['lowerLetter', '%9%1%1']]) +
      num(4, 4, startAt(0, 999_999_999));
    const body = [
      styled('甲', 'a'),
      styled('乙', 'b'),
      styled('丙', 'none'),
      item('丁', 3),
      item('戊', 4),
      item('己', 4, 999_999),
    ];
    expect(await textsOf(body.join(''), { numbering, styles })).toEqual([
      '甲',
      '乙',
      '丙',
      '丁',
      '999999999999999999 戊',
      '己',
    ]);
  });
});

it.each([
  ['decimalZero', 3, '03'],
  ['upperRoman', 1994, 'MCMXCIV'],
  ['lowerLetter', 28, 'bb'],
  ['lowerLetter', 781, '781'],
  ['chicago', 6, '††'],
  ['ordinal', 112, '112th'],
  ['ordinal', 23, '23rd'],
  ['decimalEnclosedCircleChinese', 21, '㉑'],
  ['decimalEnclosedCircle', 51, '51'],
  ['decimalFullWidth', 12, '１２'],
  ['ideographTraditional', 3, '丙'],
  ['ideographZodiac', 12, '亥'],
  ['ideographZodiacTraditional', 13, '丙子'],
  ['ideographDigital', 102, '一〇二'],
  ['chineseCounting', 21, '二十一'],
  ['chineseCounting', 105, '一○五'],
  ['chineseCountingThousand', 105, '一百零五'],
  ['taiwaneseCountingThousand', 12_000, '一萬二千'],
  ['chineseLegalSimplified', 25, '贰拾伍'],
  ['ideographLegalTraditional', 16, '壹拾陸'],
  ['numberInDash', 4, '- 4 -'],
  ['none', 4, ''],
  ['noSuchFormat', 4, '4'],
  ['upperRoman', 2_000_000_000, '2000000000'],
])('writes %s of %d as %s', (format, value, text) => expect(formatNumber(value, format)).toBe(text));

it('writes numbers by their example', () => expect(formatNumber(7, 'custom', '001, 002, 003, ...')).toBe('007'));
