import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerServer, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import type { Services } from '../platform/services.ts';
import { search } from '../retrieval/index.ts';
import { startFakeEmbeddings, type EmbeddingScript, type FakeEmbeddings } from '../testing/fakeEmbeddings.ts';
import { createTestServer, testDatabase, type TestDatabase, type TestServer } from '../testing/index.ts';
import { adoptLater } from './adopt.ts';
import { embedLater, embeddingProgress, nearby } from './index.ts';
import { VectorCache } from './vectorCache.ts';

const TEXTS = [
  '正式员工每年享有五天带薪假，须提前三天申请。',
  '垫付的款项在出差结束后十天之内凭发票退还。',
  '办公室的冷气夏季设定为二十六度。',
  '周一至周五十一点半开饭，地点在三楼。',
  '口令每九十天更换一次。',
];

let host: FakeEmbeddings;
beforeAll(async () => {
  host = await startFakeEmbeddings();
});
afterAll(() => host.close());
beforeEach(() => {
  host.play({ script: 'normal', most: Infinity, retryAfter: 0 });
  host.requests.length = 0;
});

const environment = (model = 'fake') => ({ EMBEDDINGS_BASE_URL: host.url, EMBEDDINGS_MODEL: model });

/** A server on an assistant whose passages are embedded. */
async function embedded(database?: TestDatabase): Promise<{ server: TestServer; kbBotId: string }> {
  const server = await createTestServer({ environment: environment(), worker: true, ...(database && { database }) });
  const { id } = await seedAssistant(server.services, { owner: { type: 'personal', id: 'u' }, paragraphs: TEXTS });
  await adoptLater(server.services);
  await server.settled();
  return { server, kbBotId: id };
}

/** Two lives of a server on one database: the first embeds with one model, the second is configured with another. */
async function restarted(model: string, between?: (server: TestServer, kbBotId: string) => Promise<void>) {
  const database = await testDatabase();
  const { server, kbBotId } = await embedded(database);
  await server.close();
  const before = host.requests.length;
  const next = await createTestServer({ environment: environment(model), database });
  await between?.(next, kbBotId);
  await next.close();
  const working = await createTestServer({ environment: environment(model), database, worker: true });
  await adoptLater(working.services);
  await working.settled();
  const close = async () => {
    await working.close();
    await database.drop();
  };
  return { services: working.services, kbBotId, requests: host.requests.slice(before), close };
}

const near = (services: Services, kbBotId: string, question: string) =>
  nearby(services, kbBotId, question, new AbortController().signal);

async function ask(services: Services, kbBotId: string, question: string) {
  const vectors = await near(services, kbBotId, question);
  const found = vectors.state === 'used' ? vectors.near : [];
  return await search(services.db, { kbBotId, kinds: ['doc', 'qa'] }, question, 8, found);
}

const spacesOf = async ({ db }: Services) => (await db.execute(sql`select model, state from embedding_space`)).rows;

describe('vectors of passages', () => {
  it('find what is said in other words, and the order of both lists becomes one', async () => {
    const { server, kbBotId } = await embedded();
    const { services } = server;
    expect(await embeddingProgress(services.db)).toEqual([{ model: 'fake', state: 'serving', done: 1, total: 1 }]);
    const lone = await seedAssistant(services, { owner: { type: 'personal', id: 'u' }, paragraphs: TEXTS });
    const words = await ask(services, lone.id, 'vacation policy');
    expect(words.hits.every(({ ranks }) => ranks?.vectors === undefined)).toBe(true);
    expect((await ask(services, kbBotId, 'vacation policy')).hits[0]).toMatchObject({ ranks: { vectors: 1 } });
    await server.close();
  });

  it('come with every new document and go with it, one assistant never sees those of another', async () => {
    const { server, kbBotId } = await embedded();
    const { services } = server;
    const other = await seedAssistant(services, {
      owner: { type: 'personal', id: 'v' },
      paragraphs: ['机密：高管每年 vacation 三十天。'],
    });
    await embedLater(services, services.db, other.id);
    await server.settled();
    const ids = async (bot: string) => {
      const vectors = await near(services, bot, '年假');
      return vectors.state === 'used' ? vectors.near.map(({ id }) => id) : vectors;
    };
    const [mine, theirs] = [await ids(kbBotId), await ids(other.id)];
    expect(mine).toHaveLength(1);
    expect(theirs).toHaveLength(1);
    expect(mine).not.toEqual(theirs);
    // Even a vector of another assistant handed in by mistake names nothing that may be found.
    const foreign = [{ id: (theirs as number[])[0]!, similarity: 1, stands: 9 }];
    expect((await search(services.db, { kbBotId, kinds: ['doc'] }, 'zzz', 8, foreign)).hits).toEqual([]);
    await services.db.execute(sql`delete from passage where kb_bot_id = ${kbBotId}`);
    const left = await services.db.execute(sql`select from passage_vector where kb_bot_id = ${kbBotId}`);
    expect(left.rows).toEqual([]);
    expect((await ask(services, kbBotId, 'vacation')).hits).toEqual([]);
    await server.close();
  });

  it('are kept when the new model is the old one under another name', async () => {
    const { services, kbBotId, requests, close } = await restarted('fake-renamed');
    expect(await spacesOf(services)).toEqual([{ model: 'fake-renamed', state: 'serving' }]);
    // The sample and nothing else.
    expect(requests.map(({ input }) => input.length)).toEqual([1]);
    expect((await ask(services, kbBotId, 'vacation')).hits).toHaveLength(1);
    await close();
  });

  it.each(['other', 'wide'])('are made anew for another model (%s) while the old ones serve', async (model) => {
    const { services, kbBotId, close } = await restarted(model, async (next, bot) => {
      // The comparison has not been made yet: the old vectors answer by the old model.
      expect(await near(next.services, bot, 'vacation')).toMatchObject({ state: 'used', model: 'fake' });
    });
    expect(await spacesOf(services)).toEqual([{ model, state: 'serving' }]);
    expect(await near(services, kbBotId, 'holiday')).toMatchObject({ state: 'used', model });
    await close();
  });

  it('say how far the new ones are, and serve when the last one is there', async () => {
    const { server, kbBotId } = await embedded();
    const { services } = server;
    await services.db.execute(sql`
      insert into embedding_space (model, host, dimension, state, created_at)
      values ('other', 'elsewhere', 200, 'filling', now())`);
    expect(await embeddingProgress(services.db)).toEqual([
      { model: 'fake', state: 'serving', done: 1, total: 1 },
      { model: 'other', state: 'filling', done: 0, total: 1 },
    ]);
    await embedLater(services, services.db, kbBotId);
    await server.settled();
    expect(await embeddingProgress(services.db)).toEqual([{ model: 'other', state: 'serving', done: 1, total: 1 }]);
    await server.close();
  });

  it('of a long library come in several runs, and are all found without reading them again', async () => {
    const { server } = await embedded();
    const { services } = server;
    const paragraphs = Array.from({ length: 1_400 }, (_, at) => `第${at}条${'规定内容'.repeat(60)}${at}`);
    const bot = await seedAssistant(services, { owner: { type: 'personal', id: 'u' }, paragraphs });
    await embedLater(services, services.db, bot.id);
    await server.settled();
    const { rows } = await services.db.execute<{ id: number }>(sql`
      select passage_id::int as id from passage_vector where kb_bot_id = ${bot.id}`);
    expect(rows.length).toBeGreaterThan(1_024);
    const space = (await services.db.execute<{ id: number }>(sql`select id from embedding_space`)).rows[0]!.id;
    // The same from a cache that has room for all of them and from one that has for none.
    for (const cache of [new VectorCache(services.db), new VectorCache(services.db, 1_000)]) {
      for (let look = 0; look < 2; look++) {
        const seen: number[] = [];
        for await (const { ids } of cache.chunks(space, bot.id)) seen.push(...ids);
        expect(seen.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
      }
    }
    await server.close();
  });
});

describe('a host of embeddings that fails', () => {
  it.each<[EmbeddingScript, string]>([
    ['tooMany', 'busy'],
    ['broken', 'unavailable'],
    ['badKey', 'key'],
    ['silent', 'slow'],
    ['garbage', 'protocol'],
    ['small', 'dimension'],
  ])('leaves questions to words alone (%s), and is left alone for a while', async (script, reason) => {
    const { server, kbBotId } = await embedded();
    host.play({ script });
    expect(await near(server.services, kbBotId, '带薪假')).toMatchObject({ state: 'failed', reason });
    const asked = host.requests.length;
    expect(await near(server.services, kbBotId, '另一个问题')).toMatchObject({ state: 'failed', reason: 'paused' });
    expect(host.requests).toHaveLength(asked);
    expect((await ask(server.services, kbBotId, '带薪假几天')).hits[0]?.text).toContain('五天带薪假');
    await server.close();
  });

  it('does not keep an answer from being given [CHAT-01]', async () => {
    host.play({ script: 'broken' });
    await using stage: AnswerServer = await answerServer({ extractive: true, environment: environment() });
    const { services } = stage.server;
    const asker = await stage.server.actor();
    const bot = await seedAssistant(services, { owner: { type: 'personal', id: asker.userId } });
    await services.db.execute(sql`
      insert into embedding_space (model, host, dimension, state, created_at)
      values ('fake', 'x', 200, 'serving', now())`);
    const answer = await stage.ask(asker, bot.id);
    await answer.ended;
    expect(answer.text).toContain('满十年的享有十天');
    expect(host.requests).toHaveLength(1);
  });

  it('gets the passages again later: none stays without a vector', async () => {
    const server = await createTestServer({ environment: environment(), worker: true });
    const { id } = await seedAssistant(server.services, { owner: { type: 'personal', id: 'u' }, paragraphs: TEXTS });
    host.play({ script: 'broken', times: 2 });
    await adoptLater(server.services);
    await server.settled();
    expect(await embeddingProgress(server.services.db)).toMatchObject([{ done: 1, total: 1 }]);
    expect((await ask(server.services, id, 'reimburse')).hits[0]?.text).toContain('退还');
    await server.close();
  });
});
