import { documents, type Block } from '@tinystar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { libraryOf, type Library } from './testing/library.ts';
import { zipOf } from './testing/zip.ts';

let server: TestServer;
let ann: Actor;
let library: Library;

beforeAll(async () => {
  const environment = { DOCUMENT_TYPES: 'pdf,doc,docx,pptx,xlsx,csv,txt,md,html' };
  server = await createTestServer({ worker: true, environment });
  ann = await server.actor();
  library = await libraryOf(server, ann);
});
afterAll(() => server.close());

const workbookOf = async (rows: string[][]): Promise<Buffer> => {
  const written = writeXlsxFile([{ sheet: '扭矩', data: rows.map((row) => row.map((value) => ({ value }))) }]);
  return await written.toBuffer();
};

const slide = (shapes: string, attributes = '') =>
  `<p:sld xmlns:p="p" xmlns:a="a"${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
const shape = (text: string, kind = '') =>
  `<p:sp><p:nvSpPr><p:nvPr>${kind && `<p:ph type="${kind}"/>`}</p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
const slides = [
  slide(shape('每周检查滤芯两次') + shape('水泵保养', 'title') + shape('1', 'sldNum')),
  slide(shape('给自己看的草稿'), ' show="0"'),
  slide(
    '<p:graphicFrame><a:graphic><a:tbl><a:tr><a:tc><a:p><a:r><a:t>部件</a:t></a:r></a:p></a:tc><a:tc><a:p><a:r><a:t>周期</a:t></a:r></a:p></a:tc></a:tr><a:tr><a:tc><a:p><a:r><a:t>滤网</a:t></a:r></a:p></a:tc><a:tc><a:p><a:r><a:t>七天</a:t></a:r></a:p></a:tc></a:tr></a:tbl></a:graphic></p:graphicFrame>',
  ),
];
const presentation = (): Buffer =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml':
      '<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst><p:sldId r:id="b"/><p:sldId r:id="c"/><p:sldId r:id="a"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels':
      '<Relationships><Relationship Id="a" Target="slides/slide3.xml"/><Relationship Id="b" Target="slides/slide1.xml"/><Relationship Id="c" Target="slides/slide2.xml"/></Relationships>',
    ...Object.fromEntries(slides.map((xml, at) => [`ppt/slides/slide${at + 1}.xml`, xml])),
  });

const markdown = `# 安装说明

请先**断开电源**，再打开[外壳](https://example.com)。
外壳有两层。

- 检查电压
1. 接好地线

| 型号 | 功率 |
|---|---|
| A1 | 750 W |

\`\`\`
reset --all
\`\`\`
`;
const page = `<html><head><title>x</title><script>alert(1)</script></head><body><div><h1>退货规则</h1><div>七天内<b>可以</b>退货</div>
<p>运费由<a href="javascript:alert(1)">卖家</a>承担</p></div><table><tr><th>类别</th><th>天数</th></tr><tr><td>服装</td><td>15</td></tr></table></body></html>`;

/** Type and text of the blocks of a file, once it is trained. */
const blocksOf = async (name: string, bytes: Buffer): Promise<Block[]> => {
  const id = await library.add(name, bytes);
  await server.settled();
  const row = (await library.list({ size: 100 })).rows.find((each) => each.id === id);
  expect([row?.status, row?.reason]).toEqual(['trained', '']);
  const wanted = { kbBotFileId: id, kbBotId: library.kbBotId };
  const { pages } = (await ann.call('POST', '/api/v1/kbBotFile/query/result', wanted)).as(documents.result);
  return pages.flatMap(({ blocks }) => blocks);
};
const said = (blocks: readonly Block[]) => blocks.map(({ type, text }) => [type, text]);

describe('kinds of files that a setting adds', () => {
  it('reads the sheets of a workbook as tables that name their columns [DOC-04]', async () => {
    const rows = Array.from({ length: 45 }, (_, at) => [`M${at + 1}`, `${at * 2} Nm`]);
    const blocks = await blocksOf('扭矩表.xlsx', await workbookOf([['螺栓', '扭矩'], ...rows]));
    expect(blocks.map(({ type, cells }) => [type, cells?.length ?? 0])).toEqual([
      ['paragraph', 0],
      ['table', 21],
      ['table', 21],
      ['table', 6],
    ]);
    expect(blocks.slice(1).map(({ cells }) => cells?.[0])).toEqual(Array.from({ length: 3 }, () => ['螺栓', '扭矩']));
    // Each has a place on the printed page, so that a number in an answer leads there.
    expect(blocks.every(({ box }) => box.right > box.left)).toBe(true);
  });

  it('reads separated values in the encoding of Chinese offices [DOC-04]', async () => {
    const gbk = Buffer.from([0xb1, 0xa3, 0xd1, 0xf8, 0x2c, 0xd6, 0xdc, 0x0a, 0x41, 0x2c, 0x42, 0x0a]);
    expect(said(await blocksOf('周期.csv', gbk))).toEqual([['table', '保养 | 周\nA | B']]);
  });

  it('reads slides in the order they are shown, without hidden ones and page numbers [DOC-04]', async () => {
    expect(said(await blocksOf('培训.pptx', presentation()))).toEqual([
      ['paragraph', '水泵保养'],
      ['paragraph', '每周检查滤芯两次'],
      ['table', '部件 | 周期\n滤网 | 七天'],
    ]);
  });

  it('reads text, Markdown and pages for their words [DOC-04]', async () => {
    expect(said(await blocksOf('说明.txt', Buffer.from('第一章 总则\n本规定适用于全体员工。')))).toEqual([
      ['paragraph', '第一章 总则'],
      ['paragraph', '本规定适用于全体员工。'],
    ]);
    expect(said(await blocksOf('安装.md', Buffer.from(markdown)))).toEqual([
      ['paragraph', '安装说明'],
      ['paragraph', '请先断开电源，再打开外壳。外壳有两层。'],
      ['paragraph', '• 检查电压'],
      ['paragraph', '1. 接好地线'],
      ['table', '型号 | 功率\nA1 | 750 W'],
      ['paragraph', 'reset --all'],
    ]);
    expect(said(await blocksOf('规则.html', Buffer.from(page)))).toEqual([
      ['paragraph', '退货规则'],
      ['paragraph', '七天内可以退货'],
      ['paragraph', '运费由卖家承担'],
      ['table', '类别 | 天数\n服装 | 15'],
    ]);
  });

  it('gives the bytes of a page back as text to be saved, never as a page [DOC-12]', async () => {
    const id = await library.add('别的规则.html', Buffer.from(page.replace('退货', '换货')));
    const { headers } = await server.app.inject({ url: await library.link('sourceFile', id) });
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      expect.stringContaining('text/plain'),
      expect.stringContaining('attachment'),
    ]);
  });

  it.each([
    ['假的.xlsx', zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<x/>' })],
    ['假的.pptx', zipOf({ 'a.txt': 'a' })],
    ['程序.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2])],
    ['手册.md', Buffer.from('%PDF-1.7')],
    ['表格.xls', Buffer.from('a,b')],
  ])('refuses %s, which is not what its name says [DOC-04]', async (name, bytes) => {
    expect(await library.upload(name, bytes)).toMatchObject({
      status: 400,
      json: { errorMessage: '文件格式错误，请调整后重新上传' },
    });
  });

  it.each(['空.txt', '空.csv', '空.md'])('says of %s that it is empty [DOC-04]', async (name) => {
    expect(await library.upload(name, Buffer.alloc(0))).toMatchObject({
      status: 400,
      json: { errorMessage: '文件是空的，请选择有内容的文件' },
    });
  });

  it('ends with a reason for a table without end and one that cannot be read [DOC-04]', async () => {
    await library.upload('太长.csv', Buffer.from('a,b\n'.repeat(10_002)));
    await library.upload('坏的.xlsx', zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }));
    await server.settled();
    const { rows } = await library.list({ status: 'cookFailed' });
    expect(rows.map(({ name, reason }) => [name, reason]).toSorted(([a], [b]) => (a! < b! ? -1 : 1))).toEqual([
      ['坏的.xlsx', '文件已损坏，无法解析，请检查后重新上传'],
      ['太长.csv', '表格不能超过10000行'],
    ]);
  });

  it('tells the library which they are; without the setting they are the specified three [DOC-04]', async () => {
    expect((await library.list()).types).toEqual(['pdf', 'doc', 'docx', 'pptx', 'xlsx', 'csv', 'txt', 'md', 'html']);
    await using usual = await createTestServer();
    const shelf = await libraryOf(usual, await usual.actor());
    expect((await shelf.list()).types).toEqual(['pdf', 'doc', 'docx']);
    expect((await shelf.upload('说明.txt', Buffer.from('第一章'))).status).toBe(400);
  });
});
