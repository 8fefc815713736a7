import { sources } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { sourceScene, type SourceScene } from './testing/sourceScene.ts';
import { startGitSource, type GitSource } from './testing/startGitSource.ts';

let server: TestServer;
let ann: Actor;
let repository: GitSource;
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
  repository = await startGitSource();
  scene = await sourceScene(server, ann, repository);
  return () => repository[Symbol.asyncDispose]();
});

it('a repository is taken in, follows its commits, and asks once while there is none [DOC-01]', async () => {
  repository.put('售后/returns.txt', textOf(returns, freight));
  repository.put('gone.txt', textOf('This one is going to be deleted.'));
  repository.put('latest.txt', Buffer.from('售后/returns.txt'), '120000');
  await scene.create();
  const first = await scene.look();
  expect(first).toMatchObject({ listed: 3, added: 2, refused: 1 });
  expect(await scene.lines(first, { action: 'refused' })).toMatchObject([
    { name: 'latest.txt', reason: expect.stringContaining('符号链接') },
  ]);
  const before = await scene.documents();
  const { id } = before['returns.txt']!;
  await scene.edit(id, 'freight', 'The freight is borne by us.');
  repository.requests.length = 0;
  expect(await scene.look()).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect(repository.requests).toEqual(['REFS']);

  repository.put('售后/returns.txt', textOf('A new beginning.', returns, freight));
  repository.remove('gone.txt');
  repository.requests.length = 0;
  expect(await scene.look()).toMatchObject({ added: 0, changed: 1, removed: 1 });
  expect(repository.requests).toEqual(['REFS', 'TREES', 'GET 售后/returns.txt']);
  expect(Object.keys(await scene.documents())).toEqual(['returns.txt']);
  expect(await scene.texts(id)).toEqual(['A new beginning.', returns, 'The freight is borne by us.']);
});

it('a folder that is renamed is known by what its files hold, however many they are (DOC-06)', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.txt`);
  for (const name of names) repository.put(`old/${name}`, textOf(`This is what ${name} says.`, returns));
  await scene.create();
  expect(await scene.look()).toMatchObject({ added: 5 });
  const before = await scene.documents();
  for (const name of names) repository.move(`old/${name}`, `new/${name}`);
  expect(await scene.look()).toMatchObject({ moved: 5, added: 0, removed: 0 });
  const after = await scene.documents();
  for (const name of names) expect(after[name]!.id).toBe(before[name]!.id);
});

it('a repository is tried and stored with its branch and folder alone', async () => {
  repository.put('资料/a.txt', textOf(returns));
  repository.put('b.txt', textOf(freight));
  const { settings } = repository;
  const place = { branch: 'draft', folder: '资料', bucket: 'docs' };
  const tryOut = (change: object) => scene.call('query/probe', { ...settings, place, id: undefined, ...change });
  expect((await tryOut({})).as(sources.probe)).toEqual({ count: 1, more: false, names: ['a.txt'], title: '资料' });
  expect((await tryOut({ place: { branch: 'mian' } })).json).toMatchObject({
    errorMessage: '没有分支「mian」，请填写已有的分支：draft、main',
  });
  expect((await tryOut({ place: { branch: 'a b' } })).status).toBe(400);
  await scene.create({ place });
  await scene.look();
  expect(await scene.source()).toMatchObject({ place: { branch: 'draft', folder: '资料' }, documentCount: 1 });
});
