import { blocks as blockCalls, documents, waitingEdits, type PageDiff, type WaitingKind } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSite } from '../capture/testing/startSite.ts';
import { kbBotFileWaitingEdit } from '../documents/schema.ts';
import { libraryOf, type Library } from '../documents/testing/library.ts';
import { newId } from '../platform/database/columns.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';

const base = '/api/v1/personalKbBotFile';
const rules = [
  '退货须在签收后七天之内提出申请，并保持商品完好如初。',
  '运费由卖家承担，偏远地区由双方协商决定如何分担。',
  '定制商品一经制作不予退换，下单之前请先确认尺寸。',
  '客服电话每天早上九点开始接听，周末和节假日除外。',
];
/** Three of the four say something else. */
const changed = [
  '退货须在签收后十天之内提出申请，并保持商品完好如初。',
  '运费由买家承担，偏远地区由双方协商决定如何分担。',
  '定制商品一经制作不予退换，下单之前请先核对尺寸。',
  rules[3]!,
];

let site: Awaited<ReturnType<typeof startSite>>;
let said: readonly string[];
/** A table behind the paragraphs, once there is one. */
let table: readonly (readonly string[])[] = [];
let server: TestServer;
let ann: Actor;
let library: Library;
let file: { kbBotId: string; kbBotFileId: string };

beforeAll(async () => {
  site = await startSite((_, response) => {
    const paragraphs = said.map((text) => `<p>${text}</p>`).join('');
    response.writeHead(200, { 'content-type': 'text/html' });
    const cells = table.map(
      (row) => `<tr>${row.map((cell) => `<td style="border:1px solid">${cell}</td>`).join('')}</tr>`,
    );
    const rows = table.length > 0 ? `<table style="border-collapse:collapse">${cells.join('')}</table>` : '';
    response.end(`<!doctype html><title>退货规则</title><article><h1>退货规则</h1>${paragraphs}${rows}</article>`);
  });
  server = await createTestServer({ worker: true, environment: { EGRESS_ALLOW: site.host } });
});
afterAll(async () => {
  await server.close();
  site.close();
});

const pagesOf = async () => (await ann.call('POST', '/api/v1/kbBotFile/query/result', file)).as(documents.result);
const blocksOf = async () => (await pagesOf()).pages.flatMap(({ blocks }) => blocks);
const withWords = async (words: string) => (await blocksOf()).find(({ text }) => text.includes(words))!;
const save = async (diff: Omit<PageDiff, 'index'>) => {
  const sent = await ann.call('POST', `${base}/updateResult`, { ...file, pages: [{ index: 1, ...diff }] });
  expect(sent.as(blockCalls.save).version).toBeGreaterThan(0);
  await server.settled();
};
const waiting = async () =>
  (await ann.call('POST', `${base}/waitingEdits/query/list`, file)).as(waitingEdits.list).rows;
const count = async () =>
  (await ann.call('GET', `/api/v1/kbBotFile/${file.kbBotFileId}?kbBotId=${file.kbBotId}`)).as(documents.get)
    .waitingEdits ?? 0;
const take = (body: object, who = ann) => who.call('POST', `${base}/waitingEdits/take`, { ...file, ...body });
const discard = (id: string, who = ann) => who.call('POST', `${base}/waitingEdits/discard`, { ...file, id });

/** A captured page of which one block is rewritten, one switched off and one deleted, and whose words change then. */
beforeEach(async () => {
  said = rules;
  table = [];
  ann = await server.actor();
  library = await libraryOf(server, ann);
  const { kbBotId } = library;
  const added = await ann.call('POST', `${base}/site`, { kbBotId, siteUrl: `${site.origin}/` });
  file = { kbBotId, kbBotFileId: added.as(documents.addSite).id! };
  await server.settled();
  const [first, freight, custom] = [await withWords('退货须'), await withWords('运费'), await withWords('定制')];
  await save({
    edit: [{ id: first.id, text: '退货须在十五天之内提出。' }],
    disable: [freight.id],
    delete: [custom.id],
  });
  expect(await count()).toBe(0);
  said = changed;
  server.clock.advance(61_000);
  await ann.call('POST', `${base}/recapture`, { kbBotId, id: file.kbBotFileId });
  await server.settled();
});

it('what has no certain place in a new version waits, is told, and is taken over or discarded [DOC-07] [PDF-03]', async () => {
  expect((await blocksOf()).map(({ text }) => text)).toEqual([`${site.origin}/`, '退货规则', ...changed]);
  expect(await count()).toBe(3);
  expect((await library.list()).rows[0]).toMatchObject({ waitingEdits: 3 });
  const rows = await waiting();
  expect(rows.map(({ read }) => read[0]!.block.text)).toEqual(rules.slice(0, 3));
  const about = (words: string) => rows.find(({ read }) => read[0]!.block.text.includes(words))!;
  const [first, freight, custom] = [about('退货须'), about('运费'), about('定制')];
  expect(first).toMatchObject({ kind: 'changed', mine: [{ page: 1, block: { text: '退货须在十五天之内提出。' } }] });
  expect(freight).toMatchObject({ mine: [{ block: { text: rules[1], status: 'disabled' } }] });
  expect(custom).toMatchObject({ mine: [], read: [{ page: 1, block: { text: rules[2] } }] });
  for (const [row, words] of [
    [first, '十天'],
    [freight, '买家'],
    [custom, '核对'],
  ] as const)
    expect(row.near).toBe((await withWords(words)).id);

  const text = '退货须在十五天之内提出，节日顺延。';
  expect((await take({ id: custom.id, onto: [custom.near], text })).json).toMatchObject({
    errorMessage: '这处修改的文字不能改',
  });
  expect((await take({ id: first.id, onto: [first.near], text })).as(waitingEdits.take).version).toBeGreaterThan(0);
  await server.settled();
  expect(await withWords('十五天')).toMatchObject({ id: first.near, text, edited: { kind: 'rewritten' } });
  expect((await take({ id: freight.id, onto: [freight.near] })).status).toBe(200);
  await server.settled();
  expect(await withWords('运费')).toMatchObject({ text: changed[1], status: 'disabled' });
  expect(await count()).toBe(1);
  expect((await discard(custom.id)).status).toBe(200);
  expect([await count(), await waiting()]).toEqual([0, []]);
  expect((await withWords('定制')).text).toBe(changed[2]);
  expect((await take({ id: custom.id, onto: [custom.near] })).json).toMatchObject({
    errorMessage: '这处修改已经处理过了',
  });
});

it('what waits is decided once, on the version that was seen, by its makers alone [DOC-07] [PDF-03]', async () => {
  const [row] = (await waiting()).filter(({ mine }) => mine.length === 0);
  const { version } = await pagesOf();
  await save({ edit: [{ id: (await withWords('客服电话')).id, text: '客服电话全天接听。' }] });
  expect((await take({ id: row!.id, onto: [row!.near], version })).status).toBe(409);
  expect((await take({ id: row!.id, onto: [row!.id] })).status).toBe(400);
  const bob = await server.actor();
  expect([(await take({ id: row!.id, onto: [row!.near] }, bob)).status, (await discard(row!.id, bob)).status]).toEqual([
    404, 404,
  ]);
  expect(await count()).toBe(3);
  const twice = await Promise.all([1, 2].map(() => take({ id: row!.id, onto: [row!.near] })));
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  await server.settled();
  expect([await count(), await withWords('定制')]).toEqual([2, undefined]);
});

it('a rewritten cell goes into the table of today, which keeps what came since [DOC-07] [PDF-03]', async () => {
  const freight = [
    ['地区', '首重', '续重'],
    ['华东', '12元', '2元'],
    ['西北', '18元', '5元'],
    ['海岛', '30元', '9元'],
  ];
  const recapture = async () => {
    server.clock.advance(61_000);
    await ann.call('POST', `${base}/recapture`, { kbBotId: file.kbBotId, id: file.kbBotFileId });
    await server.settled();
  };
  const tableNow = async () => (await blocksOf()).find(({ cells }) => cells)!;
  table = freight;
  await recapture();
  for (const row of await waiting()) await discard(row.id);
  const { id, cells } = await tableNow();
  expect(cells).toEqual(freight);
  await save({ edit: [{ id, cells: freight.with(1, ['华东', '13元', '2元']) }] });
  const grown = [...freight.with(1, ['华东', '14元', '2元']), ['港澳', '45元', '20元']];
  table = grown;
  await recapture();
  expect((await tableNow()).cells).toEqual(grown);
  const [row] = await waiting();
  expect(row).toMatchObject({ kind: 'changed', onto: [(await tableNow()).id] });
  expect((await take({ id: row!.id, onto: row!.onto })).status).toBe(200);
  await server.settled();
  expect((await tableNow()).cells).toEqual(grown.with(1, ['华东', '13元', '2元']));
  expect((await tableNow()).edited).toMatchObject({ kind: 'rewritten' });

  // Other cells than the ones that wait are taken over the same way.
  expect((await ann.call('POST', `${base}/waitingEdits/takeBack`, { ...file, id: row!.id })).status).toBe(200);
  await server.settled();
  const cells15 = freight.with(1, ['华东', '15元', '2元']);
  expect((await take({ id: row!.id, onto: row!.onto, text: '15元' })).json).toMatchObject({
    errorMessage: '这处修改的文字不能改',
  });
  expect((await take({ id: row!.id, onto: row!.onto, cells: cells15 })).status).toBe(200);
  await server.settled();
  expect((await tableNow()).cells).toEqual(grown.with(1, ['华东', '15元', '2元']));
});

it('what waits is still beside the block it was like after one more version [DOC-07] [PDF-03]', async () => {
  const before = await waiting();
  const near = before.map((row) => row.near);
  said = [...changed.slice(0, 3), '客服电话每天早上八点开始接听，周末和节假日除外。'];
  server.clock.advance(61_000);
  await ann.call('POST', `${base}/recapture`, { kbBotId: file.kbBotId, id: file.kbBotFileId });
  await server.settled();
  expect((await withWords('八点')).text).toBe(said.at(-1));
  expect((await waiting()).map((row) => row.near)).toEqual(near);
});

it('what waits comes back with a document out of the recycle bin [DOC-11] [PDF-03]', async () => {
  const before = await waiting();
  const { kbBotId, kbBotFileId } = file;
  expect((await ann.call('DELETE', `${base}/${kbBotFileId}`)).status).toBe(200);
  const restored = await ann.call('POST', `${base}/bin/restore`, {
    kbBotId,
    ids: [kbBotFileId],
  });
  expect(restored.status).toBe(200);
  await server.settled();
  expect([await count(), await waiting()]).toEqual([3, before]);
});

it('what an edit is likely meant for is looked for in the version of today, wherever it stands', async () => {
  const [, , first, second, last] = await blocksOf();
  const createdAt = server.services.now();
  const block = (text: string) => ({ page: 1, block: { ...last!, id: newId(), text, status: 'enabled' as const } });
  const ways: [kind: WaitingKind, read: string[], onto: string[]][] = [
    // Something else stands where it stood.
    ['changed', ['本店只在工作日营业。'], []],
    // What stands there says much of the same.
    ['changed', [`${last!.text}谢谢。`], [last!.id]],
    // It is there again, at another place, of one block and of two.
    ['changed', [first!.text], [first!.id]],
    ['changed', [first!.text, second!.text], [first!.id, second!.id]],
    ['changed', [second!.text, first!.text], []],
    ['drawn', [], [last!.id]],
    ['pictures', [last!.text], []],
  ];
  await server.services.db.delete(kbBotFileWaitingEdit);
  await server.services.db.insert(kbBotFileWaitingEdit).values(
    ways.map(([kind, read], at) => ({
      id: newId(),
      kbBotId: file.kbBotId,
      fileId: file.kbBotFileId,
      near: last!.id,
      kind,
      read: read.map(block),
      mine: [block(String(at))],
      createdAt: new Date(createdAt.getTime() + at),
    })),
  );
  expect((await waiting()).map(({ onto }) => onto)).toEqual(ways.map(([, , onto]) => onto));
});

it('what was joined, split, drawn or bound to a picture is taken over as it was meant', async () => {
  const box = { left: 60, top: 700, right: 400, bottom: 740 };
  const words = (text: string, status: 'enabled' | 'disabled' = 'enabled') => ({
    page: 1,
    block: { id: newId(), type: 'paragraph' as const, box, text, status },
  });
  const wait = async (kind: WaitingKind, mine: ReturnType<typeof words>[], near: string | null = null) => {
    const [id, read] = [newId(), kind === 'changed' ? [words('从前的话')] : []];
    const createdAt = server.services.now();
    await server.services.db
      .insert(kbBotFileWaitingEdit)
      .values({ id, kbBotId: file.kbBotId, fileId: file.kbBotFileId, kind, read, mine, near, createdAt });
    return id;
  };
  const onto = async (id: string, ...targets: string[]) => {
    expect((await take({ id, onto: targets })).status).toBe(200);
    await server.settled();
    return (await blocksOf()).slice(2);
  };
  const [first, second, third, last] = (await blocksOf()).slice(2).map(({ id }) => id);
  const joined = await onto(await wait('changed', [words('甲乙合为一块')]), first!, second!);
  expect(joined.map(({ id, text }) => [id, text])).toEqual([
    [first, '甲乙合为一块'],
    [third, changed[2]],
    [last, changed[3]],
  ]);
  const split = await onto(
    await wait('changed', [words('丙之一'), words('丙之二', 'disabled'), words('丙之三')]),
    third!,
  );
  expect(split.map(({ text, status }) => [text, status])).toEqual([
    ['甲乙合为一块', 'enabled'],
    ['丙之一', 'enabled'],
    ['丙之二', 'disabled'],
    ['丙之三', 'enabled'],
    [changed[3], 'enabled'],
  ]);
  const drawn = await onto(await wait('drawn', [words('店主的说明')]), first!);
  expect(drawn.map(({ text }) => text).slice(0, 2)).toEqual(['甲乙合为一块', '店主的说明']);
  await save({ add: [{ key: 'picture', after: last, type: 'image', box }] });
  const picture = (await blocksOf()).find(({ type }) => type === 'image')!.id;
  const waits = await wait('pictures', [words('')], last);
  expect((await take({ id: waits, onto: [first] })).json).toMatchObject({ errorMessage: '请选择新版本里的一张图片' });
  const bound = await onto(waits, picture);
  expect(bound.find(({ id }) => id === last)!.images).toMatchObject([{ type: 'inner', image_block_id: picture }]);
});
