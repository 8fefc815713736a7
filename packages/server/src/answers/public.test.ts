import { errorCodes, publicChat, reports } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenant } from '../identity/schema.ts';
import { kbBot, type AssistantRow } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { dayOf } from '../platform/dayKeys.ts';
import { sumDays } from '../reports/sumDays.ts';
import type { Actor, Answer } from '../testing/index.ts';
import { ANSWER, answerServer, eventually, PIECES, QUESTION, type AnswerServer } from './testing/answerServer.ts';
import { openAnswer, type AnswerCall } from './testing/openAnswer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';
import { issueVisitor } from './visitor.ts';

let stage: AnswerServer;
let owner: Actor;
let bot: AssistantRow;

beforeAll(async () => {
  stage = await answerServer({ times: { grace: 100 } });
  stage.server.clock.toNoon();
  owner = await stage.server.member('owner');
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(async () => {
  stage.model.play({ script: 'normal', pieces: PIECES, delay: 20 });
  stage.server.clock.advance(90_000);
  bot = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public' },
  });
});

const visitor = () => stage.server.visitor;
const info = (publicId: string, userId?: string) =>
  visitor().call('GET', `/api/v1/public/kbBot/info?publicId=${publicId}${userId ? `&userId=${userId}` : ''}`);
const opened = async (userId?: string) => (await info(bot.publicId, userId)).as(publicChat.info);
const idFor = async (): Promise<string> => (await opened()).userId;
const chat = (userId: string, more: Partial<AnswerCall> = {}, body: object = {}) =>
  openAnswer({
    url: stage.url,
    path: '/api/v1/public/kbBot/chat',
    ...more,
    body: { publicId: bot.publicId, userId, question: QUESTION, side: 'web', ...body },
  });
const post = (path: string, body: object): Promise<Answer> => visitor().call('POST', `/api/v1/public/${path}`, body);
const historyOf = async (userId: string) =>
  (await post('kbBotChatHistory/query/listByTimestamp', { publicId: bot.publicId, userId })).as(publicChat.history)
    .rows;
const masked = ({ error }: Answer) => ({ ...error, requestId: '' });

describe('a visitor', () => {
  it('reads of an enterprise’s assistant its open side with the brand; a person’s and a private one do not exist there [CHAT-02]', async () => {
    const detail = (publicId: string) =>
      visitor().call('GET', `/api/v1/open/tenantKbBot/query/detail?publicId=${publicId}`);
    const { kbBot: shown } = await opened();
    expect(await detail(bot.publicId)).toMatchObject({ status: 200, json: shown });
    const person = await stage.server.actor();
    const own = await seedAssistant(stage.server.services, {
      owner: { type: 'personal', id: person.userId },
      settings: { permission: 'public' },
    });
    await stage.server.services.db.update(kbBot).set({ permission: 'private' }).where(eq(kbBot.id, bot.id));
    for (const publicId of [own.publicId, bot.publicId, newId()])
      expect((await detail(publicId)).error.errorCode).toBe(errorCodes.assistantMissing);
  });

  it('sees the assistant without what its makers keep, and gets an id to keep', async () => {
    await stage.server.services.db.update(kbBot).set({ publicDomainPrompt: '内部提示词' }).where(eq(kbBot.id, bot.id));
    const first = await info(bot.publicId);
    expect(first.status).toBe(200);
    expect(first.text).not.toContain('内部提示词');
    const { userId } = first.as(publicChat.info);
    expect((await opened(userId)).userId).toBe(userId);
    const issued = await Promise.all(Array.from({ length: 20 }, idFor));
    expect(new Set(issued).size).toBe(20);
  });

  it('sees the brand of the enterprise only when it is enabled, by the nearest name it has', async () => {
    const { db } = stage.server.services;
    expect((await opened()).kbBot.tenant).toBeNull();
    const brand = { brandStatus: 'enabled' as const, brandDisplayName: '星河科技' };
    await db.update(tenant).set(brand).where(eq(tenant.id, owner.tenantId!));
    expect((await opened()).kbBot.tenant).toMatchObject({ brandDisplayName: '星河科技' });
    const [named] = await db
      .update(tenant)
      .set({ brandDisplayName: '', displayName: '' })
      .where(eq(tenant.id, owner.tenantId!))
      .returning({ name: tenant.name });
    expect((await opened()).kbBot.tenant).toMatchObject({ brandDisplayName: named!.name });
    await db.update(tenant).set({ brandStatus: 'disabled' }).where(eq(tenant.id, owner.tenantId!));
  });

  it('asks without a log-in, at the cost of the enterprise, and finds the chat again', async () => {
    const userId = await idFor();
    const before = await stage.balance({ type: 'tenant', id: owner.tenantId! });
    const answer = await chat(userId);
    await answer.ended;
    expect(answer.text).toBe(ANSWER);
    expect(await stage.balance({ type: 'tenant', id: owner.tenantId! })).toBe(before - 1);
    const rows = await historyOf(userId);
    expect(rows).toMatchObject([{ question: QUESTION, answer: ANSWER, userId, thumb: 'none' }]);

    const own = { publicId: bot.publicId, userId };
    expect((await post('kbBotChatHistory/update/thumb', { ...own, id: answer.id, thumb: 'up' })).status).toBe(200);
    expect((await post('session/clear', own)).json).toMatchObject({ message: { msgType: 'clear', userId } });
    expect((await post('session/clear', own)).status).toBe(409);
    expect((await historyOf(userId)).map(({ msgType, thumb }) => [msgType, thumb])).toEqual([
      ['qa', 'up'],
      ['clear', 'none'],
    ]);
  });

  it('is known to have looked at a source of his answer, which makers read as a figure, and of no answer of others', async () => {
    const { db } = stage.server.services;
    const [userId, another] = [await idFor(), await idFor()];
    const answer = await chat(userId);
    await answer.ended;
    const openedOf = async () => {
      await sumDays(db);
      const today = dayOf(stage.server.services.now());
      const range = { kbBotId: bot.id, startDateKey: today, endDateKey: today };
      const figures = await owner.call('POST', '/api/v1/report/tenantKbBotChatHistory/query/chatStatistics', range);
      const { sourced, opened: looked } = figures.as(reports.statistics).total;
      return [sourced, looked];
    };
    const tell = (who: string) =>
      post('kbBotChatHistory/update/sourceOpened', { publicId: bot.publicId, userId: who, id: answer.id });
    expect(await openedOf()).toEqual([1, 0]);
    expect((await tell(another)).status).toBe(404);
    expect(await openedOf()).toEqual([1, 0]);
    for (const _ of ['once', 'twice']) expect((await tell(userId)).status).toBe(200);
    expect(await openedOf()).toEqual([1, 1]);
    // Answered anew, it is another answer, whose sources nobody has seen.
    const again = await chat(userId, {}, { chatId: answer.id, isQueryAgain: 'yes' });
    await again.ended;
    expect(again.id).toBe(answer.id);
    expect(await openedOf()).toEqual([1, 0]);
  });

  it('finds by his id alone what he has talked to and all that was said, in the fields of the specification [CHAT-21] [CHAT-23] [CHAT-37]', async () => {
    const userId = await idFor();
    const first = await chat(userId);
    await first.ended;
    const other = await seedAssistant(stage.server.services, {
      owner: { type: 'tenant', id: owner.tenantId! },
      settings: { permission: 'public', name: '另一个助手' },
    });
    stage.server.clock.advance(60_000);
    await (
      await chat(userId, {}, { publicId: other.publicId, question: '第二个问题' })
    ).ended;
    await post('session/clear', { publicId: bot.publicId, userId });

    const visited = async (id: string) =>
      (await post('kbBot/query/list4Conversation', { userId: id })).as(publicChat.conversations);
    expect(await visited(userId)).toMatchObject({
      count: 2,
      rows: [
        { publicId: other.publicId, name: '另一个助手', lastQuestion: '第二个问题' },
        { publicId: bot.publicId, lastQuestion: QUESTION },
      ],
    });
    expect(await visited(await idFor())).toEqual({ rows: [], count: 0 });
    expect((await post('kbBot/query/list4Conversation', { userId: `${userId.slice(0, -2)}xx` })).status).toBe(404);

    const whole = async (page: number, size: number) =>
      (await post('kbBotChatHistory/query/list', { publicId: bot.publicId, userId, page, size })).as(
        publicChat.wholeHistory,
      );
    expect((await whole(1, 1)).rows).toMatchObject([{ msgType: 'clear' }]);
    const { rows, count } = await whole(2, 1);
    expect(count).toBe(2);
    expect(rows).toEqual([
      {
        id: first.id,
        kbBotId: bot.id,
        publicId: bot.publicId,
        kbBotType: 'tenant',
        chatId: first.id,
        msgType: 'qa',
        question: QUESTION,
        userId,
        timestamp: expect.any(Number),
        answer: ANSWER,
        answerContentType: 'markdown',
        answerStatus: 'success',
        answerSource: expect.any(String),
        certainty: 'sure',
        answerByKeyword: false,
        stopped: false,
        sentenceMap: expect.any(Object),
        similarQuestions: expect.any(Array),
        thumb: 'none',
      },
    ]);

    // What is no longer published is in no list.
    await stage.server.services.db.update(kbBot).set({ permission: 'private' }).where(eq(kbBot.id, other.id));
    expect((await visited(userId)).rows.map(({ publicId }) => publicId)).toEqual([bot.publicId]);
  });

  it('of a preset assistant pays nothing', async () => {
    bot = await seedAssistant(stage.server.services, {
      owner: { type: 'tenant', id: owner.tenantId! },
      settings: { permission: 'public', isPreset: true },
    });
    const before = await stage.balance({ type: 'tenant', id: owner.tenantId! });
    const answer = await chat(await idFor());
    await answer.ended;
    expect(answer.last).toMatchObject({ status: 'finished', answerSource: 'preset' });
    expect(await stage.balance({ type: 'tenant', id: owner.tenantId! })).toBe(before);
  });

  it("stops his answer, and nobody else's", async () => {
    const [mine, other] = [await idFor(), await idFor()];
    stage.model.play({ script: 'held' });
    const answer = await chat(mine);
    await answer.until(2);
    const foreign = await post('kbBot/chat/stop', { publicId: bot.publicId, userId: other, id: answer.id });
    const missing = await post('kbBot/chat/stop', { publicId: bot.publicId, userId: other, id: newId() });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(masked(foreign)).toEqual(masked(missing));
    expect((await post('kbBot/chat/stop', { publicId: bot.publicId, userId: mine, id: answer.id })).status).toBe(200);
    await answer.ended;
    expect(answer.last).toMatchObject({ status: 'finished', stopped: true });
  });

  it('never reads the chat of another', async () => {
    const [mine, other] = [await idFor(), await idFor()];
    const answer = await chat(mine);
    await answer.ended;
    expect(await historyOf(other)).toEqual([]);
    const thumb = { publicId: bot.publicId, userId: other, id: answer.id, thumb: 'down' };
    expect((await post('kbBotChatHistory/update/thumb', thumb)).status).toBe(404);
    expect(await historyOf(mine)).toMatchObject([{ thumb: 'none' }]);
  });
});

describe('an id the server did not give', () => {
  const forged = () => [
    'ann',
    newId(),
    `${newId()}.${'A'.repeat(43)}`,
    issueVisitor('another secret of another server!'),
    '../../etc/passwd',
  ];

  it('is replaced when the page opens and refused everywhere else', async () => {
    for (const userId of forged()) {
      expect((await opened(encodeURIComponent(userId))).userId).not.toBe(userId);
      const own = { publicId: bot.publicId, userId };
      expect((await chat(userId)).status).toBe(404);
      expect((await post('kbBotChatHistory/query/listByTimestamp', own)).status).toBe(404);
      expect((await post('kbBotChatHistory/update/thumb', { ...own, id: newId(), thumb: 'up' })).status).toBe(404);
      expect((await post('session/clear', own)).status).toBe(404);
    }
    expect(await stage.messages(bot.id)).toEqual([]);
  });

  it('has one letter changed: refused', async () => {
    const userId = await idFor();
    const at = 5;
    const changed = `${userId.slice(0, at)}${userId[at] === '0' ? '1' : '0'}${userId.slice(at + 1)}`;
    expect((await chat(changed)).status).toBe(404);
  });
});

describe('an assistant that is not published on the internet', () => {
  it('does not exist for visitors, whatever they send', async () => {
    const userId = await idFor();
    const bodies = [];
    for (const permission of ['private', 'protected'] as const) {
      await stage.server.services.db.update(kbBot).set({ permission }).where(eq(kbBot.id, bot.id));
      bodies.push(await info(bot.publicId), await post('session/clear', { publicId: bot.publicId, userId }));
      expect((await chat(userId)).body?.errorCode).toBe(errorCodes.assistantMissing);
    }
    bodies.push(await info(newId()), await info(bot.id));
    expect(bodies.map(({ status }) => status)).toEqual(bodies.map(() => 404));
    expect(new Set(bodies.map((body) => JSON.stringify(masked(body)))).size).toBe(1);
    expect(bodies[0]!.error.errorCode).toBe(errorCodes.assistantMissing);
  });
});

describe('limits', () => {
  it('are 20 questions a minute for a visitor; going on with an answer is not a question (RATE-02)', async () => {
    const userId = await idFor();
    const statuses: number[] = [];
    for (let at = 0; at < 22; at++) {
      const answer = await chat(userId, { key: `question-${at}` });
      await answer.ended;
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    const again = await chat(userId, { key: 'question-3' });
    await again.ended;
    expect(again.status).toBe(200);
    stage.server.clock.advance(61_000);
    const later = await chat(userId);
    await later.ended;
    expect(later.status).toBe(200);
  });

  it('are 60 questions a minute for an address, however many ids and forwarding headers it makes up (RATE-01) (RATE-02)', async () => {
    stage.model.play({ pieces: ['好'] });
    let refused = 0;
    for (let at = 0; at < 7; at++) {
      const userId = await idFor();
      for (let n = 0; n < 10; n++) {
        const headers = { 'x-forwarded-for': `10.0.${at}.${n}` };
        const answer = await chat(userId, { headers });
        await answer.ended;
        if (answer.status === 429) refused++;
      }
    }
    expect(refused).toBe(10);
  });

  it('are three answers at once for a visitor; three more questions wait, and the next is refused (RATE-03)', async () => {
    const userId = await idFor();
    stage.model.play({ script: 'held' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => chat(userId)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 200, 429, 429,
    ]);
    const taken = answers.filter(({ status }) => status === 200);
    await eventually(() => taken.every(({ events, ahead }) => events.length + ahead.length > 0));
    expect(taken.filter(({ ahead }) => ahead.length > 0)).toHaveLength(3);
    stage.model.release();
    await Promise.all(answers.map((answer) => answer.ended));
    expect(taken.map(({ text }) => text)).toEqual(Array.from({ length: 6 }, () => ANSWER));
    await eventually(() => stage.hub.size === 0);
  });

  it('are 50 answers at once for an assistant; the next two wait (RATE-03)', async () => {
    // The first is still being written when the last has asked.
    stage.model.play({ script: 'held' });
    const people = await Promise.all(Array.from({ length: 52 }, () => stage.server.actor()));
    const answers = await Promise.all(people.map((person) => stage.ask(person, bot.id)));
    await eventually(() => answers.every(({ events, ahead }) => events.length + ahead.length > 0));
    expect(answers.filter(({ ahead }) => ahead.length > 0)).toHaveLength(2);
    stage.model.release();
    await Promise.all(answers.map((answer) => answer.ended));
    expect(answers.filter(({ text }) => text === ANSWER)).toHaveLength(52);
  });
});
