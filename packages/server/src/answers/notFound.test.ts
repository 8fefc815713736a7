import { answers, apiKeys, constants, reports } from '@tinystar/contract';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { and, eq, ne } from 'drizzle-orm';
import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { kbBot } from '../assistants/schema.ts';
import { coinLedger } from '../coins/schema.ts';
import { PLAIN_MODEL } from '../meta/models.ts';
import type { Actor } from '../testing/index.ts';
import { dayOf } from '../platform/dayKeys.ts';
import { answerServer, PIECES, QUESTION, type AnswerServer } from './testing/answerServer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

/** Shares words with the documents and nothing of its matter. */
const ALIEN = '员工如何参加量子计算机黑洞望远镜彗星观测比赛？';

let asked = QUESTION;
let stage: AnswerServer;
let owner: Actor;
let bot: Awaited<ReturnType<typeof seedAssistant>>;
beforeAll(async () => {
  stage = await answerServer({ worker: true });
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(async () => {
  asked = ALIEN;
  owner = await stage.server.member('owner');
  bot = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public' },
  });
  stage.model.play({ script: 'normal', pieces: PIECES });
});

const keyOf = async () =>
  (await owner.call('POST', '/api/v1/tenantKbBotPublishSetting/update/apiSetting', { kbBotId: bot.id })).as(
    apiKeys.renew,
  ).token;

/** Every way to the answer; each tells its text. */
const ways: Record<string, () => Promise<string>> = {
  async chat() {
    const answer = await stage.ask(owner, bot.id, { body: { question: asked } });
    await answer.ended;
    return answer.text;
  },
  async trial() {
    const answer = await stage.ask(owner, bot.id, {
      path: '/api/v1/tenantKbBotQa/answer4Trial',
      body: { side: 'make', question: asked },
    });
    await answer.ended;
    return answer.text;
  },
  async '/v1'() {
    const client = new OpenAI({ apiKey: await keyOf(), baseURL: `${stage.url}/v1`, maxRetries: 0 });
    const messages = [{ role: 'user' as const, content: asked }];
    const { choices } = await client.chat.completions.create({ model: bot.publicId, messages });
    return choices[0]!.message.content!;
  },
  async '/mcp'() {
    const client = new Client({ name: 'test', version: '1' });
    const headers = { authorization: `Bearer ${await keyOf()}` };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${stage.url}/mcp`), { requestInit: { headers } }));
    const { structuredContent } = await client.callTool({ name: 'ask', arguments: { question: asked } });
    await client.close();
    return (structuredContent as { answer: string }).answer;
  },
  async regression() {
    const post = (call: string, body: object) => owner.call('POST', `/api/v1/tenantKbBotRegression/${call}`, body);
    await post('question/create', { kbBotId: bot.id, question: asked });
    expect((await post('run/create', { kbBotId: bot.id })).status).toBe(200);
    await stage.server.settled();
    const run = await owner.call('GET', `/api/v1/tenantKbBotRegression/query/run?kbBotId=${bot.id}`);
    return (JSON.parse(run.text) as { results: { now: { answer: string } }[] }).results[0]!.now.answer;
  },
};
const lines = () =>
  stage.server.services.db
    .select()
    .from(coinLedger)
    .where(and(eq(coinLedger.ownerId, owner.tenantId!), ne(coinLedger.type, 'start')));
const purse = () => stage.balance({ type: 'tenant', id: owner.tenantId! });

it.each(Object.entries(ways))('%s: an answer that only says that nothing was found costs nothing', async (_, ask) => {
  const had = await purse();
  stage.model.play({ pieces: ['<未', '找到>'] });
  expect(await ask()).toBe(constants.KNOWLEDGE_NOT_FOUND);
  expect(await purse()).toBe(had);
  const moved = await lines();
  expect(moved.reduce((sum, { delta }) => sum + delta, 0)).toBe(0);
  expect(moved.filter(({ delta }) => delta > 0).map(({ remark }) => remark)).toEqual(
    moved.length > 0 ? ['回答不收费，退回'] : [],
  );
  asked = QUESTION;
  stage.model.play({ pieces: PIECES });
  expect(await ask()).toBe(PIECES.join(''));
  expect(await purse()).toBeLessThan(had);
  expect(await stage.unbalanced()).toEqual([]);
});

it('of a preset assistant too, although its answers name no source', async () => {
  const preset = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public', isPreset: true },
  });
  const asker = await stage.server.actor({ coins: 3 });
  stage.model.play({ pieces: ['<未找到>'] });
  const answer = await stage.ask(asker, preset.id, { body: { question: asked } });
  await answer.ended;
  expect(answer.text).toBe(constants.KNOWLEDGE_NOT_FOUND);
  expect(await stage.balance({ type: 'personal', id: asker.userId })).toBe(3);
});

it('a greeting, to which no document is the answer, costs nothing', async () => {
  const had = await purse();
  const answer = await stage.ask(owner, bot.id, { body: { question: '你好' } });
  await answer.ended;
  expect(answer.last).toMatchObject({ status: 'finished' });
  expect(await purse()).toBe(had);
});

it('what was probably meant comes with the answer and stays with the message, in chat and for programs', async () => {
  const { db } = stage.server.services;
  await db.update(kbBot).set({ publicDomainModel: PLAIN_MODEL }).where(eq(kbBot.id, bot.id));
  const told = { certainty: 'related', didYouMean: '年假几天' };
  const answer = await stage.ask(owner, bot.id, { body: { question: 'nianjia jitian' } });
  await answer.ended;
  expect(answer.last).toMatchObject(told);
  expect(answer.text).toContain('五天带薪年假');
  const [stored] = await stage.messages(bot.id);
  expect(stored).toMatchObject(told);
  const client = new OpenAI({ apiKey: await keyOf(), baseURL: `${stage.url}/v1`, maxRetries: 0 });
  const messages = [{ role: 'user' as const, content: 'nianjia jitian' }];
  const { choices } = await client.chat.completions.create({ model: bot.publicId, messages });
  expect(choices[0]!.message).toMatchObject(told);
});

it('what is only related follows the words of a model that found no answer, and costs nothing, as it says so', async () => {
  const had = await purse();
  stage.model.play({ pieces: ['<未找到>'] });
  const answer = await stage.ask(owner, bot.id);
  await answer.ended;
  expect(answer.text).toMatch(
    new RegExp(`^${constants.KNOWLEDGE_NOT_FOUND}\\n\\n没有找到确切的答案，以下内容可能相关：\\n\\n>[^]*十天`),
  );
  expect(answer.last).toMatchObject({ answerSource: 'document', certainty: 'related' });
  expect(await purse()).toBe(had);
  const [stored] = await stage.messages(bot.id);
  expect(stored).toMatchObject({ certainty: 'related', answerSource: 'document' });
});

/** What a model says in its own words where it should give the sign, and no number in it. */
const REFUSAL = '根据提供的资料，无法得知这一点。';
const NEAR = new RegExp(`^${REFUSAL}\\n\\n以下内容可能相关：\\n\\n>[^]*十天[^]*\\[1\\]`);

it('words of a model that cite nothing are never sure: what is near follows, and every reader is told alike', async () => {
  const { services } = stage.server;
  stage.model.play({ pieces: [REFUSAL] });
  const had = await purse();
  const answer = await stage.ask(owner, bot.id);
  await answer.ended;
  expect(answer.text).toMatch(NEAR);
  expect(answer.last).toMatchObject({ answerSource: 'document', certainty: 'related', sentenceMap: { 1: {} } });
  expect(await purse()).toBe(had);
  const seen = { kbBotId: bot.id, side: 'use' };
  const history = await owner.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', seen);
  expect(history.as(answers.history).rows).toMatchObject([{ certainty: 'related' }]);
  const trace = { kbBotId: bot.id, id: answer.id };
  expect(
    (await owner.call('POST', '/api/v1/tenantKbBotChatHistory/query/trace', trace)).as(reports.trace),
  ).toMatchObject({ certainty: 'related', passages: [{ cited: true }] });
  const day = dayOf(services.now());
  const range = { kbBotId: bot.id, startDateKey: day, endDateKey: day };
  const page = (outcome: string) =>
    owner.call('POST', '/api/v1/tenantKbBotChatHistory/query/page', { ...range, outcome, size: 10 });
  const shown = async (outcome: string) => (await page(outcome)).as(reports.conversations).rows.map(({ id }) => id);
  expect([await shown('related'), await shown('unanswered')]).toEqual([[answer.id], []]);
  const headers = { authorization: `Bearer ${await keyOf()}` };
  const program = await fetch(`${stage.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ model: bot.publicId, messages: [{ role: 'user', content: QUESTION }] }),
  });
  expect(await program.json()).toMatchObject({ choices: [{ message: { certainty: 'related' } }] });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${stage.url}/mcp`), { requestInit: { headers } }));
  const { structuredContent } = await client.callTool({ name: 'ask', arguments: { question: QUESTION } });
  await client.close();
  expect(structuredContent).toMatchObject({ certainty: 'related', sources: [{}] });
});

it.each(Object.entries(ways))(
  '%s: where nothing is near either, they cost nothing and answer nothing',
  async (_, ask) => {
    const had = await purse();
    stage.model.play({ pieces: [REFUSAL] });
    expect(await ask()).toBe(REFUSAL);
    expect(await purse()).toBe(had);
    const stored = await stage.messages(bot.id);
    for (const message of stored) expect(message).toMatchObject({ answerSource: 'notFound', certainty: 'nothing' });
  },
);

it('an answer whose numbers its maker does not show is as sure as with them', async () => {
  const quiet = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: {
      permission: 'public',
      documentLibrary: { status: 'enabled', showReference: false, indexType: 'simple_v3' },
    },
  });
  const answer = await stage.ask(owner, quiet.id);
  await answer.ended;
  expect(answer.text).toBe('根据员工手册，满十年的员工享有十天带薪年假。');
  expect(answer.last).toMatchObject({ answerSource: 'document', certainty: 'sure', sentenceMap: {} });
});
