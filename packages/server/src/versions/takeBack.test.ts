import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { captureServer, type CapturedPage, type Site } from './testing/capturedPage.ts';

const rules = [
  '退货须在签收后七天之内提出申请，并保持商品完好如初。',
  '运费由卖家承担，偏远地区由双方协商决定如何分担。',
  '定制商品一经制作不予退换，下单之前请先确认尺寸。',
  '客服电话每天早上九点开始接听，周末和节假日除外。',
];
const changed = [
  '退货须在签收后十天之内提出申请，并保持商品完好如初。',
  '运费由买家承担，偏远地区由双方协商决定如何分担。',
  '定制商品一经制作不予退换，下单之前请先核对尺寸。',
  rules[3]!,
];

let site: Site;
let page: CapturedPage;

beforeAll(async () => {
  site = await captureServer();
});
afterAll(() => site.close());

/** One block rewritten, one switched off, one deleted; then the page says something else of all three. */
beforeEach(async () => {
  page = await site.capture(rules);
  await page.save({
    edit: [{ id: (await page.withWords('退货须')).id, text: '退货须在十五天之内提出。' }],
    disable: [(await page.withWords('运费')).id],
    delete: [(await page.withWords('定制')).id],
  });
  await page.recapture(changed);
});

const about = async (words: string) => {
  const { rows, decided = [] } = await page.waiting();
  return [...rows, ...decided].find(({ read }) => read[0]!.block.text.includes(words))!;
};
const waits = async (words: string) =>
  (await page.waiting()).rows.find(({ read }) => read[0]!.block.text.includes(words))!;

it('a decision is told with who and when, and is taken back by one press [DOC-07] [PDF-03]', async () => {
  const before = await page.result();
  for (const words of ['退货须', '运费', '定制']) {
    const { id, near } = await waits(words);
    expect((await page.take(id, [near])).status).toBe(200);
    await site.server.settled();
    site.server.clock.advance(1000);
  }
  expect((await page.document()).waitingEdits).toBeUndefined();
  const told = await page.waiting();
  expect(told.rows).toEqual([]);
  const { name } = (await page.owner.call('GET', '/api/v1/me')).json as { name?: string };
  expect(told.decided).toMatchObject([
    { decision: 'taken', by: name ?? expect.stringMatching(/./), read: [{ block: { text: rules[2] } }] },
    { decision: 'taken', by: name ?? expect.stringMatching(/./), read: [{ block: { text: rules[1] } }] },
    { decision: 'taken', by: name ?? expect.stringMatching(/./), read: [{ block: { text: rules[0] } }] },
  ]);
  expect(told.decided!.map(({ holds }) => holds)).toEqual([undefined, undefined, undefined]);
  for (const { id } of told.decided!.toReversed()) {
    expect((await page.takeBack(id, (await page.result()).version)).status).toBe(200);
    await site.server.settled();
  }
  expect((await page.result()).pages).toEqual(before.pages);
  expect((await page.document()).waitingEdits).toBe(3);
  const again = await page.waiting();
  expect(again.decided).toEqual([]);
  expect(again.rows).toHaveLength(3);
  // What waits again can be decided again.
  const { id, near } = await waits('定制');
  expect((await page.take(id, [near])).status).toBe(200);
});

it('blocks that became one are apart again, each under its id [DOC-07] [PDF-03]', async () => {
  const before = await page.result();
  const { id } = await waits('退货须');
  const targets = [(await page.withWords('十天')).id, (await page.withWords('买家')).id];
  expect((await page.take(id, targets)).status).toBe(200);
  await site.server.settled();
  expect((await page.blocks()).map((block) => block.id)).not.toContain(targets[1]);
  expect((await page.takeBack(id)).status).toBe(200);
  await site.server.settled();
  expect((await page.result()).pages).toEqual(before.pages);
});

it('an edit that was not taken over is had back after a reload [DOC-07] [PDF-03]', async () => {
  const { id } = await waits('运费');
  expect((await page.discard(id)).status).toBe(200);
  expect((await page.document()).waitingEdits).toBe(2);
  expect(await about('运费')).toMatchObject({ decision: 'discarded' });
  const twice = await Promise.all([1, 2].map(() => page.takeBack(id)));
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await page.document()).waitingEdits).toBe(3);
  expect(await waits('运费')).toMatchObject({ mine: [{ block: { status: 'disabled' } }] });
});

it('a decision stays where its block was changed since or another version answers [DOC-07] [PDF-03]', async () => {
  const { id, near } = await waits('退货须');
  const discarded = await waits('运费');
  expect((await page.take(id, [near])).status).toBe(200);
  await site.server.settled();
  const seen = (await page.result()).version;
  await page.save({ edit: [{ id: near!, text: '退货须在二十天之内提出。' }] });
  expect(await about('退货须')).toMatchObject({ holds: 'changed' });
  expect((await page.takeBack(id, seen)).json).toMatchObject({
    errorMessage: '这个文档刚被修改过，请看过最新的内容后再撤回',
  });
  const refused = await page.takeBack(id);
  expect([refused.status, refused.json]).toMatchObject([
    409,
    { errorMessage: '所在的知识块之后又被改过，这个决定不能撤回，请直接修改知识块' },
  ]);
  expect((await page.withWords('退货须')).text).toBe('退货须在二十天之内提出。');
  const stranger = await site.server.actor();
  expect((await page.takeBack(id, undefined, stranger)).status).toBe(404);

  await page.discard(discarded.id);
  const { versionNumber } = await page.document();
  await page.recapture([...changed, '发票随货寄出，电子发票请在订单里下载。']);
  expect(await about('运费')).toMatchObject({ decision: 'discarded', holds: 'version' });
  expect((await page.takeBack(discarded.id)).json).toMatchObject({
    errorMessage: '这份文档已经换了版本，这个决定不能撤回',
  });
  // Once its version is the current one again, it can be.
  await page.restore(versionNumber ?? 1);
  expect((await page.takeBack(discarded.id)).status).toBe(200);
  expect(await waits('运费')).toBeDefined();
});
