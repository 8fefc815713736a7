import { sources } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { sourceScene, type SourceScene } from './testing/sourceScene.ts';
import { startS3Source, type S3Source } from './testing/startS3Source.ts';

let server: TestServer;
let ann: Actor;
let store: S3Source;
let scene: SourceScene;

const textOf = (...lines: string[]) => Buffer.from(lines.join('\n\n'));
const returns = 'Goods may be returned within seven days after they were delivered to the customer.';
const freight = 'The freight of returned goods is borne by the seller in all cases without exception.';

beforeAll(async () => {
  server = await createTestServer({ worker: true, environment: { SOURCE_HOSTS: '127.0.0.1', DOCUMENT_TYPES: 'txt' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await server.actor({ coins: 50 });
  store = await startS3Source({ page: 2 });
  scene = await sourceScene(server, ann, store);
  return () => store[Symbol.asyncDispose]();
});

it('a bucket is taken in, follows changes, moves and deletions, and keeps what makers did [DOC-01]', async () => {
  store.put('售后/returns.txt', textOf(returns, freight));
  store.put('售后/moves.txt', textOf('This one is going to be moved.'));
  store.put('gone.txt', textOf('This one is going to be deleted.'));
  await scene.create();
  expect(await scene.look()).toMatchObject({ listed: 3, added: 3, refused: 0 });
  const before = await scene.documents();
  const { id } = before['returns.txt']!;
  await scene.edit(id, 'freight', 'The freight is borne by us.');
  store.requests.length = 0;
  expect(await scene.look()).toMatchObject({ planned: 0, unchanged: 3 });
  expect(store.requests.filter((each) => each.startsWith('GET'))).toEqual([]);

  store.put('售后/returns.txt', textOf('A new beginning.', returns, freight));
  store.move('售后/moves.txt', '制度/moved.txt');
  store.remove('gone.txt');
  expect(await scene.look()).toMatchObject({ added: 0, changed: 1, moved: 1, removed: 1 });
  const after = await scene.documents();
  expect(Object.keys(after).toSorted()).toEqual(['moved.txt', 'returns.txt']);
  expect(after['moved.txt']!.id).toBe(before['moves.txt']!.id);
  expect(await scene.texts(id)).toEqual(['A new beginning.', returns, 'The freight is borne by us.']);
});

it('a bucket is tried and stored with its place, and its key does not go to another address (AUTHZ-03)', async () => {
  store.put('资料/a.txt', textOf(returns));
  store.put('b.txt', textOf(freight));
  const { settings } = store;
  const place = { ...settings.place, folder: '资料', region: '' };
  const tryOut = (change: object) => scene.call('query/probe', { ...settings, place, id: undefined, ...change });
  expect((await tryOut({})).as(sources.probe)).toEqual({ count: 1, more: false, names: ['a.txt'], title: '资料' });
  expect((await tryOut({ password: 'wrong' })).json).toMatchObject({
    errorMessage: 'AccessKey Secret不正确，请检查后重试',
  });
  expect((await tryOut({ place: { bucket: 'a/b' } })).json).toMatchObject({
    errorMessage: '存储桶的名称只能有字母、数字、点、连字符和下划线',
  });
  const made = await scene.create({ place });
  expect(made).toMatchObject({ place: { bucket: 'docs', folder: '资料' }, hasPassword: true });
  expect(JSON.stringify(made)).not.toContain(settings.password);
  expect(await scene.look()).toMatchObject({ added: 1 });

  const url = `/api/v1/personalKbBotSource/${made.id}`;
  const { password: _, ...known } = settings;
  const change = { kbBotId: made.kbBotId, name: '整个存储桶', ...known, every: 'manual', version: made.updatedAt };
  const whole = (await ann.call('PUT', url, change)).as(sources.update);
  expect(whole).toMatchObject({ place: { bucket: 'docs' }, hasPassword: true });
  // What was taken in already stands elsewhere below the source, and stays.
  expect(await scene.look()).toMatchObject({ added: 1, moved: 1, removed: 0 });
  const elsewhere = { ...change, address: 'https://s3.example.com', version: whole.updatedAt };
  expect((await ann.call('PUT', url, elsewhere)).as(sources.update)).toMatchObject({ hasPassword: false });
});

it('a bucket whose listing breaks off plans nothing and says why; what is only busy is tried again [DOC-01]', async () => {
  for (const at of [1, 2, 3]) store.put(`${at}.txt`, textOf(`This is the file of number ${at}.`));
  await scene.create();
  await scene.look();
  store.fault = { status: 403, code: 'InvalidAccessKeyId' };
  expect(await scene.look('failed')).toMatchObject({
    reason: 'AccessKey ID不正确或已停用，请检查后重试',
    planned: 0,
  });
  store.fault = { status: 503, code: 'SlowDown' };
  setTimeout(() => (store.fault = undefined), 3_000);
  expect(await scene.look()).toMatchObject({ unchanged: 3, reason: '' });
});

it('a bucket that is empty all at once waits for a person, however little it held [DOC-01]', async () => {
  for (const name of ['a.txt', 'b.txt']) store.put(name, textOf(`This is what ${name} says.`));
  await scene.create();
  await scene.look();
  for (const name of ['a.txt', 'b.txt']) store.remove(name);
  const held = await scene.look('held');
  expect(held).toMatchObject({ removed: 0, reason: '本次更新会移除2份文档（共2份），请确认后再继续' });
  expect(Object.keys(await scene.documents())).toHaveLength(2);
  await scene.call('run/decide', { runId: held.id, remove: true });
  const run = async () => (await scene.call('query/runs')).as(sources.runs).rows[0];
  await expect.poll(run, { timeout: 60_000 }).toMatchObject({ state: 'done', removed: 2 });
});
