import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerServer, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import type { Services } from '../platform/services.ts';
import { search, widthOf } from '../retrieval/index.ts';
import { startFakeEmbeddings, type EmbeddingScript, type FakeEmbeddings } from '../testing/fakeEmbeddings.ts';
import { createTestServer, testDatabase, type TestDatabase, type TestServer } from '../testing/index.ts';
import { adoptLater } from './adopt.ts';
import { createEmbedder } from './client.ts';
import { embedLater, embeddingProgress, nearby } from './index.ts';
import { embeddingSpace } from './schema.ts';
import { VectorCache } from './vectorCache.ts';
import { cosine } from './vectors.ts';

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

const environment = (model = 'fake', more: Record<string, string> = {}) => ({
  EMBEDDINGS_BASE_URL: host.url,
  EMBEDDINGS_MODEL: model,
  ...more,
});

/** A server on an assistant whose passages are embedded. */
async function embedded(
  database?: TestDatabase,
  paragraphs: readonly string[] = TEXTS,
  settings = environment(),
): Promise<{ server: TestServer; kbBotId: string }> {
  const server = await createTestServer({ environment: settings, worker: true, ...(database && { database }) });
  const { id } = await seedAssistant(server.services, { owner: { type: 'personal', id: 'u' }, paragraphs });
  await adoptLater(server.services);
  await server.settled();
  return { server, kbBotId: id };
}

/** Two lives of a server on one database: the first embeds with one model, the second is configured otherwise. */
async function restarted(
  settings: Record<string, string>,
  between?: (server: TestServer, kbBotId: string) => Promise<void>,
) {
  const database = await testDatabase();
  const { server, kbBotId } = await embedded(database);
  await server.close();
  const before = host.requests.length;
  const next = await createTestServer({ environment: settings, database });
  await between?.(next, kbBotId);
  await next.close();
  const working = await createTestServer({ environment: settings, database, worker: true });
  await adoptLater(working.services);
  await working.settled();
  const close = async () => {
    await working.close();
    await database.drop();
  };
  return { services: working.services, kbBotId, requests: host.requests.slice(before), close };
}

const embedOne = async (text: string): Promise<Float32Array | null> => {
  const embed = createEmbedder({ baseUrl: host.url, fetch: globalThis.fetch });
  const [vector] = await embed([text], { model: 'fake', signal: new AbortController().signal, patience: 60_000 });
  return vector ?? null;
};

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
    const { services, kbBotId, requests, close } = await restarted(environment('fake-renamed'));
    expect(await spacesOf(services)).toEqual([{ model: 'fake-renamed', state: 'serving' }]);
    // The sample and nothing else.
    expect(requests.map(({ input }) => input.length)).toEqual([1]);
    expect((await ask(services, kbBotId, 'vacation')).hits).toHaveLength(1);
    await close();
  });

  it.each(['other', 'wide'])('are made anew for another model (%s) while the old ones serve', async (model) => {
    const { services, kbBotId, close } = await restarted(environment(model), async (next, bot) => {
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
    const [space] = await services.db.select().from(embeddingSpace);
    // The same from a cache that has room for all of them and from one that has for none.
    for (const cache of [new VectorCache(services.db), new VectorCache(services.db, 1_000)]) {
      for (let look = 0; look < 2; look++) {
        const seen: number[] = [];
        for await (const { ids } of cache.chunks(space!, bot.id)) seen.push(...new Set(ids));
        expect(seen.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
      }
    }
    await server.close();
  });
});

const inputs = () => host.requests.flatMap(({ input }) => input);

describe('the texts that are embedded', () => {
  const long = [
    '公司的办公地点在江边的三号楼，前台负责登记来访的客人，并把快递放进一楼的柜子，每天下班以前通知收件的人来取。',
    '正式员工每年享有五天带薪假，须提前三天申请。',
    '会议室按小时预订，用完以后请关灯，把桌椅放回原来的地方，白板擦干净，遥控器交还给前台，下一组的人才能马上开始。',
    '打印机的纸放在二楼的储藏室，墨盒快用完时请告诉行政部，他们会在两天之内换好，彩色打印每人每月不超过五十页。',
  ].join('');

  it('are pieces of a passage, and it is as near as its nearest piece', async () => {
    const { server, kbBotId } = await embedded(undefined, [long]);
    const pieces = inputs().filter((text) => long.includes(text));
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(long);
    for (const piece of pieces) expect(widthOf(piece)).toBeLessThanOrEqual(130);
    const [space] = await server.services.db.select().from(embeddingSpace);
    const question = 'vacation';
    const { near: found } = (await near(server.services, kbBotId, question)) as { near: { similarity: number }[] };
    const vector = async (text: string) => (await embedOne(text)) as Float32Array;
    const asked = await vector(question);
    const each = await Promise.all(pieces.map(async (piece) => cosine(asked, await vector(piece))));
    expect(space).toMatchObject({ pieces: true, passagePrefix: '' });
    expect(found).toHaveLength(1);
    expect(found[0]!.similarity).toBeCloseTo(Math.max(...each), 2);
    await server.close();
  });

  it('stand behind what the family of the model wants, or what the settings say', async () => {
    const { server, kbBotId } = await embedded(undefined, TEXTS, environment('multilingual-e5-test'));
    await near(server.services, kbBotId, '带薪假');
    const [dimension, ...passages] = inputs().slice(0, -1);
    expect(dimension).toBe('维度');
    expect(passages.every((text) => text.startsWith('passage: '))).toBe(true);
    expect(inputs().at(-1)).toBe('query: 带薪假');
    await server.close();
    host.requests.length = 0;
    const set = { EMBEDDINGS_QUERY_PREFIX: 'ask\\n', EMBEDDINGS_PASSAGE_PREFIX: 'none' };
    const other = await embedded(undefined, TEXTS, environment('multilingual-e5-test', set));
    await near(other.server.services, other.kbBotId, '带薪假');
    expect(inputs().at(-1)).toBe('ask\n带薪假');
    expect(inputs().some((text) => text.startsWith('passage: '))).toBe(false);
    await other.server.close();
  });

  it('are embedded anew behind another prefix, while the old vectors answer by the old one', async () => {
    const settings = environment('fake', { EMBEDDINGS_PASSAGE_PREFIX: 'text: ', EMBEDDINGS_QUERY_PREFIX: 'ask: ' });
    const { services, kbBotId, requests, close } = await restarted(settings, async (next, bot) => {
      expect(await near(next.services, bot, 'vacation')).toMatchObject({ state: 'used' });
      expect(inputs().at(-1)).toBe('vacation');
    });
    expect(requests.flatMap(({ input }) => input).filter((text) => text.startsWith('text: '))).not.toEqual([]);
    expect(await services.db.select().from(embeddingSpace)).toMatchObject([
      { state: 'serving', queryPrefix: 'ask: ', passagePrefix: 'text: ' },
    ]);
    await near(services, kbBotId, 'holiday');
    expect(inputs().at(-1)).toBe('ask: holiday');
    await close();
  });

  it('stay as they are where only questions get another prefix', async () => {
    const settings = environment('fake', { EMBEDDINGS_QUERY_PREFIX: 'ask: ' });
    const { services, kbBotId, requests, close } = await restarted(settings);
    expect(requests.map(({ input }) => input.length)).toEqual([1]);
    await near(services, kbBotId, 'holiday');
    expect(inputs().at(-1)).toBe('ask: holiday');
    await close();
  });

  it('replace vectors of whole passages, which former versions made', async () => {
    const { services, close } = await restarted(environment(), async (next) => {
      await next.services.db.update(embeddingSpace).set({ pieces: false });
    });
    expect(await services.db.select().from(embeddingSpace)).toMatchObject([{ state: 'serving', pieces: true }]);
    await close();
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
