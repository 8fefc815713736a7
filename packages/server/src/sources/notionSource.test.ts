import { sources } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { words } from './testing/notionThings.ts';
import { sourceScene, type SourceScene } from './testing/sourceScene.ts';
import { startNotion, type NotionSource } from './testing/startNotion.ts';

const MINUTES = 180_000;

let server: TestServer;
let ann: Actor;
let notion: NotionSource;
let scene: SourceScene;

const saying = (...lines: string[]) => lines.map((line) => words('paragraph', line));
const returns = 'Goods may be returned within seven days after they were delivered to the customer.';
const freight = 'The freight of returned goods is borne by the seller in all cases without exception.';

beforeAll(async () => {
  server = await createTestServer({ worker: true, environment: { SOURCE_HOSTS: '127.0.0.1', DOCUMENT_TYPES: 'html' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await server.actor({ coins: 50 });
  notion = await startNotion();
  scene = await sourceScene(server, ann, notion);
  return () => notion[Symbol.asyncDispose]();
});

it('pages are taken in, follow edits, another title and the trash, and keep what makers did [DOC-01]', async () => {
  const page = notion.add({ title: 'Returns', blocks: saying(returns, freight) });
  const trashed = notion.add({ title: 'Old', blocks: saying('This one is going to be deleted.') });
  notion.add({ title: 'Empty' });
  await scene.create();
  notion.later(MINUTES);
  const first = await scene.look();
  expect(first).toMatchObject({ listed: 3, added: 2, refused: 1 });
  expect(await scene.lines(first, { action: 'refused' })).toMatchObject([
    { name: 'Empty', reason: '页面里没有文字，未收录' },
  ]);
  const { id } = (await scene.documents())['Returns.html']!;
  await scene.edit(id, 'freight', 'The freight is borne by us.');
  notion.requests.length = 0;
  expect(await scene.look()).toMatchObject({ changed: 0, unchanged: 2 });
  expect(notion.requests).toEqual(['SEARCH', 'PAGE Empty', 'GET Empty']);

  notion.edit(page, { blocks: saying('A new beginning.', returns, freight) });
  notion.edit(trashed, { trashed: true });
  expect(await scene.look()).toMatchObject({ added: 0, changed: 1, removed: 1 });
  expect(await scene.texts(id)).toEqual(['A new beginning.', returns, 'The freight is borne by us.']);
  notion.edit(page, { title: 'Returns and freight' });
  expect(await scene.look()).toMatchObject({ changed: 0, moved: 1 });
  const after = await scene.documents();
  expect(Object.keys(after)).toEqual(['Returns and freight.html']);
  expect(after['Returns and freight.html']!.id).toBe(id);
});

it('an edit in the minute of the last one is not lost, and what was not edited is not parsed again [DOC-01]', async () => {
  const page = notion.add({ title: 'Returns', blocks: saying(returns) });
  await scene.create();
  expect(await scene.look()).toMatchObject({ added: 1 });
  const { id } = (await scene.documents())['Returns.html']!;
  page.blocks = saying(freight);
  expect(await scene.look()).toMatchObject({ changed: 1 });
  expect(await scene.texts(id)).toEqual([freight]);
  notion.later(MINUTES);
  expect(await scene.look()).toMatchObject({ planned: 1, changed: 0, unchanged: 1 });
  expect(await scene.look()).toMatchObject({ planned: 0, unchanged: 1 });
});

it('a page that a search leaves out stays, and one that is shared no more goes [DOC-01]', async () => {
  const pages = ['A', 'B', 'C', 'D'].map((title) =>
    notion.add({ title, blocks: saying(`This is what ${title} says.`) }),
  );
  await scene.create();
  await scene.look();
  for (const page of pages.slice(0, 3)) notion.hidden.add(page.id);
  expect(await scene.look()).toMatchObject({ listed: 4, removed: 0 });
  notion.unshared.add(pages[0]!.id);
  expect(await scene.look()).toMatchObject({ listed: 3, removed: 1 });
});

it('a workspace is tried and stored with its page, and its secret does not go to another address (AUTHZ-03)', async () => {
  const root = notion.add({ title: 'Handbook', blocks: saying(returns) });
  notion.add({ title: 'Chapter', parent: { type: 'page_id', page_id: root.id }, blocks: saying(freight) });
  notion.add({ title: 'Elsewhere', blocks: saying(freight) });
  const { settings } = notion;
  const place = { page: `https://www.notion.so/Handbook-${root.id.replaceAll('-', '')}` };
  const tryOut = (change: object) => scene.call('query/probe', { ...settings, place, id: undefined, ...change });
  expect((await tryOut({})).as(sources.probe)).toEqual({
    count: 2,
    more: false,
    names: ['Handbook', 'Chapter'],
    title: 'Handbook',
  });
  expect((await tryOut({ password: 'ntn_wrong' })).json).toMatchObject({
    errorMessage: '集成密钥不正确或已失效，请在Notion的集成设置里重新复制',
  });
  expect((await tryOut({ place: { page: 'https://www.notion.so/company' } })).json).toMatchObject({
    errorMessage: '请填写Notion页面或数据库的网址，它以32位编号结尾',
  });
  const made = await scene.create({ place });
  expect(made).toMatchObject({ place, hasPassword: true });
  expect(JSON.stringify(made)).not.toContain(settings.password);
  expect(await scene.look()).toMatchObject({ added: 2 });
  const { password: _, ...known } = settings;
  const elsewhere = {
    kbBotId: made.kbBotId,
    name: 'Handbook',
    ...known,
    place,
    every: 'manual',
    version: made.updatedAt,
  };
  const url = `/api/v1/personalKbBotSource/${made.id}`;
  const saved = await ann.call('PUT', url, { ...elsewhere, address: 'https://notion.example.com' });
  expect(saved.as(sources.update)).toMatchObject({ hasPassword: false });
});

it('a workspace that wants to be left alone is asked again, and says nothing of it when it is done [DOC-01]', async () => {
  notion.add({ title: 'Returns', blocks: saying(returns) });
  await scene.create();
  await scene.look();
  notion.fault = { status: 401, code: 'unauthorized' };
  expect(await scene.look('failed')).toMatchObject({
    reason: '集成密钥不正确或已失效，请在Notion的集成设置里重新复制',
    planned: 0,
  });
  notion.fault = { status: 429, code: 'rate_limited', retryAfter: 21, times: 1 };
  expect(await scene.look()).toMatchObject({ listed: 1, removed: 0, reason: '' });
});
