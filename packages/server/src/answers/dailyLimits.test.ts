import { publicChat } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayOf } from '../platform/dayKeys.ts';
import { countOf } from '../platform/http/limit.ts';
import type { Actor } from '../testing/index.ts';
import { answerServer, PIECES, QUESTION, type AnswerServer } from './testing/answerServer.ts';
import { openAnswer, type OpenAnswer } from './testing/openAnswer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

const mine = (most: number) => `今天的提问次数已用完（每天${most}次），明天再来吧`;
const shared = '这个助手今天的提问次数已用完，明天再来吧';
const DAY = 86_400;

let stage: AnswerServer;
let ann: Actor;

beforeAll(async () => {
  stage = await answerServer({
    environment: {
      VISITOR_DAILY_QUESTIONS: '2',
      PERSON_DAILY_QUESTIONS: '3',
      ASSISTANT_DAILY_QUESTIONS: '5',
      ASSISTANT_DAILY_TOKENS: '1000',
      METRICS_TOKEN: 'for-reading-figures',
    },
  });
  stage.server.clock.toNoon();
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(async () => {
  stage.model.play({ script: 'normal', pieces: PIECES, delay: 1 });
  ann = await stage.server.actor();
});

/** One whose answers the asker pays, so that a refusal could cost something. */
const preset = () =>
  seedAssistant(stage.server.services, {
    owner: { type: 'personal', id: ann.userId },
    settings: { permission: 'public', isPreset: true },
  });
const ended = async (opening: Promise<OpenAnswer>): Promise<OpenAnswer> => {
  const answer = await opening;
  await answer.ended;
  return answer;
};
const refusalOf = ({ status, body, headers }: OpenAnswer) => ({
  status,
  words: body?.errorMessage,
  midnight: Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= DAY,
});

it('a person asks so often on a day, of whatever assistant; one too many stores, asks and costs nothing', async () => {
  const [one, other] = [await preset(), await preset()];
  for (const { id } of [one, other, one]) expect((await ended(stage.ask(ann, id))).status).toBe(200);
  const coins = await stage.balance({ type: 'personal', id: ann.userId });
  const asked = stage.model.requests.length;
  expect(refusalOf(await ended(stage.ask(ann, other.id)))).toEqual({ status: 429, words: mine(3), midnight: true });
  expect(await stage.messages(other.id)).toHaveLength(1);
  expect(await stage.balance({ type: 'personal', id: ann.userId })).toBe(coins);
  expect(stage.model.requests).toHaveLength(asked);
  stage.server.clock.advance(DAY * 1000);
  expect((await ended(stage.ask(ann, other.id))).status).toBe(200);
});

it('coming back to an answer counts no question, and what was refused for something else is given back', async () => {
  const { id } = await preset();
  for (let at = 0; at < 4; at++) expect((await ended(stage.ask(ann, id, { key: 'the-same' }))).status).toBe(200);
  // Too many at once: refused by the seats, after it was counted.
  stage.model.play({ script: 'normal', pieces: PIECES, delay: 300 });
  const open = await Promise.all(['a', 'b', 'c'].map((key) => stage.ask(ann, id, { key })));
  const statuses = open.map(({ status }) => status);
  await Promise.all(open.map(({ ended: end }) => end));
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(refusalOf(await ended(stage.ask(ann, id))).words).toBe(mine(3));
});

it('an assistant is asked so often on a day, by whomever; who is refused there keeps his own questions', async () => {
  const bot = await preset();
  const bob = await stage.server.actor();
  for (const who of [ann, bob, ann, bob, bob]) expect((await ended(stage.ask(who, bot.id))).status).toBe(200);
  expect(refusalOf(await ended(stage.ask(ann, bot.id)))).toEqual({ status: 429, words: shared, midnight: true });
  expect((await ended(stage.ask(ann, (await preset()).id))).status).toBe(200);
});

it('a visitor asks so often on a day', async () => {
  const bot = await preset();
  const info = await stage.server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${bot.publicId}`);
  const { userId } = info.as(publicChat.info);
  const ask = () =>
    ended(
      openAnswer({
        url: stage.url,
        path: '/api/v1/public/kbBot/chat',
        body: { publicId: bot.publicId, userId, question: QUESTION, side: 'web' },
      }),
    );
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  expect(refusalOf(await ask())).toEqual({ status: 429, words: mine(2), midnight: true });
});

it('what the model takes to put a question in other words counts like what an answer takes', async () => {
  const { services } = stage.server;
  const reply = ({ messages }: { messages: { content: string }[] }) =>
    messages[0]?.content.includes('为检索改写') ? ['{"question":"星际飞船的票价"}'] : undefined;
  stage.model.play({ script: 'normal', pieces: PIECES, delay: 1, reply });
  const taken = async (rewrite: boolean) => {
    const bot = await seedAssistant(services, {
      owner: { type: 'personal', id: ann.userId },
      settings: { answerSteps: { rewrite, vectors: true, rerank: true, verify: true } },
    });
    const before = stage.model.requests.length;
    await ended(stage.ask(ann, bot.id, { body: { question: '坐飞船上火星要花多少' } }));
    const requests = stage.model.requests.length - before;
    return { requests, tokens: await countOf(services, `tokens:${bot.id}:${dayOf(services.now())}`) };
  };
  const [alone, inOtherWords] = [await taken(false), await taken(true)];
  stage.model.play({ reply: () => undefined });
  expect([alone.requests, inOtherWords.requests]).toEqual([1, 2]);
  expect(inOtherWords.tokens).toBeGreaterThan(alone.tokens + 100);
});

it('an assistant whose model has taken its tokens of the day answers with excerpts until midnight', async () => {
  const bot = await preset();
  // The fake model says that a piece is a token.
  stage.model.play({ script: 'normal', pieces: ['十天', ...Array.from({ length: 999 }, () => '。')], delay: 0 });
  expect((await ended(stage.ask(ann, bot.id))).text).toMatch(/^十天。+$/);
  stage.model.play({ script: 'normal', pieces: PIECES, delay: 1 });
  const second = await ended(stage.ask(await stage.server.actor(), bot.id));
  expect(second.text).toContain('以下内容摘自知识库');
  expect(second.text).toContain('十天');
  expect((await ended(stage.ask(ann, (await preset()).id))).text).toBe(PIECES.join(''));
  const figures = await fetch(`${stage.url}/metrics`, { headers: { authorization: 'Bearer for-reading-figures' } });
  const text = await figures.text();
  for (const kind of ['person', 'visitor', 'assistant', 'tokens'])
    expect(text).toMatch(new RegExp(`tinystar_daily_limits_total\\{kind="${kind}"\\} [1-9]`));
});
