import { documents, sources } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kbBotFile } from '../documents/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { dueJob } from './schedule.ts';
import { kbBotSource } from './schema.ts';
import { sourceScene, type SourceScene } from './testing/sourceScene.ts';
import { startWebDav, type WebDav } from './testing/startWebDav.ts';

let server: TestServer;
let ann: Actor;
let dav: WebDav;
let plain: WebDav;
let scene: SourceScene;

const textOf = (...lines: string[]) => Buffer.from(lines.join('\n\n'));
const returns = 'Goods may be returned within seven days after they were delivered to the customer.';
const freight = 'The freight of returned goods is borne by the seller in all cases without exception.';
const opening = 'These rules are valid from the first of October for all orders placed later.';

beforeAll(async () => {
  const environment = { SOURCE_HOSTS: '127.0.0.1', DOCUMENT_TYPES: 'txt,pdf' };
  server = await createTestServer({ worker: true, environment });
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await server.actor({ coins: 50 });
  dav = await startWebDav({ ids: true });
  plain = await startWebDav({ ids: false });
  scene = await sourceScene(server, ann, dav);
  return async () => {
    await dav[Symbol.asyncDispose]();
    await plain[Symbol.asyncDispose]();
  };
});

const runsOf = async () => (await scene.call('query/runs')).as(sources.runs).rows;
const gets = () => dav.requests.filter((each) => each.startsWith('GET'));
const parses = async () =>
  Object.fromEntries(
    (await server.services.db.select().from(kbBotFile).where(eq(kbBotFile.kbBotId, scene.library.kbBotId))).map(
      ({ name, versionNumber }) => [name, versionNumber],
    ),
  );

describe('a source', () => {
  it('is taken in, follows a change, a move and a deletion, and keeps what makers did [DOC-01]', async () => {
    dav.put('/售后/returns.txt', textOf(returns, freight));
    dav.put('/b.txt', textOf(opening));
    await scene.create();
    const first = await scene.look();
    expect(first).toMatchObject({ listed: 2, planned: 2, finished: 2, added: 2, unchanged: 0, reason: '' });
    const before = await scene.documents();
    const { id } = before['returns.txt']!;
    expect(await scene.texts(id)).toEqual([returns, freight]);
    expect(await scene.lines(first)).toMatchObject([
      { action: 'added', waiting: false, name: 'b.txt' },
      { action: 'added', waiting: false, path: '/售后/returns.txt', documentId: id },
    ]);
    await scene.edit(id, 'freight', 'The freight is borne by us.');

    dav.requests.length = 0;
    expect(await scene.look()).toMatchObject({ listed: 2, planned: 0, unchanged: 2 });
    expect(gets()).toEqual([]);

    dav.put('/售后/returns.txt', textOf(opening, returns, freight));
    dav.move('/b.txt', '/售后/beginning.txt');
    dav.put('/c.txt', textOf('Something new.'));
    expect(await scene.look()).toMatchObject({ added: 1, changed: 1, moved: 1, removed: 0, refused: 0 });
    const after = await scene.documents();
    expect(Object.keys(after).toSorted()).toEqual(['beginning.txt', 'c.txt', 'returns.txt']);
    expect(after['returns.txt']!.id).toBe(id);
    expect(after['beginning.txt']!.id).toBe(before['b.txt']!.id);
    expect(await scene.texts(id)).toEqual([opening, returns, 'The freight is borne by us.']);
    expect(await parses()).toMatchObject({ 'returns.txt': 2, 'beginning.txt': 1 });

    dav.remove('/c.txt');
    expect(await scene.look()).toMatchObject({ removed: 1, unchanged: 2 });
    expect(Object.keys(await scene.documents()).toSorted()).toEqual(['beginning.txt', 'returns.txt']);
    expect(await scene.source()).toMatchObject({ documentCount: 2, leftOut: 0 });
  });

  it('whose files have no ids of their own knows a moved one by its bytes [DOC-01]', async () => {
    scene = await sourceScene(server, ann, plain);
    for (const at of [1, 2, 3, 4, 5]) plain.put(`/old/${at}.txt`, textOf(`This is the file of number ${at}.`));
    await scene.create();
    await scene.look();
    const before = await scene.documents();
    await scene.edit(before['3.txt']!.id, 'number 3', 'This is written by hand.');
    for (const at of [1, 2, 3, 4, 5]) plain.move(`/old/${at}.txt`, `/new/n${at}.txt`);
    plain.requests.length = 0;
    expect(await scene.look()).toMatchObject({
      state: 'done',
      moved: 5,
      added: 0,
      removed: 0,
      planned: 5,
      finished: 5,
    });
    expect(plain.requests.filter((each) => each.startsWith('GET'))).toHaveLength(5);
    const after = await scene.documents();
    expect(after['n3.txt']!.id).toBe(before['3.txt']!.id);
    expect(await scene.texts(after['n3.txt']!.id)).toEqual(['This is written by hand.']);
    expect(Object.values(await parses())).toEqual([1, 1, 1, 1, 1]);
  });

  it('that would lose much waits for a person, who lets it go or keeps it [DOC-01]', async () => {
    scene = await sourceScene(server, ann, plain);
    const put = (at: number) => plain.put(`/${at}.txt`, textOf(`This is the file of number ${at}.`));
    const most = [1, 2, 3, 4];
    for (const at of [...most, 5]) put(at);
    await scene.create();
    await scene.look();
    for (const at of most) plain.remove(`/${at}.txt`);
    put(6);
    const held = await scene.look('held');
    expect(held).toMatchObject({
      planned: 5,
      finished: 0,
      reason: '本次更新会移除4份文档（共5份），请确认后再继续',
    });
    expect(Object.keys(await scene.documents())).toHaveLength(5);
    expect(await scene.lines(held, { action: 'removed' })).toHaveLength(4);
    // Another look answers the one that waits.
    expect((await scene.call('run')).as(sources.run)).toMatchObject({ id: held.id, state: 'held' });
    await scene.call('run/decide', { runId: held.id, remove: false });
    await expect
      .poll(async () => (await runsOf())[0])
      .toMatchObject({ state: 'done', added: 1, removed: 0, planned: 1 });
    // Those that stay are followed once the source has them again.
    for (const at of most) put(at);
    expect(await scene.look()).toMatchObject({ planned: 0, unchanged: 6 });
    expect(Object.keys(await scene.documents())).toHaveLength(6);
    for (const at of most) plain.remove(`/${at}.txt`);
    const second = await scene.look('held');
    await scene.call('run/decide', { runId: second.id, remove: true });
    await expect.poll(async () => (await runsOf())[0]).toMatchObject({ state: 'done', removed: 4 });
    expect(Object.keys(await scene.documents()).toSorted()).toEqual(['5.txt', '6.txt']);
  }, 240_000);

  it('leaves out what cannot be taken with the reason, and tries it again [DOC-05]', async () => {
    dav.put('/table.xyz', Buffer.from('x'));
    dav.put('/half.txt', textOf(returns));
    dav.half.add('/half.txt');
    dav.put('/twin.txt', textOf(opening));
    dav.put('/other.txt', textOf(opening));
    await scene.create();
    const run = await scene.look();
    expect(run).toMatchObject({ added: 2, refused: 2, finished: 4 });
    const lines = await scene.lines(run);
    const reasonOf = (name: string) => lines.find((line) => line.name === name)?.reason;
    expect(reasonOf('half.txt')).toContain('文件不完整');
    expect(reasonOf('table.xyz')).toMatch(/^不支持这种格式的文件，可以收录.*txt/);
    expect(dav.requests.some((each) => each.includes('table.xyz'))).toBe(false);
    const twins = [reasonOf('twin.txt'), reasonOf('other.txt')].filter(Boolean);
    expect(twins).toEqual([expect.stringContaining('内容相同')]);
    expect(await scene.source()).toMatchObject({ documentCount: 2, leftOut: 2 });
    dav.half.clear();
    expect(await scene.look()).toMatchObject({ added: 1, refused: 1, unchanged: 2 });
    expect(await scene.source()).toMatchObject({ documentCount: 3, leftOut: 1 });
  }, 240_000);

  it('does not bring back what a maker deleted, and follows it once it is restored [DOC-01]', async () => {
    dav.put('/a.txt', textOf(returns));
    await scene.create();
    await scene.look();
    const { id } = (await scene.documents())['a.txt']!;
    (await ann.call('DELETE', `/api/v1/personalKbBotFile/${id}`)).as(documents.remove);
    dav.put('/a.txt', textOf(returns, freight));
    expect(await scene.look()).toMatchObject({ planned: 0, added: 0 });
    expect(await scene.source()).toMatchObject({ documentCount: 0, leftOut: 1 });
    await ann.call('POST', '/api/v1/personalKbBotFile/bin/restore', { kbBotId: scene.library.kbBotId, ids: [id] });
    await server.settled();
    expect(await scene.look()).toMatchObject({ changed: 1, added: 0 });
    expect(await scene.texts(id)).toEqual([returns, freight]);
  });

  it('whose listing breaks off plans nothing and says why; what is only busy is tried again [DOC-01]', async () => {
    dav.put('/a/a.txt', textOf(returns));
    dav.put('/b/b.txt', textOf(freight));
    await scene.create();
    await scene.look();
    dav.fail(403, '/b');
    expect(await scene.look('failed')).toMatchObject({ reason: '没有权限读取「/b/」，请检查账号的权限', planned: 0 });
    dav.fail(0, '/b');
    dav.fail(503);
    setTimeout(() => dav.fail(0), 3_000);
    expect(await scene.look()).toMatchObject({ unchanged: 2, reason: '' });
  });

  it('can be stopped, paused and removed, with its documents or without [DOC-01]', async () => {
    for (const at of [1, 2, 3]) dav.put(`/${at}.txt`, textOf(`This is the file of number ${at}.`));
    dav.delay = 2_000;
    await scene.create();
    const { id: runId } = (await scene.call('run')).as(sources.run);
    await scene.call('run/stop', { runId });
    expect((await runsOf())[0]).toMatchObject({ state: 'stopped' });
    dav.delay = 0;
    await server.settled();
    expect(Object.keys(await scene.documents())).toEqual([]);
    expect(await scene.look()).toMatchObject({ added: 3 });
    const source = await scene.source();
    await scene.call('update/on', { on: false });
    expect(await scene.source()).toMatchObject({ on: false });
    const gone = await ann.call('DELETE', `/api/v1/personalKbBotSource/${source.id}`, {
      kbBotId: source.kbBotId,
      documents: 'bin',
    });
    expect(gone.status).toBe(200);
    expect(Object.keys(await scene.documents())).toEqual([]);
    expect((await scene.call('query/list')).as(sources.list).rows).toEqual([]);
  });

  it('is tried before it is stored, and its password never comes back or goes to another host (AUTHZ-03)', async () => {
    dav.put('/a.txt', textOf(returns));
    const access = { kind: 'webdav', address: dav.address, user: 'user' };
    const wrong = await scene.call('query/probe', { ...access, id: undefined, password: 'wrong' });
    expect(wrong.json).toMatchObject({ errorMessage: '用户名或密码不正确，请检查后重试' });
    const inside = await scene.call('query/probe', { ...access, id: undefined, address: 'http://10.1.2.3/dav' });
    expect(inside.json).toMatchObject({ errorMessage: expect.stringContaining('内网地址') });
    const found = await scene.call('query/probe', { ...access, id: undefined, password: 'geheim' });
    expect(found.as(sources.probe)).toEqual({ count: 1, more: false, names: ['a.txt'], title: 'user' });
    const made = await scene.create({ every: 'hour' });
    expect(JSON.stringify(made)).not.toContain('geheim');
    expect(made).toMatchObject({ hasPassword: true, user: 'user' });
    const [row] = await server.services.db.select().from(kbBotSource).where(eq(kbBotSource.id, made.id));
    expect(row!.password).not.toContain('geheim');
    const url = `/api/v1/personalKbBotSource/${made.id}`;
    const settings = { kbBotId: made.kbBotId, name: '改名', ...access, every: 'hour', version: made.updatedAt };
    const saved = (await ann.call('PUT', url, settings)).as(sources.update);
    expect(saved).toMatchObject({ name: '改名', hasPassword: true });
    expect((await ann.call('PUT', url, { ...settings, name: '再改名' })).status).toBe(409);
    const elsewhere = { ...settings, address: plain.address, version: saved.updatedAt };
    expect((await ann.call('PUT', url, elsewhere)).as(sources.update)).toMatchObject({ hasPassword: false });
    const second = await scene.create();
    const open = { ...settings, address: dav.address.replace('http:', 'https:'), version: second.updatedAt };
    const unsafe = await ann.call('PUT', `/api/v1/personalKbBotSource/${second.id}`, { ...open, every: 'manual' });
    expect(unsafe.as(sources.update)).toMatchObject({ hasPassword: false });
    const stranger = await server.actor();
    expect(
      (await stranger.call('POST', '/api/v1/personalKbBotSource/query/list', { kbBotId: made.kbBotId })).status,
    ).not.toBe(200);
  });

  it('is looked at by itself when its time has come [DOC-01]', async () => {
    scene = await sourceScene(server, ann, dav);
    dav.put('/a.txt', textOf(returns));
    const made = await scene.create({ every: 'day' });
    expect(made.nextRunAt).toBeGreaterThan(Date.now() + 80_000_000);
    await expect.poll(async () => (await runsOf())[0]?.state).toBe('done');
    const before = await runsOf();
    await server.services.db
      .update(kbBotSource)
      .set({ nextRunAt: new Date(Date.now() - 1_000) })
      .where(eq(kbBotSource.id, made.id));
    await dueJob.enqueue(server.services.db, { sourceId: made.id }, { key: `sources.due:${made.id}` });
    await expect.poll(async () => (await runsOf())[0]).toMatchObject({ asked: false, state: 'done' });
    expect(await runsOf()).toHaveLength(before.length + 1);
    expect((await scene.source()).nextRunAt).toBeGreaterThan(Date.now() + 80_000_000);
  });
});
