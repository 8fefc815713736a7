import type { Block, WaitingKind } from '@tinystar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredPage } from '../documents/readPages.ts';
import { isSaid } from './settleSame.ts';
import { captureServer, type Site } from './testing/capturedPage.ts';

const box = { left: 0, top: 0, right: 1, bottom: 1 };
const block = (id: string, text: string, more: Partial<Block> = {}) => ({
  id,
  type: 'paragraph' as const,
  box,
  text,
  status: 'enabled' as const,
  ...more,
});
const table = (id: string, cells: string[][]) =>
  block(id, cells.map((row) => row.join(' | ')).join('\n'), { type: 'table', cells });
type Blocks = ReturnType<typeof block>[];
const pagesOf = (...blocks: Blocks): StoredPage[] => [
  { index: 1, width: 1, height: 1, rotation: 0, textLayer: 'ok', blocks },
];
const placed = (blocks: Blocks) => blocks.map((each) => ({ page: 1, block: each }));
const said = (
  pages: StoredPage[],
  {
    kind = 'changed' as WaitingKind,
    read = [block('r', '从前的话')],
    mine = [] as Blocks,
    near = 'a' as string | null,
  },
) => isSaid({ kind, read: placed(read), mine: placed(mine), near }, pages);

it('an edit is said where the block beside it says the same, however it is set', () => {
  const pages = pagesOf(block('a', '押金为 两百元'), block('b', '其余不变'));
  expect(said(pages, { mine: [block('m', '押金为两百元')] })).toBe(true);
  expect(said(pages, { mine: [block('m', '押金为两百元', { status: 'disabled' })] })).toBe(false);
  expect(said(pages, { mine: [block('m', '押金为三百元')] })).toBe(false);
  expect(said(pages, { mine: [block('m', '押金为两百元')], near: 'b' })).toBe(false);
  expect(said(pages, { mine: [] })).toBe(false);
  expect(said(pages, { kind: 'pictures', mine: [block('m', '押金为两百元')] })).toBe(false);
});

it('blocks that were split are said by as many behind each other', () => {
  const pages = pagesOf(block('a', '押金为两百元'), block('b', '退房时归还'));
  expect(said(pages, { mine: [block('m', '押金为两百元'), block('n', '退房时归还')], near: 'b' })).toBe(true);
  expect(said(pages, { mine: [block('n', '退房时归还'), block('m', '押金为两百元')], near: 'b' })).toBe(false);
});

it('what is beside nothing is said by the only block of enough words that says it', () => {
  const words = '夜间请从东门进入大楼';
  const drawn = { kind: 'drawn' as const, read: [], mine: [block('m', words)], near: null };
  expect(said(pagesOf(block('a', words)), drawn)).toBe(true);
  expect(said(pagesOf(block('a', words), block('b', words)), drawn)).toBe(false);
  expect(said(pagesOf(block('a', '注意')), { ...drawn, mine: [block('m', '注意')] })).toBe(false);
});

it('a table is said where every changed cell is there, whatever rows came since', () => {
  const read = [
    table('r', [
      ['地区', '首重'],
      ['华东', '12元'],
    ]),
  ];
  const mine = [
    table('m', [
      ['地区', '首重'],
      ['华东', '13元'],
    ]),
  ];
  const next = (price: string) =>
    pagesOf(
      table('a', [
        ['地区', '首重'],
        ['华东', price],
        ['港澳', '45元'],
      ]),
    );
  expect(said(next('13元'), { read, mine })).toBe(true);
  expect(said(next('14元'), { read, mine })).toBe(false);
});

let site: Site;
beforeAll(async () => {
  site = await captureServer();
});
afterAll(() => site.close());

it('an edit that the new version says by itself does not wait, and is told [DOC-07] [PDF-03]', async () => {
  const rules = [
    '退货须在签收后七天之内提出申请，并保持商品完好如初。',
    '运费由卖家承担，偏远地区由双方协商决定如何分担。',
    '客服电话每天早上九点开始接听，周末和节假日除外。',
  ];
  const page = await site.capture(rules);
  const longer = '退货须在签收后十五天之内提出申请，并保持商品完好如初。';
  const freight = '运费由买家承担，偏远地区由双方协商决定如何分担。';
  await page.save({
    edit: [
      { id: (await page.withWords('退货须')).id, text: longer },
      { id: (await page.withWords('运费')).id, text: freight },
    ],
  });
  await page.recapture([longer, '运费由平台承担，偏远地区由双方协商决定如何分担。', rules[2]!]);
  const { waitingEdits, reason } = await page.document();
  expect([waitingEdits, reason]).toEqual([1, '1处修改与新版本的内容相同，已自动处理']);
  const first = await page.waiting();
  expect(first.rows).toMatchObject([{ mine: [{ block: { text: freight } }] }]);
  expect(first.decided).toMatchObject([
    { decision: 'same', by: '', holds: 'same', mine: [{ block: { text: longer } }] },
  ]);
  expect((await page.takeBack(first.decided![0]!.id)).status).toBe(409);
  // What waited since then is said by a later version.
  await page.recapture([longer, freight, rules[2]!]);
  const second = await page.waiting();
  expect([second.rows, second.decided!.map(({ decision }) => decision)]).toEqual([[], ['same', 'same']]);
  await page.recapture([longer, freight, rules[2]!, '发票随货寄出，电子发票请在订单里下载。']);
  expect((await page.document()).reason).toBe('');
});
