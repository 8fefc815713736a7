import { answers, prices, reports, retrieval, type AnswerTrace } from '@tinystar/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kbBot } from '../assistants/schema.ts';
import { forget } from '../closing/forget.ts';
import { embedLater } from '../embeddings/index.ts';
import { startFakeEmbeddings, type FakeEmbeddings } from '../testing/fakeEmbeddings.ts';
import { saveAssistant, type Actor } from '../testing/index.ts';
import { answerServer, PIECES, QUESTION, type AnswerServer } from './testing/answerServer.ts';
import { passage } from '../retrieval/schema.ts';
import { createPairs } from '../qaPairs/createPairs.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

let stage: AnswerServer;
let embeddings: FakeEmbeddings;
let ann: Actor;
let bob: Actor;

beforeAll(async () => {
  embeddings = await startFakeEmbeddings();
  const environment = { EMBEDDINGS_BASE_URL: embeddings.url, EMBEDDINGS_MODEL: 'fake', LLM_CONTEXT: '8000' };
  stage = await answerServer({ environment, worker: true });
  ann = await stage.server.actor();
  bob = await stage.server.actor();
  await stage.server.services.db.execute(sql`
    insert into embedding_space (model, host, dimension, state, created_at) values ('fake', 'x', 200, 'serving', now())`);
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await embeddings.close();
});
beforeEach(() => {
  stage.model.play({ script: 'normal', pieces: PIECES, reply: () => undefined });
  embeddings.play({ script: 'normal' });
});

/** An assistant of several passages, with their vectors. */
async function own(actor: Actor, paragraphs: readonly string[] = LIBRARY) {
  const { services } = stage.server;
  const bot = await seedAssistant(services, { owner: { type: 'personal', id: actor.userId }, paragraphs });
  await embedLater(services, services.db, bot.id);
  await stage.server.settled();
  return bot;
}
const filler = (text: string) => text + '这一条由行政部负责解释并在内部网站公布。'.repeat(9);
const LIBRARY = [
  '员工年假按工龄计算：入职满一年的员工每年享有五天带薪年假，满十年的享有十天。',
  '报销差旅费用需要在出差结束后三十天内提交发票，由部门主管审批。',
  '办公室的冷气夏季设定为二十六度。',
  '净水设备每半年由物业更换滤芯。',
].map(filler);

const trial = async (actor: Actor, kbBotId: string, question = QUESTION) => {
  const path = '/api/v1/personalKbBotQa/answer4Trial';
  const answer = await stage.ask(actor, kbBotId, { path, body: { question, side: 'make' } });
  await answer.ended;
  return answer;
};
const traceOf = (actor: Actor, kbBotId: string, id: string) =>
  actor.call('GET', `/api/v1/personalKbBotQa/trace?kbBotId=${kbBotId}&id=${id}`);
const stateOf = ({ steps }: AnswerTrace, wanted: string) => {
  const step = steps.find((each) => each.step === wanted);
  return step?.reason ?? step?.state;
};

/** Replies to our own short questions by what they are for; everything else gets the usual pieces. */
const advice =
  ({ rewritten, order }: { rewritten?: string; order?: string }) =>
  ({ messages }: { messages: { content: string }[] }): string[] | undefined => {
    const rules = messages[0]?.content ?? '';
    if (rewritten !== undefined && rules.includes('为检索改写')) return [rewritten];
    return order !== undefined && rules.includes('按对回答问题的用处') ? [order] : undefined;
  };

describe('the trace of a trial answer', () => {
  it('tells its maker what was looked up, found, asked and paid', async () => {
    const bot = await own(ann);
    const answer = await trial(ann, bot.id);
    const trace = (await traceOf(ann, bot.id, answer.id!)).as(answers.trace);
    expect(trace).toMatchObject({
      searched: [QUESTION],
      source: 'document',
      coins: prices.ownPersonalAnswer,
      model: { name: 'fake', mode: 'qa', window: 8_000, estimated: false },
      unsupported: [],
    });
    expect(trace.model!.inputTokens).toBeGreaterThan(100);
    const steps = ['search', 'vectors', 'write', 'verify'].map((step) => stateOf(trace, step));
    expect(steps).toEqual(['done', 'done', 'done', 'done']);
    expect([stateOf(trace, 'rewrite'), stateOf(trace, 'rerank')]).toEqual(['skipped', 'skipped']);
    expect(trace.passages[0]).toMatchObject({ name: '员工手册.pdf', pages: [1], number: 1, cited: true, words: 1 });
    expect(trace.passages[0]!.similarity).toBeGreaterThan(0);
    expect(trace.passages[1]).toMatchObject({ number: 2, cited: false });
  });

  it('is for its makers alone, who read that of an answer to a user from its report for thirty days', async () => {
    const bot = await own(ann);
    const { id } = await trial(ann, bot.id);
    expect((await traceOf(bob, bot.id, id!)).status).toBe(404);
    const others = await own(bob);
    expect((await traceOf(bob, others.id, id!)).status).toBe(404);
    // Reports are those of enterprises.
    const [maker, stranger] = [await stage.server.member('owner'), await stage.server.member('owner')];
    const { services } = stage.server;
    const theirs = await seedAssistant(services, {
      owner: { type: 'tenant', id: maker.tenantId! },
      settings: { permission: 'public' },
      paragraphs: LIBRARY,
    });
    await embedLater(services, services.db, theirs.id);
    await stage.server.settled();
    const call = { path: '/api/v1/tenantKbBotQa/answer4Real', body: { side: 'use' } };
    const real = await stage.ask(await stage.server.member('member', maker.tenantId), theirs.id, call);
    await real.ended;
    const reported = (who: Actor, messageId = real.id) =>
      who.call('POST', '/api/v1/tenantKbBotChatHistory/query/trace', { kbBotId: theirs.id, id: messageId });
    expect((await reported(maker)).as(reports.trace)).toMatchObject({ searched: [QUESTION], source: 'document' });
    expect((await reported(stranger)).status).toBe(404);
    expect((await reported(maker, id)).status).toBe(404);
    await services.db.execute(sql`update answer_trace set created_at = created_at - interval '32 days'`);
    await forget.enqueue(services.db, {}, { key: 'now' });
    await expect.poll(async () => (await reported(maker)).status).toBe(404);
    // Trials are few, and what their makers try to mend.
    expect((await traceOf(ann, bot.id, id!)).status).toBe(200);
  });

  it('says that what was not found cost nothing, as its payer is told', async () => {
    const owner = await stage.server.member('owner');
    const bot = await seedAssistant(stage.server.services, {
      owner: { type: 'tenant', id: owner.tenantId! },
      paragraphs: LIBRARY,
    });
    const path = '/api/v1/tenantKbBotQa/answer4Trial';
    const costOf = async (reply: string, question: string) => {
      stage.model.play({ script: 'normal', pieces: [reply], reply: () => undefined });
      const { id, ended } = await stage.ask(owner, bot.id, { path, body: { question, side: 'make' } });
      await ended;
      const trace = await owner.call('GET', `/api/v1/tenantKbBotQa/trace?kbBotId=${bot.id}&id=${id}`);
      return trace.as(answers.trace);
    };
    expect(await costOf('五天[1]。', QUESTION)).toMatchObject({ coins: prices.answer, certainty: 'sure' });
    expect(await costOf('<未找到>', '火星上的重力是多少')).toMatchObject({ coins: 0, certainty: 'nothing' });
  });

  it('is kept of an answer that failed, and written anew by the next try', async () => {
    const bot = await own(ann);
    stage.model.play({ script: 'cut' });
    const broken = await trial(ann, bot.id);
    expect(broken.last).toHaveProperty('errorCode');
    const first = (await traceOf(ann, bot.id, broken.id!)).as(answers.trace);
    expect(stateOf(first, 'write')).toBe('failed');
    stage.model.play({ script: 'normal' });
    const path = '/api/v1/personalKbBotQa/answer4Trial';
    const again = await stage.ask(ann, bot.id, {
      path,
      body: { side: 'make', chatId: broken.id, isQueryAgain: 'yes' },
    });
    await again.ended;
    const second = (await traceOf(ann, bot.id, broken.id!)).as(answers.trace);
    expect(stateOf(second, 'write')).toBe('done');
  });
});

describe('the steps of an answer', () => {
  it('find what is asked in other words, by vectors and by the words of the model', async () => {
    const bot = await own(ann);
    const byVectors = await trial(ann, bot.id, 'vacation days');
    const trace = (await traceOf(ann, bot.id, byVectors.id!)).as(answers.trace);
    expect(trace.passages[0]).toMatchObject({ vectors: 1 });
    expect(trace.passages[0]!.text).toContain('年假');
    embeddings.play({ script: 'broken' });
    stage.model.play({ reply: advice({ rewritten: '{"question":"房间多少度","other":["冷气设定为二十六度"]}' }) });
    const rewritten = await trial(ann, bot.id, '热得受不了咋整');
    const told = (await traceOf(ann, bot.id, rewritten.id!)).as(answers.trace);
    expect(told.searched).toEqual(['热得受不了咋整', '房间多少度', '冷气设定为二十六度']);
    expect(told.passages[0]!.text).toContain('冷气');
    expect([stateOf(told, 'rewrite'), stateOf(told, 'vectors')]).toEqual(['done', 'unavailable']);
  });

  it('go on without the model that gives nothing usable for them', async () => {
    const bot = await own(
      ann,
      Array.from({ length: 24 }, (_, at) => filler(`第${at + 1}条：年假规定${at + 1}。`)),
    );
    stage.model.play({ reply: advice({ rewritten: '我不会', order: '我也不会' }) });
    const odd = await trial(ann, bot.id, '年假规定有哪些');
    expect(odd.last).toMatchObject({ status: 'finished' });
    expect(stateOf((await traceOf(ann, bot.id, odd.id!)).as(answers.trace), 'rerank')).toBe('protocol');
    stage.model.play({ reply: advice({ order: '[9, 2]' }) });
    const ordered = await trial(ann, bot.id, '年假规定有哪些');
    const trace = (await traceOf(ann, bot.id, ordered.id!)).as(answers.trace);
    expect(stateOf(trace, 'rerank')).toBe('done');
    expect(trace.passages.filter(({ number }) => number).length).toBeLessThan(trace.passages.length);
    expect(trace.model!.inputTokens + trace.model!.maxTokens).toBeLessThan(8_000);
  });

  it('can be switched off by the maker, and other settings leave them alone', async () => {
    const bot = await own(ann);
    const settings = {
      kbBotId: bot.id,
      replyKnowledgeSource: 'privateDomain',
      replyPublicDomainPrompt: '',
      document: { status: 'enabled', showReference: true },
      qa: { status: 'enabled', showReference: true },
      privateDomainKnowledgeNotFound: '没有。',
      systemException: '坏了。',
      isShowSimilarQuestions: true,
      answerMode: 'brief',
      answerSteps: { rewrite: false, vectors: false, rerank: true, verify: false },
    };
    const save = (more: object) => saveAssistant(ann, 'advanceSetting', { ...settings, ...more });
    expect((await save({})).status).toBe(200);
    const asked = embeddings.requests.length;
    const { id } = await trial(ann, bot.id, 'vacation days');
    expect(embeddings.requests).toHaveLength(asked);
    const { answerSteps: _, ...without } = settings;
    expect((await saveAssistant(ann, 'advanceSetting', without)).status).toBe(200);
    const [after] = await stage.server.services.db.select().from(kbBot).where(eq(kbBot.id, bot.id));
    expect(after).toMatchObject({ answerMode: 'brief', answerSteps: settings.answerSteps });
    expect((await save({ answerMode: 'whatever' })).status).toBe(400);
    expect((await save({ answerSteps: { rewrite: 'yes' } })).status).toBe(400);
    expect(id).toBeDefined();
  });

  it('ask the model for what the answer mode says', async () => {
    const bot = await own(ann);
    const asked = [];
    for (const answerMode of ['qa', 'brief', 'thorough']) {
      await stage.server.services.db.update(kbBot).set({ answerMode }).where(eq(kbBot.id, bot.id));
      await trial(ann, bot.id);
      const { max_tokens: most, temperature, messages } = stage.model.requests.at(-1)!.body;
      asked.push([most, temperature, messages[0]!.content.includes('最多用三句话')]);
    }
    expect(asked).toEqual([
      [1_500, 0.3, false],
      [500, 0.1, true],
      [3_000, 0.4, false],
    ]);
  });

  it('mark a number that the model made up, and hide a source that does not exist', async () => {
    const bot = await own(ann);
    stage.model.play({ pieces: ['满十年的有 38 天[1]，', '另见[9]', '。'] });
    const answer = await trial(ann, bot.id);
    expect(answer.text).toBe('满十年的有 38 天[1]，另见。');
    const trace = (await traceOf(ann, bot.id, answer.id!)).as(answers.trace);
    expect(trace.unsupported).toMatchObject([{ numbers: [1], missing: ['38'] }]);
    const { last } = answer;
    if (!last || !('status' in last) || last.status !== 'finished') throw new Error('not finished');
    expect(last.sentenceMap['1']?.reference[0]?.unsupported).toEqual(['38']);
  });
});

describe('the retrieval test', () => {
  const test = (actor: Actor, kbBotId: string, question: string, named?: string) =>
    actor.call('POST', '/api/v1/personalKbBot/query/retrieval', { kbBotId, question, named });

  it('shows which passages a question finds, what of it they hold, and costs nothing', async () => {
    const { id } = await own(ann);
    const before = await stage.balance({ type: 'personal', id: ann.userId });
    const found = (await test(ann, id, '满十年的员工有几天年假？')).as(retrieval.test);
    expect(found).toMatchObject({ certainty: 'sure' });
    const [first] = found.rows;
    expect(first).toMatchObject({ kind: 'doc', name: '员工手册.pdf', pages: [1], enough: true, words: 1, missing: [] });
    expect(first!.text).toContain('十天');
    const [stored] = await stage.server.services.db.select().from(passage).where(eq(passage.id, first!.id));
    expect(first!.places.map(({ blockId }) => blockId)).toEqual(stored!.blockIds);
    const [span] = stored!.spans;
    expect(first!.places[0]).toEqual({ blockId: span!.blockId, page: span!.page, box: span!.box });
    expect(first!.matched).toContain('年假');
    const other = found.rows.find(({ text }) => text.includes('滤芯'));
    if (other) expect([other.enough, other.matched.includes('年假')]).toEqual([false, false]);
    expect(await stage.balance({ type: 'personal', id: ann.userId })).toBe(before);
    expect(await stage.messages(id)).toEqual([]);
  });

  it('changes with the settings and the knowledge, and says when nothing is found', async () => {
    const { id } = await own(ann);
    const none = (await test(ann, id, '量子纠缠如何实现？')).as(retrieval.test);
    expect(none.certainty).toBe('nothing');
    await stage.server.services.db
      .update(kbBot)
      .set({ documentLibrary: { status: 'disabled', showReference: true, indexType: 'simple_v3' } })
      .where(eq(kbBot.id, id));
    const off = (await test(ann, id, '满十年的员工有几天年假？')).as(retrieval.test);
    expect(off).toMatchObject({ rows: [], certainty: 'nothing' });
  });

  it('says of a passage that its maker names why it is found or is not', async () => {
    const { id } = await own(ann);
    const { db } = stage.server.services;
    const why = async (named: string, question = '满十年的员工有几天年假？') =>
      (await test(ann, id, question, named)).as(retrieval.test).named?.map(({ verdict, place }) => [verdict, place]);
    const all = async () => new Set((await why('十天'))?.map(([verdict]) => verdict));
    expect(await why('十天')).toContainEqual(['shown', 1]);
    expect(await why('没有任何文档写过的话')).toEqual([]);
    const numbers = Array.from({ length: 12 }, (_, at) => `第${at + 1}号答复`);
    await createPairs(
      db,
      id,
      numbers.map((answer, at) => ({ questions: [`班车时刻表${at + 1}`], answers: [answer], createdAt: new Date() })),
    );
    const buses = (await test(ann, id, '班车时刻表')).as(retrieval.test);
    const missed = numbers.find((answer) => !buses.rows.some(({ text }) => text.includes(answer)))!;
    const [[verdict, place] = []] = (await why(missed, '班车时刻表')) ?? [];
    expect(verdict).toBe('behind');
    expect(place).toBeGreaterThan(8);
    await db.update(passage).set({ enabled: false }).where(eq(passage.kbBotId, id));
    expect(await all()).toEqual(new Set(['disabled']));
    await db
      .update(kbBot)
      .set({ documentLibrary: { status: 'disabled', showReference: true, indexType: 'simple_v3' } })
      .where(eq(kbBot.id, id));
    expect(await all()).toEqual(new Set(['off']));
    expect((await test(ann, id, QUESTION, '字'.repeat(201))).status).toBe(400);
  });

  it('is for the makers of the assistant', async () => {
    const { id } = await own(ann);
    expect((await test(bob, id, QUESTION)).status).toBe(404);
    expect((await test(ann, id, ' ')).status).toBe(400);
  });
});

it('an assistant whose maker chose excerpts answers without the model, and a model that is not offered is refused [BOT-23] [BOT-24]', async () => {
  const { id } = await own(ann);
  const settings = {
    kbBotId: id,
    replyKnowledgeSource: 'privateDomain',
    replyPublicDomainPrompt: '',
    document: { status: 'enabled', showReference: true },
    qa: { status: 'enabled', showReference: true },
    privateDomainKnowledgeNotFound: '不知道',
    systemException: '出错了',
    isShowSimilarQuestions: false,
    answerMode: 'qa',
  };
  const choose = (largeLanguageModel: string) =>
    saveAssistant(ann, 'advanceSetting', { ...settings, largeLanguageModel });
  expect(await choose('kz-other')).toMatchObject({ status: 400, error: { errorMessage: '没有这个模型，请重新选择' } });
  expect((await choose('simple_v3')).status).toBe(200);
  const stored = (await ann.call('GET', `/api/v1/personalKbBot/${id}`)).json;
  expect(stored).toMatchObject({
    llmName: 'simple_v3',
    indexType: 'simple_v3',
    replyPublicDomain: { largeLanguageModel: 'simple_v3' },
  });
  const asked = stage.model.requests.length;
  expect((await trial(ann, id)).text).toContain('十天');
  expect(stage.model.requests).toHaveLength(asked);
  expect((await choose('custom_model')).status).toBe(200);
  await trial(ann, id);
  expect(stage.model.requests.length).toBeGreaterThan(asked);
});
