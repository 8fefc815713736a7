import { coins, constants, errorCodes, messages } from '@tinystar/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import { kbBot } from '../assistants/schema.ts';
import { moveCoins } from '../coins/move.ts';
import { coinLedger } from '../coins/schema.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Actor } from '../testing/index.ts';
import { streamsPerAsker } from './limits.ts';
import { releaseDeleted, sweep } from './recoverTurns.ts';
import { kbBotChatMessage, kbBotChatTurn } from './schema.ts';
import { answerServer, eventually, PIECES, type AnswerServer } from './testing/answerServer.ts';
import type { OpenAnswer } from './testing/openAnswer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

let stage: AnswerServer;
let maker: Actor;

beforeAll(async () => {
  stage = await answerServer({ times: { grace: 100, parked: 60_000 } });
  maker = await stage.server.member('owner');
});
afterAll(() => stage[Symbol.asyncDispose]());

const preset = () =>
  seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: maker.tenantId! },
    settings: { permission: 'public', isPreset: true },
  });
const purse = (actor: Actor): Owner => ({ type: 'personal', id: actor.userId });
const stop = (actor: Actor, kbBotId: string, id: string) =>
  actor.call('POST', '/api/v1/personalKbBotQa/stop', { kbBotId, id });
const spend = (actor: Actor, spent: number) =>
  moveCoins(stage.server.services.db, {
    owner: purse(actor),
    delta: coins(-spent),
    key: `spend:${actor.userId}`,
    type: 'test',
    remark: '',
    now: new Date(),
  });

interface Ending {
  name: string;
  script: Parameters<AnswerServer['model']['play']>[0];
  meanwhile?: (asker: Actor, answer: OpenAnswer, kbBotId: string) => Promise<unknown>;
  status: 'success' | 'failed';
  stopped?: boolean;
  text: RegExp;
  costs: 0 | 1;
}

/** The charge rule, ending by ending. */
const endings: Ending[] = [
  { name: 'finished', script: { script: 'normal' }, status: 'success', text: /享有十天/, costs: 1 },
  {
    name: 'stopped after the first words',
    script: { script: 'held' },
    meanwhile: async (asker, answer, kbBotId) => {
      await answer.until(2);
      expect((await stop(asker, kbBotId, answer.id)).status).toBe(200);
    },
    status: 'success',
    stopped: true,
    text: /^根据/,
    costs: 1,
  },
  {
    name: 'stopped before the first word',
    script: { script: 'silent' },
    meanwhile: async (asker, answer, kbBotId) => expect((await stop(asker, kbBotId, answer.id)).status).toBe(200),
    status: 'success',
    stopped: true,
    text: /^$/,
    costs: 0,
  },
  {
    name: 'left in the middle and never resumed',
    script: { script: 'held' },
    meanwhile: async (_asker, answer) => {
      await answer.until(2);
      answer.drop();
      await leave();
    },
    status: 'success',
    stopped: true,
    text: /^根据/,
    costs: 1,
  },
  {
    name: 'left before the first word and never resumed',
    script: { script: 'silent' },
    meanwhile: async (_asker, answer) => {
      answer.drop();
      await leave();
    },
    status: 'failed',
    text: /^$/,
    costs: 0,
  },
  { name: 'refused by the model for its key', script: { script: 'badKey' }, status: 'failed', text: /^$/, costs: 0 },
  { name: 'refused by a full model', script: { script: 'tooMany' }, status: 'failed', text: /^$/, costs: 0 },
  {
    name: 'broken off by the model in the middle',
    script: { script: 'cut' },
    status: 'failed',
    text: /^根据/,
    costs: 0,
  },
  {
    name: 'ended by the stop of the server',
    script: { script: 'held' },
    meanwhile: async (_asker, answer) => {
      await answer.until(2);
      await stage.hub.get((await turnOf(answer.id)).id)!.fail(errorCodes.unavailable, '服务暂时不可用，请稍后重试');
    },
    status: 'failed',
    text: /^根据/,
    costs: 0,
  },
];

async function turnOf(messageId: string) {
  const rows = await stage.server.services.db.select().from(kbBotChatTurn);
  return rows.find((row) => row.messageId === messageId)!;
}

/** What came into a purse and went out of it, largest first. */
async function movesOf(actor: Actor): Promise<number[]> {
  const rows = await stage.server.services.db.select().from(coinLedger).where(eq(coinLedger.ownerId, actor.userId));
  return rows.map(({ delta }) => delta).toSorted((a, b) => b - a);
}

/** The two minutes in which somebody could come back, and then some. */
async function leave(): Promise<void> {
  await eventually(async () => {
    const rows = await stage.server.services.db.select().from(kbBotChatTurn);
    return rows.every(({ state }) => state !== 'generating');
  });
  stage.server.clock.advance(61_000);
  await sweep(stage.server.services, stage.hub);
}

describe('coins', () => {
  it.each(endings)('of an answer $name: $costs taken, text kept, nothing reserved', async (ending) => {
    const asker = await stage.server.actor({ coins: 10 });
    const bot = await preset();
    stage.model.play({ pieces: PIECES, ...ending.script });
    const answer = await stage.ask(asker, bot.id);
    await ending.meanwhile?.(asker, answer, bot.id);
    await answer.ended;
    const [message, ...more] = await stage.messages(bot.id);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ answerStatus: ending.status, stopped: ending.stopped ?? false });
    expect(message?.answer).toMatch(ending.text);
    expect(await stage.balance(purse(asker))).toBe(10 - ending.costs);
    // Whatever became of it, its coin was taken; then it was kept or came back.
    expect(await movesOf(asker)).toEqual(ending.costs === 1 ? [10, 0, -1] : [10, 1, -1]);
    expect((await turnOf(answer.id)).charge).toBe(ending.costs === 1 ? 'settled' : 'released');
    expect(await stage.unbalanced()).toEqual([]);
    expect(await stage.balance({ type: 'tenant', id: maker.tenantId! })).toBe(1_000);
  });

  it("tells a failed answer by the assistant's own words, a full model by what helps", async () => {
    const asker = await stage.server.actor();
    const bot = await preset();
    const last = async (script: 'cut' | 'tooMany') => {
      stage.model.play({ script });
      const answer = await stage.ask(asker, bot.id);
      await answer.ended;
      return answer.last;
    };
    expect(await last('cut')).toMatchObject({
      errorCode: errorCodes.unexpected,
      errorMessage: constants.SYSTEM_EXCEPTION,
    });
    expect(await last('tooMany')).toMatchObject({
      errorCode: errorCodes.unavailable,
      errorMessage: '服务暂时不可用，请稍后重试',
    });
  });

  it('for one answer and as many questions at once as one may have open: one answer, the others cannot be paid', async () => {
    const asker = await stage.server.actor({ coins: 1 });
    const bot = await preset();
    stage.model.play({ script: 'normal', pieces: PIECES });
    const before = stage.model.requests.length;
    const answers = await askAtOnce(streamsPerAsker, asker, bot.id);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(streamsPerAsker - 1);
    for (const { body } of refused) {
      expect(body).toMatchObject({ errorCode: errorCodes.coinsInsufficient, errorMessage: messages.personalCoins });
    }
    await expectOneAnswer(answers, asker, bot.id, before);
  });

  // How many of them are open at the same moment is up to the machine: those beyond the limit are refused as too many.
  it('for one answer and 50 questions at once: one answer, 49 refusals before the model is called', async () => {
    const asker = await stage.server.actor({ coins: 1 });
    const bot = await preset();
    stage.model.play({ script: 'normal', pieces: PIECES });
    const before = stage.model.requests.length;
    const answers = await askAtOnce(50, asker, bot.id);
    expect(answers.filter(({ status }) => status === 402 || status === 429)).toHaveLength(49);
    await expectOneAnswer(answers, asker, bot.id, before);
  });

  const askAtOnce = async (count: number, asker: Actor, kbBotId: string) => {
    const answers = await Promise.all(Array.from({ length: count }, () => stage.ask(asker, kbBotId)));
    await Promise.all(answers.map((answer) => answer.ended));
    return answers;
  };

  const expectOneAnswer = async (answers: OpenAnswer[], asker: Actor, kbBotId: string, before: number) => {
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(stage.model.requests).toHaveLength(before + 1);
    expect(await stage.messages(kbBotId)).toHaveLength(1);
    expect(await stage.balance(purse(asker))).toBe(0);
    expect(await stage.unbalanced()).toEqual([]);
  };

  it('are taken again for asking again, and once for a repeated key', async () => {
    const asker = await stage.server.actor({ coins: 10 });
    const bot = await preset();
    stage.model.play({ script: 'normal' });
    const first = await stage.ask(asker, bot.id, { key: 'the-same' });
    await first.ended;
    const repeated = await Promise.all(Array.from({ length: 5 }, () => stage.ask(asker, bot.id, { key: 'the-same' })));
    await Promise.all(repeated.map((answer) => answer.ended));
    expect(new Set(repeated.map(({ text }) => text))).toEqual(new Set([first.text]));
    expect(await stage.balance(purse(asker))).toBe(9);
    const again = { body: { chatId: first.id, isQueryAgain: 'yes' }, key: 'once-more' };
    const retries = await Promise.all([stage.ask(asker, bot.id, again), stage.ask(asker, bot.id, again)]);
    await Promise.all(retries.map((answer) => answer.ended));
    expect(retries.map(({ id, text }) => ({ id, text }))).toEqual([
      { id: first.id, text: first.text },
      { id: first.id, text: first.text },
    ]);
    expect(await stage.balance(purse(asker))).toBe(8);
    expect(await stage.messages(bot.id)).toHaveLength(1);
  });

  it("are the enterprise's for its own assistant and nobody's for one's own", async () => {
    const member = await stage.server.member('member', maker.tenantId!);
    const tenantBot = await seedAssistant(stage.server.services, {
      owner: { type: 'tenant', id: maker.tenantId! },
      settings: { permission: 'protected' },
    });
    const before = await stage.balance({ type: 'tenant', id: maker.tenantId! });
    await (
      await stage.ask(member, tenantBot.id)
    ).ended;
    expect(await stage.balance({ type: 'tenant', id: maker.tenantId! })).toBe(before - 1);

    const poor = await stage.server.actor({ coins: 1 });
    await spend(poor, 1);
    const mine = await seedAssistant(stage.server.services, { owner: purse(poor) });
    const answer = await stage.ask(poor, mine.id);
    await answer.ended;
    expect(answer.last).toMatchObject({ status: 'finished' });
    expect(await stage.balance(purse(poor))).toBe(0);
  });

  it('come back when the assistant is deleted under its answer', async () => {
    const asker = await stage.server.actor({ coins: 10 });
    const { db } = stage.server.services;
    const [running, parked] = [await preset(), await preset()];
    stage.model.play({ script: 'held' });
    const left = await stage.ask(asker, parked.id);
    await left.until(2);
    left.drop();
    await eventually(async () => (await turnOf(left.id)).state === 'interrupted');
    const read = await stage.ask(asker, running.id);
    await read.until(2);
    await db.delete(kbBot).where(inArray(kbBot.id, [running.id, parked.id]));
    stage.model.release();
    await read.ended;
    expect(read.last).toMatchObject({ errorCode: errorCodes.unavailable });
    await releaseDeleted(stage.server.services);
    expect(await stage.balance(purse(asker))).toBe(10);
    expect(await stage.unbalanced()).toEqual([]);
  });

  it('stay whole when answers are refused for being too many at once', async () => {
    const asker = await stage.server.actor({ coins: 20 });
    const bot = await preset();
    stage.model.play({ script: 'held' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => stage.ask(asker, bot.id)));
    const refused = answers.filter(({ status }) => status === 429);
    // Three are written, three wait for them.
    expect(refused).toHaveLength(4);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    stage.model.release();
    await Promise.all(answers.map((answer) => answer.ended));
    expect(await stage.balance(purse(asker))).toBe(14);
    const next = await stage.ask(asker, bot.id);
    await next.ended;
    expect(next.status).toBe(200);
    expect(await stage.unbalanced()).toEqual([]);
  });
});

describe('writing on', () => {
  const goOn = (asker: Actor, kbBotId: string, chatId: string) =>
    stage.ask(asker, kbBotId, { body: { chatId, isContinue: 'yes' } });
  const LATER = ['，', '满二十年的', '享有十五天', '[1]', '。'];

  /** A question whose answer was stopped after its first words; that cost a coin. */
  async function stopped(coins: number) {
    const asker = await stage.server.actor({ coins });
    const bot = await preset();
    stage.model.play({
      script: 'slow',
      pieces: ['满十年的享有十天[1]', ...Array<string>(200).fill('，其余')],
      delay: 30,
    });
    const first = await stage.ask(asker, bot.id);
    await first.until(12);
    await stop(asker, bot.id, first.id);
    await first.ended;
    const [before] = await stage.messages(bot.id);
    return { asker, bot, before: before! };
  }

  it('a stopped answer goes on in its message from where it ended, with its sources, for another coin [CHAT-07]', async () => {
    const { asker, bot, before } = await stopped(5);
    stage.model.play({ script: 'normal', pieces: LATER });
    const next = await goOn(asker, bot.id, before.id);
    await next.ended;
    expect(next.text).toBe(before.answer + LATER.join(''));
    expect(next.last).toMatchObject({ status: 'finished', id: before.id });
    const { messages: sent } = stage.model.requests.at(-1)!.body;
    expect(sent.at(-2)).toEqual({ role: 'assistant', content: before.answer });
    const [after, ...more] = await stage.messages(bot.id);
    expect(more).toEqual([]);
    expect(after).toMatchObject({ answer: next.text, answerStatus: 'success', stopped: false });
    const [kept] = before.sentenceMap['1']!.reference;
    expect(after!.sentenceMap['1']!.reference[0]).toMatchObject({ id: kept!.id, doc_id: kept!.doc_id });
    expect(await stage.balance(purse(asker))).toBe(3);
    expect(await stage.unbalanced()).toEqual([]);
  });

  it('a number keeps its source when the document is no longer found; a new source gets another number', async () => {
    const { asker, bot, before } = await stopped(5);
    const db = stage.server.services.db;
    const elsewhere = { ...before.sentenceMap['1']!.reference[0]!, id: 'gone', doc_id: 'gone', doc_name: '旧手册.pdf' };
    const sentenceMap = { 1: { reference: [elsewhere], reference_filtered: [] } };
    await db.update(kbBotChatMessage).set({ sentenceMap }).where(eq(kbBotChatMessage.id, before.id));
    stage.model.play({ script: 'normal', pieces: ['，满一年的享有五天[2]。'] });
    await (
      await goOn(asker, bot.id, before.id)
    ).ended;
    const [after] = await stage.messages(bot.id);
    expect(after!.sentenceMap['1']!.reference[0]!.doc_name).toBe('旧手册.pdf');
    expect(after!.sentenceMap['2']!.reference[0]!.doc_name).toBe('员工手册.pdf');
    expect(
      stage.model.requests
        .at(-1)!
        .body.messages.map(({ content }) => content)
        .join(),
    ).not.toContain('编号="1"');
  });

  it('is free when nothing is added, and needs a coin to begin', async () => {
    const { asker, bot, before } = await stopped(2);
    stage.model.play({ script: 'silent' });
    const idle = await goOn(asker, bot.id, before.id);
    await eventually(async () => (await turnOf(before.id)).state === 'success' || idle.events.length > 0);
    await stop(asker, bot.id, before.id);
    await idle.ended;
    expect(await stage.balance(purse(asker))).toBe(1);
    await spend(asker, 1);
    const refused = await goOn(asker, bot.id, before.id);
    await refused.ended;
    expect(refused.status).toBe(402);
    expect((await stage.messages(bot.id))[0]).toMatchObject({ answer: before.answer, stopped: true });
  });

  it('a broken answer keeps its words and sources and goes on too; a whole one and that of others do not', async () => {
    const asker = await stage.server.actor({ coins: 5 });
    const bot = await preset();
    stage.model.play({ script: 'cut', pieces: ['满十年的享有十天[1]', '，其余', '未完'] });
    const first = await stage.ask(asker, bot.id);
    await first.ended;
    const [before] = await stage.messages(bot.id);
    expect(before).toMatchObject({ answerStatus: 'failed' });
    expect(before!.sentenceMap['1']?.reference).toHaveLength(1);
    const other = await stage.server.actor({ coins: 5 });
    const foreign = await goOn(other, bot.id, before!.id);
    await foreign.ended;
    expect(foreign.status).toBe(404);
    stage.model.play({ script: 'normal', pieces: LATER });
    const next = await goOn(asker, bot.id, before!.id);
    await next.ended;
    expect(next.text).toBe(before!.answer + LATER.join(''));
    expect(await stage.balance(purse(asker))).toBe(4);
    const again = await goOn(asker, bot.id, before!.id);
    await again.ended;
    expect(again.status).toBe(409);
  });
});
