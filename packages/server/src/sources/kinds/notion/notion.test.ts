import { APIErrorCode, Client, isFullPage } from '@notionhq/client';
import { expect, test } from 'vitest';
import { block, richText, words } from '../../testing/notionThings.ts';
import { bytesOf, listAll, reachingAs } from '../../testing/reachingOf.ts';
import { startNotion, type NotionSource } from '../../testing/startNotion.ts';
import type { SourceAccess, SourceEntry } from '../kind.ts';
import { notionKind } from './index.ts';

const MINUTE = 60_000;

function reached({ settings }: NotionSource, change?: Partial<SourceAccess>) {
  const { reaching, notes } = reachingAs(notionKind, settings, change);
  const config = { ...reaching.services.config, DOCUMENT_TYPES: ['html' as const] };
  return { notes, reaching: { ...reaching, services: { ...reaching.services, config } } };
}
const list = (notion: NotionSource, change?: Partial<SourceAccess>) => listAll(notionKind, reached(notion, change));
const namesOf = (entries: readonly SourceEntry[]) => entries.map(({ name }) => name).toSorted();
const fetched = (notion: NotionSource, entry: SourceEntry, known = '') =>
  notionKind.fetch(reached(notion).reaching, entry, known);
const below = (id: string) => ({ type: 'page_id', page_id: id }) as const;
const text = (said: string) => [words('paragraph', said)];

test("Notion's own client is answered by the server of these tests", async () => {
  await using notion = await startNotion({ size: 2 });
  const database = notion.database('表');
  const rows = { type: 'data_source_id', data_source_id: database.dataSource, database_id: database.id } as const;
  const [page] = ['一', '二', '三'].map((title) => notion.add({ title, blocks: text(title) }));
  notion.add({ title: '行', parent: rows });
  const client = new Client({ auth: notion.settings.password, baseUrl: notion.address.slice(0, -1), logger: () => {} });
  const first = await client.search({ page_size: 100 });
  expect(first).toMatchObject({ has_more: true, results: [{ object: 'page' }, { object: 'page' }] });
  expect(first.results.every((each) => each.object === 'page' && isFullPage(each))).toBe(true);
  expect(await client.search({ start_cursor: first.next_cursor })).toMatchObject({ results: { length: 2 } });
  expect(await client.pages.retrieve({ page_id: page!.id })).toMatchObject({ id: page!.id });
  expect(await client.blocks.children.list({ block_id: page!.id })).toMatchObject({ results: [{ type: 'paragraph' }] });
  expect(await client.databases.retrieve({ database_id: database.id })).toMatchObject({
    data_sources: [{ id: database.dataSource }],
  });
  expect(await client.dataSources.query({ data_source_id: database.dataSource })).toMatchObject({
    results: [{ object: 'page' }],
  });
  await expect(client.pages.retrieve({ page_id: database.id })).rejects.toMatchObject({
    code: APIErrorCode.ObjectNotFound,
  });
});

test('lists the pages that are shared, page by page, with where they open', async () => {
  await using notion = await startNotion({ size: 2 });
  const [first] = ['制度', '手册', '价格'].map((title) => notion.add({ title }));
  notion.add({ title: '旧制度', trashed: true });
  const entries = await list(notion);
  expect(namesOf(entries)).toEqual(['价格', '制度', '手册']);
  const id = first!.id.replaceAll('-', '');
  expect(entries.find(({ name }) => name === '制度')).toMatchObject({
    id,
    address: `https://www.notion.so/${id}`,
    revision: expect.stringMatching(/:00\.000Z$/),
  });
  expect(notion.requests).toEqual(['SEARCH', 'SEARCH']);
  expect(await notionKind.title(reached(notion).reaching)).toBe('示例公司');
});

test('a source that names a page holds it and what hangs below it, in databases and columns as well', async () => {
  await using notion = await startNotion();
  const column = block('column');
  const root = notion.add({ title: '手册', blocks: [block('column_list', {}, column)] });
  const child = notion.add({ title: '章', parent: below(root.id) });
  notion.add({ title: '节', parent: below(child.id) });
  notion.add({ title: '栏', parent: { type: 'block_id', block_id: column.id } });
  const database = notion.database('问答', below(child.id));
  notion.add({
    title: '行',
    parent: { type: 'data_source_id', data_source_id: database.dataSource, database_id: database.id },
  });
  notion.add({ title: '别处' });
  const at = (page: string) => list(notion, { place: { page } });
  expect(namesOf(await at(`https://www.notion.so/Handbook-${root.id.replaceAll('-', '')}?pvs=4`))).toEqual(
    ['手册', '章', '节', '栏', '行'].toSorted(),
  );
  expect(namesOf(await at(database.id))).toEqual(['行']);
  const { reaching } = reached(notion, { place: { page: database.id } });
  expect(await notionKind.title(reaching)).toBe('问答');
  notion.unshared.add(root.id);
  await expect(at(root.id)).rejects.toThrow('没有共享给集成');
});

test('pages that hang in a circle are below nothing', async () => {
  await using notion = await startNotion();
  const root = notion.add({ title: '手册' });
  const one = notion.add({ title: '一' });
  const two = notion.add({ title: '二', parent: below(one.id) });
  notion.edit(one, { parent: below(two.id) });
  expect(namesOf(await list(notion, { place: { page: root.id } }))).toEqual(['手册']);
});

test('what its search leaves out is found among the rows of its database, and by asking for what the library has', async () => {
  await using notion = await startNotion();
  const database = notion.database('问答');
  const parent = { type: 'data_source_id', data_source_id: database.dataSource, database_id: database.id } as const;
  const row = notion.add({ title: '行', parent });
  const [shown, lost, trashed, unshared] = ['页', '漏', '弃', '收回'].map((title) => notion.add({ title }));
  const inTrash = notion.add({ title: '弃页的子页', parent: below(trashed!.id) });
  for (const each of [row, lost!, inTrash]) notion.hidden.add(each.id);
  notion.edit(trashed!, { trashed: true });
  notion.unshared.add(unshared!.id);
  const { reaching, notes } = reached(notion);
  const had = [shown, lost, trashed, unshared, inTrash].map((page) => page!.id.replaceAll('-', ''));
  const known = () => Promise.resolve(had);
  expect(namesOf(await listAll(notionKind, { reaching: { ...reaching, known }, notes }))).toEqual(
    ['页', '行', '漏'].toSorted(),
  );
});

test('a subpage that its search leaves out is found once the page above it was read', async () => {
  await using notion = await startNotion();
  const child = notion.add({ title: '子页', blocks: text('子') });
  const child_page = block('child_page', { title: child.title });
  const page = notion.add({ title: '页', blocks: [words('toggle', '更多', { ...child_page, id: child.id })] });
  notion.edit(child, { parent: below(page.id) });
  notion.hidden.add(child.id);
  const [entry] = await list(notion);
  expect(String(await bytesOf(await fetched(notion, entry!)))).toContain('<p>子页</p>');
  expect(namesOf(await list(notion))).toEqual(['子页', '页'].toSorted());
  notion.edit(child, { trashed: true });
  expect(namesOf(await list(notion))).toEqual(['页']);
});

test('a page is the same until it is edited, but for the minutes after its last edit', async () => {
  await using notion = await startNotion();
  const page = notion.add({ title: '制度', blocks: text('一') });
  const [before] = await list(notion);
  const first = await fetched(notion, before!);
  expect(String(await bytesOf(first))).toContain('<p>一</p>');
  // Edited once more in the minute of the first edit: the listing cannot tell.
  page.blocks = text('二');
  const [after] = await list(notion);
  expect(after!.revision).toBe(before!.revision);
  expect(notionKind.same!(first.revision!, after!.revision)).toBe(false);
  notion.later(3 * MINUTE);
  const settled = await fetched(notion, after!, first.revision);
  expect(String(await bytesOf(settled))).toContain('<p>二</p>');
  expect(notionKind.same!(settled.revision!, after!.revision)).toBe(true);
  expect(await fetched(notion, after!, settled.revision)).toEqual({ unchanged: true });
  notion.edit(page, { title: '新制度' });
  const [renamed] = await list(notion);
  expect(notionKind.same!(settled.revision!, renamed!.revision)).toBe(false);
  const again = await fetched(notion, renamed!, settled.revision);
  expect(again).toMatchObject({ name: '新制度.html' });
  expect(String(await bytesOf(again))).toContain('<p>二</p>');
});

test('a row says its properties, and a page without words is left out', async () => {
  await using notion = await startNotion();
  const database = notion.database('问答');
  notion.add({
    title: '退货',
    parent: { type: 'data_source_id', data_source_id: database.dataSource, database_id: database.id },
    properties: {
      答案: { type: 'rich_text', rich_text: richText('七天内\n可以退货') },
      天数: { type: 'number', number: 7 },
      状态: { type: 'status', status: { name: '生效' } },
      标签: { type: 'multi_select', multi_select: [{ name: '售后' }, { name: '物流' }] },
      生效: { type: 'date', date: { start: '2026-01-01', end: null } },
      公开: { type: 'checkbox', checkbox: true },
      折算: { type: 'formula', formula: { type: 'number', number: 0.5 } },
      编号: { type: 'unique_id', unique_id: { prefix: 'Q', number: 3 } },
      相关: { type: 'relation', relation: [{ id: 'x' }] },
      空: { type: 'select', select: null },
      constructor: { type: 'constructor', constructor: 'x' },
    },
  });
  const [entry] = await list(notion);
  const html = String(await bytesOf(await fetched(notion, entry!)));
  expect(/<body>(.*)<\/body>/.exec(html)?.[1]).toBe(
    '<p>答案：七天内<br>可以退货</p><p>天数：7</p><p>状态：生效</p><p>标签：售后、物流</p>' +
      '<p>生效：2026-01-01</p><p>公开：是</p><p>折算：0.5</p><p>编号：Q-3</p>',
  );
  const empty = notion.add({ title: '空', blocks: [words('paragraph', ''), block('divider')] });
  const found = (await list(notion)).find(({ name }) => name === empty.title);
  await expect(fetched(notion, found!)).rejects.toThrow('没有文字');
});

test('a page that is gone since it was listed is tried again', async () => {
  await using notion = await startNotion();
  const page = notion.add({ title: '制度', blocks: text('一') });
  const [entry] = await list(notion);
  notion.edit(page, { trashed: true });
  await expect(fetched(notion, entry!)).rejects.toMatchObject({ passing: true });
  notion.unshared.add(page.id);
  await expect(fetched(notion, entry!)).rejects.toMatchObject({ passing: true });
});

test('lists that never end, go in a circle or name addresses of other kinds do no harm', async () => {
  await using notion = await startNotion({ size: 2 });
  for (const title of ['一', '二', '三']) notion.add({ title, blocks: text(title) });
  const [entry] = await list(notion);
  for (const lists of ['circle', 'endless'] as const) {
    notion.lists = lists;
    await expect(list(notion)).rejects.toThrow(lists === 'circle' ? '没有给出完整的列表' : '太多');
  }
  notion.lists = 'circle';
  await expect(fetched(notion, entry!)).rejects.toThrow('没有给出完整的列表');
});

test('a block that holds itself is read once, and what lies very deep is left out', async () => {
  await using notion = await startNotion();
  const round = words('toggle', '圈');
  round.children.push(round, words('paragraph', '里'));
  let deep = words('toggle', '最深');
  for (let depth = 30; depth > 0; depth--) deep = words('toggle', `第${depth}层`, deep);
  notion.add({ title: '深', blocks: [round, deep] });
  const [entry] = await list(notion);
  const html = String(await bytesOf(await fetched(notion, entry!)));
  expect(html.match(/圈/g)).toHaveLength(1);
  expect(html).toContain('<p>里</p>');
  expect(html).toContain('第20层');
  expect(html).not.toContain('最深');
});
