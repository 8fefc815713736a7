import { assistants, constants, documents } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { prune } from '../../identity/prune.ts';
import { createTestServer, type Actor, type TestServer } from '../../testing/index.ts';
import { newId } from '../database/columns.ts';
import { once } from './once.ts';
import { madeOnce } from './schema.ts';

let server: TestServer;
let ann: Actor;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await server.actor();
});

const path = '/api/v1/personalKbBot';
const create = (actor: Actor, key: string | undefined, body: object = { name: '双胞胎' }) =>
  actor.call('POST', path, body, key === undefined ? {} : { [constants.IDEMPOTENCY_HEADER]: key });
const names = async (actor: Actor) =>
  (await actor.call('POST', `${path}/query/page4Owner`, {})).as(assistants.page).rows.map(({ name }) => name);

it('what is asked for again by the same key is made once, at the same time too [BOT-01]', async () => {
  const key = newId();
  const first = (await create(ann, key)).as(assistants.create);
  expect((await create(ann, key)).as(assistants.create)).toEqual(first);
  expect(await names(ann)).toEqual(['双胞胎']);
  const other = newId();
  const both = await Promise.all([create(ann, other), create(ann, other), create(ann, other)]);
  expect(new Set(both.map((answer) => answer.as(assistants.create).id)).size).toBe(1);
  expect(await names(ann)).toHaveLength(2);
  await create(ann, undefined);
  await create(ann, newId());
  expect(await names(ann)).toHaveLength(4);
});

it('the same key makes another thing for another request and for somebody else, and one that was refused is carried out', async () => {
  const key = newId();
  expect((await create(ann, key, { name: '' })).status).toBe(400);
  await create(ann, key, { name: '一' });
  await create(ann, key, { name: '二' });
  expect(new Set(await names(ann))).toEqual(new Set(['一', '二']));
  const eve = await server.actor();
  const { id } = (await create(ann, key, { name: '一' })).as(assistants.create);
  expect((await create(eve, key, { name: '一' })).as(assistants.create).id).not.toBe(id);
  expect(await names(eve)).toEqual(['一']);
  expect((await eve.call('POST', '/api/v1/kbBotFile/query/list', { id })).status).toBe(404);
  expect((await ann.call('POST', '/api/v1/kbBotFile/query/list', { id })).as(documents.list).count).toBe(0);
});

it('the place of a process that died is taken after a while, and answers are forgotten after a day', async () => {
  const { services, clock } = server;
  const id = newId();
  await services.db.insert(madeOnce).values({ id, at: services.now() });
  clock.advance(61_000);
  expect(await once(services, id, () => Promise.resolve({ made: 1 }))).toEqual({ made: 1 });
  expect(await once(services, id, () => Promise.resolve({ made: 2 }))).toEqual({ made: 1 });
  clock.advance(86_400_000);
  await prune.handler({}, { services, signal: new AbortController().signal, attempt: 1 });
  expect(await services.db.$count(madeOnce, eq(madeOnce.id, id))).toBe(0);
});
