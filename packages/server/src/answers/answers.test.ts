import {
  AnswerEvent,
  answers,
  errorCodes,
  messages,
  publicChat,
  type ChatMessage,
  type AnswerFailure,
} from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenant } from '../identity/schema.ts';
import { kbBot } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { kbBotFile, kbBotFileBlock, kbBotFileBlockHit } from '../documents/schema.ts';
import type { Actor } from '../testing/index.ts';
import { kbBotReplyKeyword, kbBotReplyRule } from '../replyRules/schema.ts';
import { openAnswer } from './testing/openAnswer.ts';
import { ANSWER, answerServer, PIECES, QUESTION, type AnswerServer } from './testing/answerServer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

let stage: AnswerServer;
let ann: Actor;
let bob: Actor;

beforeAll(async () => {
  stage = await answerServer();
  ann = await stage.server.actor();
  bob = await stage.server.actor();
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(() => stage.model.play({ script: 'normal', pieces: PIECES, delay: 20 }));

const own = (actor: Actor) => seedAssistant(stage.server.services, { owner: { type: 'personal', id: actor.userId } });
const historyOf = async (actor: Actor, kbBotId: string, more: object = {}): Promise<ChatMessage[]> => {
  const path = '/api/v1/kbBotChatHistory/query/listByTimestamp';
  return (await actor.call('POST', path, { kbBotId, side: 'use', ...more })).as(answers.history).rows;
};
const clear = (actor: Actor, kbBotId: string) =>
  actor.call('POST', '/api/v1/personalKbBotUserSession/clear', { kbBotId, side: 'use' });
const thumb = (actor: Actor, id: string, value: string) =>
  actor.call('POST', '/api/v1/kbBotChatHistory/update/thumb', { id, thumb: value });

describe('an answer', () => {
  it('is a stream, and a caller who wants anything else is refused', async () => {
    const bot = await own(ann);
    for (const body of [{ enableStream: false }, { isStream: false }]) {
      expect((await stage.ask(ann, bot.id, { body })).status).toBe(400);
    }
    expect(await stage.messages(bot.id)).toEqual([]);
  });

  it('streams from the first event to its sources, in the shape of the contract [CHAT-03]', async () => {
    const bot = await own(ann);
    const answer = await stage.ask(ann, bot.id);
    await answer.ended;
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    for (const event of answer.events) expect(AnswerEvent.safeParse(event).success).toBe(true);
    expect(answer.events.map(({ seq }) => seq)).toEqual(answer.events.map((_, at) => at));
    expect(answer.events[0]).toEqual({ status: 'generating', id: answer.id, seq: 0 });
    expect(answer.text).toBe(ANSWER);
    const { last } = answer;
    if (!last || !('status' in last) || last.status !== 'finished') throw new Error('not finished');
    const [reference] = last.sentenceMap['1']!.reference;
    expect(reference).toMatchObject({
      type: 'doc',
      doc_id: bot.fileId,
      doc_name: '员工手册.pdf',
      is_doc_deleted: false,
    });
    expect(reference!.locations[0]).toMatchObject({ blockId: reference!.reference_id, page: 1 });
    expect(last).toMatchObject({
      id: answer.id,
      answerSource: 'document',
      answerByKeyword: false,
      similarQuestions: [],
    });
    expect(Math.abs(stage.server.services.now().getTime() - last.timestamp)).toBeLessThan(60_000);
    const [row, ...others] = await stage.messages(bot.id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ answer: ANSWER, answerStatus: 'success', stopped: false, thumb: 'none' });
    expect(stage.hub.size).toBe(0);
  });

  it('quotes the documents when the server has no model, and counts the hit', async () => {
    await using plain = await answerServer({ extractive: true });
    const asker = await plain.server.actor();
    const bot = await seedAssistant(plain.server.services, { owner: { type: 'personal', id: asker.userId } });
    const answer = await plain.ask(asker, bot.id);
    await answer.ended;
    expect(answer.text).toContain('满十年的享有十天');
    expect(answer.last).toMatchObject({ status: 'finished', answerSource: 'document' });
    const [file] = await plain.server.services.db.select().from(kbBotFile).where(eq(kbBotFile.id, bot.fileId));
    expect(file?.hitCount).toBe(1);
    const { last } = answer;
    if (!last || !('status' in last) || last.status !== 'finished') throw new Error('not finished');
    const { blockId, page } = last.sentenceMap['1']!.reference[0]!.locations[0]!;
    const { db } = plain.server.services;
    const block = {
      id: blockId,
      fileId: bot.fileId,
      pageIndex: page,
      position: 0,
      type: 'paragraph',
      text: '',
    } as const;
    await db.insert(kbBotFileBlock).values({ ...block, box: { left: 0, top: 0, right: 9, bottom: 9 } });
    await (
      await plain.ask(asker, bot.id)
    ).ended;
    const hits = await db.select().from(kbBotFileBlockHit);
    expect(hits).toEqual([{ fileId: bot.fileId, blockId, hitCount: 1 }]);
    expect(plain.model.requests).toEqual([]);
  });

  it("says the assistant's own words and cites nothing when its documents do not hold the answer", async () => {
    const bot = await own(ann);
    await stage.server.services.db
      .update(kbBot)
      .set({ knowledgeNotFound: '这个我还没学过。' })
      .where(eq(kbBot.id, bot.id));
    stage.model.play({ pieces: ['<未', '找到>'] });
    const answer = await stage.ask(ann, bot.id, { body: { question: '珠穆朗玛峰有多高？' } });
    await answer.ended;
    expect(answer.text).toBe('这个我还没学过。');
    expect(answer.last).toMatchObject({ status: 'finished', sentenceMap: {}, answerSource: 'notFound' });
  });

  it('never puts a document of another assistant into the prompt', async () => {
    const mine = await own(ann);
    await seedAssistant(stage.server.services, {
      owner: { type: 'personal', id: bob.userId },
      paragraphs: ['入职满十年的员工年假机密规定：绝密代号朱雀，享有九十九天年假。'],
    });
    const before = stage.model.requests.length;
    await (
      await stage.ask(ann, mine.id)
    ).ended;
    const prompts = stage.model.requests.slice(before).map(({ body }) => JSON.stringify(body));
    expect(prompts).toHaveLength(1);
    expect(prompts[0]).toContain('满十年的享有十天');
    expect(prompts[0]).not.toContain('朱雀');
  });

  it('gives earlier questions of the session as context until it is cleared', async () => {
    const bot = await own(ann);
    await (
      await stage.ask(ann, bot.id, { body: { question: '年假怎么计算？' } })
    ).ended;
    await (
      await stage.ask(ann, bot.id)
    ).ended;
    expect(JSON.stringify(stage.model.requests.at(-1)?.body)).toContain('年假怎么计算？');
    expect((await clear(ann, bot.id)).status).toBe(200);
    await (
      await stage.ask(ann, bot.id)
    ).ended;
    expect(JSON.stringify(stage.model.requests.at(-1)?.body)).not.toContain('年假怎么计算？');
  });

  it('refuses a blank question with its words and asks nothing', async () => {
    const bot = await own(ann);
    const answer = await stage.ask(ann, bot.id, { body: { question: ' \n ' } });
    expect(answer.status).toBe(400);
    expect(answer.body?.errorMessage).toBe('不能发送空白信息');
    expect(await stage.messages(bot.id)).toEqual([]);
  });

  it('answers the same 404 for an assistant that is missing and one that is not open to the asker', async () => {
    const secret = await own(bob);
    const foreign = await stage.ask(ann, secret.id);
    const missing = await stage.ask(ann, newId());
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body).toMatchObject({
      errorCode: errorCodes.assistantMissing,
      errorMessage: messages.assistantMissing,
    });
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  });

  it('needs a log-in, and the trial needs a maker', async () => {
    const bot = await seedAssistant(stage.server.services, {
      owner: { type: 'personal', id: bob.userId },
      settings: { permission: 'public' },
    });
    expect((await stage.ask(ann, bot.id, { headers: {} })).status).toBe(401);
    expect((await stage.ask(ann, bot.id, { path: '/api/v1/personalKbBotQa/answer4Trial' })).status).toBe(404);
    const trial = await stage.ask(bob, bot.id, {
      path: '/api/v1/personalKbBotQa/answer4Trial',
      body: { side: 'make' },
    });
    await trial.ended;
    expect(trial.text).toBe(ANSWER);
  });

  it('of a stopped enterprise is a notice, for nothing (TEN-05)', async () => {
    const owner = await stage.server.member('owner');
    const bot = await seedAssistant(stage.server.services, {
      owner: { type: 'tenant', id: owner.tenantId! },
      settings: { permission: 'public' },
    });
    await stage.server.services.db.update(tenant).set({ status: 'stopped' }).where(eq(tenant.id, owner.tenantId!));
    const before = stage.model.requests.length;
    const answer = await stage.ask(ann, bot.id);
    await answer.ended;
    expect(answer.text).toBe('当前企业已经停用，请联系管理员续费');
    expect((await stage.ask(owner, bot.id)).status).toBe(403);
    expect(stage.model.requests).toHaveLength(before);
    expect(await stage.balance({ type: 'tenant', id: owner.tenantId! })).toBe(1_000);
  });
});

describe('asking again', () => {
  it('answers the same message in place, as a new answer whose end is stored and takes the thumb back [CHAT-06]', async () => {
    const bot = await own(ann);
    stage.model.play({ script: 'cut' });
    const failed = await stage.ask(ann, bot.id);
    await failed.ended;
    expect(failed.last).toMatchObject({ errorCode: errorCodes.unexpected });
    const { errorCode, errorMessage, requestId } = failed.last as AnswerFailure;
    expect((await historyOf(ann, bot.id)).at(-1)?.failure).toEqual({ errorCode, errorMessage, requestId });
    expect(requestId).toMatch(/./);
    stage.model.play({ script: 'normal', pieces: ['第二次', '的回答[1]'] });
    const again = await stage.ask(ann, bot.id, { body: { chatId: failed.id, isQueryAgain: 'yes' } });
    await again.ended;
    expect(again.id).toBe(failed.id);
    expect(await stage.messages(bot.id)).toMatchObject([
      { id: failed.id, answer: '第二次的回答[1]', answerStatus: 'success' },
    ]);
    await thumb(ann, failed.id, 'up');
    stage.model.play({ pieces: PIECES });
    const third = await stage.ask(ann, bot.id, { body: { chatId: failed.id, isQueryAgain: 'yes' } });
    await third.ended;
    const { last } = third;
    if (!last || !('status' in last) || last.status !== 'finished') throw new Error('not finished');
    expect(Object.keys(last.sentenceMap)).toEqual(['1']);
    const { sentenceMap, answerSource, timestamp, answerByKeyword, similarQuestions } = last;
    expect((await historyOf(ann, bot.id))[0]).toMatchObject({
      thumb: 'none',
      answerStatus: 'success',
      sentenceMap,
      answerSource,
      timestamp,
      answerByKeyword,
      similarQuestions,
    });
  });

  it("of a message that is not one's own is refused like one that never was", async () => {
    const bot = await own(ann);
    const answer = await stage.ask(ann, bot.id);
    await answer.ended;
    const bobs = await own(bob);
    const foreign = await stage.ask(bob, bobs.id, { body: { chatId: answer.id, isQueryAgain: 'yes' } });
    const missing = await stage.ask(bob, bobs.id, { body: { chatId: newId(), isQueryAgain: 'yes' } });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect(await stage.messages(bot.id)).toMatchObject([{ answer: ANSWER }]);
  });

  it('waits for the answer that is still being written', async () => {
    const bot = await own(ann);
    stage.model.play({ script: 'held' });
    const first = await stage.ask(ann, bot.id);
    await first.until(2);
    expect((await stage.ask(ann, bot.id, { body: { chatId: first.id, isQueryAgain: 'yes' } })).status).toBe(409);
    stage.model.release();
    await first.ended;
    expect(first.text).toBe(ANSWER);
  });
});

describe('history', () => {
  it('pages back by 20, oldest first, without losing or repeating a message', async () => {
    const bot = await own(ann);
    for (let at = 0; at < 45; at += 3) {
      const three = [at, at + 1, at + 2].map((n) =>
        stage.ask(ann, bot.id, { body: { question: `第${n}问：年假几天？` } }),
      );
      await Promise.all((await Promise.all(three)).map((answer) => answer.ended));
    }
    const pages: ChatMessage[][] = [];
    for (let timestamp: number | undefined; ; timestamp = pages.at(-1)?.[0]?.timestamp) {
      const page = await historyOf(ann, bot.id, timestamp === undefined ? {} : { timestamp });
      if (page.length === 0) break;
      pages.push(page);
    }
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    const all = pages.toReversed().flat();
    expect(new Set(all.map(({ question }) => question)).size).toBe(45);
    expect(all.map(({ timestamp }) => timestamp)).toEqual(
      all.map(({ timestamp }) => timestamp).toSorted((a, b) => a - b),
    );
  });

  it('keeps the places of the sources and tells when the document is gone', async () => {
    const bot = await own(ann);
    const answer = await stage.ask(ann, bot.id);
    await answer.ended;
    const live = answer.last;
    if (!live || !('status' in live) || live.status !== 'finished') throw new Error('not finished');
    const [before] = await historyOf(ann, bot.id);
    expect(before?.sentenceMap).toEqual(live.sentenceMap);
    expect(before?.timestamp).toBe(live.timestamp);
    await stage.server.services.db.delete(kbBotFile).where(eq(kbBotFile.id, bot.fileId));
    const [after] = await historyOf(ann, bot.id);
    expect(after?.sentenceMap['1']?.reference[0]).toMatchObject({ is_doc_deleted: true, doc_id: bot.fileId });
  });

  it("is each asker's own, and each side's", async () => {
    const bot = await seedAssistant(stage.server.services, {
      owner: { type: 'personal', id: ann.userId },
      settings: { permission: 'public' },
    });
    await (
      await stage.ask(ann, bot.id)
    ).ended;
    expect(await historyOf(bob, bot.id)).toEqual([]);
    expect(await historyOf(ann, bot.id, { side: 'make' })).toEqual([]);
    expect(await historyOf(ann, bot.id)).toHaveLength(1);
    const foreign = await bob.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', {
      kbBotId: (await own(ann)).id,
      side: 'use',
    });
    expect(foreign.error.errorCode).toBe(errorCodes.assistantMissing);
  });

  it('keeps what was asked in use, in making and on the web apart, and knows no other side [CHAT-40]', async () => {
    const bot = await own(ann);
    for (const side of ['use', 'make', 'web']) {
      const answer = await stage.ask(ann, bot.id, { body: { side, question: `${side}：年假几天？` } });
      await answer.ended;
      expect(answer.status).toBe(200);
    }
    for (const side of ['use', 'make', 'web'])
      expect((await historyOf(ann, bot.id, { side })).map(({ question }) => question)).toEqual([`${side}：年假几天？`]);
    expect((await stage.ask(ann, bot.id, { body: { side: 'other' } })).status).toBe(400);
  });

  it.each([0, -5, 1e300, 0.5])('bears the timestamp %d', async (timestamp) => {
    const bot = await own(ann);
    await (
      await stage.ask(ann, bot.id)
    ).ended;
    expect((await historyOf(ann, bot.id, { timestamp })).length).toBe(timestamp > 1 ? 1 : 0);
  });
});

describe('thumbs', () => {
  it("are kept for one's own finished answers and no others", async () => {
    const bot = await own(ann);
    const answer = await stage.ask(ann, bot.id);
    await answer.ended;
    expect((await thumb(ann, answer.id, 'down')).status).toBe(200);
    expect((await historyOf(ann, bot.id))[0]?.thumb).toBe('down');
    const why = (reason: string) =>
      ann.call('POST', '/api/v1/kbBotChatHistory/update/thumb', { id: answer.id, thumb: 'down', reason });
    expect((await why('字'.repeat(201))).status).toBe(400);
    expect((await why(' 内容有误 ')).status).toBe(200);
    expect((await historyOf(ann, bot.id))[0]).toMatchObject({ thumb: 'down', thumbReason: '内容有误' });
    await thumb(ann, answer.id, 'up');
    expect((await historyOf(ann, bot.id))[0]?.thumbReason).toBeUndefined();
    await thumb(ann, answer.id, 'down');
    expect((await thumb(ann, answer.id, 'sideways')).status).toBe(400);
    const foreign = await thumb(bob, answer.id, 'up');
    const missing = await thumb(bob, newId(), 'up');
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect({ ...foreign.error, requestId: '' }).toEqual({ ...missing.error, requestId: '' });
    expect((await historyOf(ann, bot.id))[0]?.thumb).toBe('down');

    stage.model.play({ script: 'broken' });
    const failed = await stage.ask(ann, bot.id);
    await failed.ended;
    const id = (await historyOf(ann, bot.id)).at(-1)!.id;
    expect((await thumb(ann, id, 'up')).status).toBe(409);
  });
});

it('whoever asks for a person is led to one, or told that there is none, for free and never by a source [CS-13]', async () => {
  const before = await stage.balance({ type: 'personal', id: ann.userId });
  const bot = await own(ann);
  const alone = await stage.ask(ann, bot.id, { body: { question: '我要找真人客服' } });
  await alone.ended;
  expect(alone.text).toBe('这个助手没有开通人工客服。您可以直接写下问题，我会在资料中为您查找。');
  expect(alone.last).toMatchObject({ answerSource: 'handOff', sentenceMap: {} });
  const host = await stage.server.member('owner');
  const served = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: host.tenantId! },
    settings: { permission: 'public', customerServiceStatus: 'enabled' },
  });
  const led = await stage.ask(host, served.id, { body: { question: '转人工' } });
  await led.ended;
  expect(led.text).toContain(`[联系人工客服](/a/chat/bot/${served.id}/tenant/cs)`);
  expect(led.text).not.toContain('登录');
  // Only a visitor has to log in first.
  const { publicId } = served;
  const info = await stage.server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${publicId}`);
  const { userId } = info.as(publicChat.info);
  const body = { publicId, userId, side: 'web', question: '转人工' };
  const asVisitor = await openAnswer({ url: stage.url, path: '/api/v1/public/kbBot/chat', body });
  await asVisitor.ended;
  expect(asVisitor.text).toMatch(/联系人工客服.*没有登录时会先请您登录。$/);
  for (const question of [
    '我要找个真人聊聊',
    '能帮我接一下客服人员吗',
    '我想和真人说话',
    '请让人工来回答',
    '换个活人来',
    '我要投诉，叫你们的人来',
  ]) {
    const asked = await stage.ask(host, served.id, { body: { question } });
    await asked.ended;
    expect([question, asked.last]).toMatchObject([question, { answerSource: 'handOff' }]);
  }
  for (const question of ['人工智能是什么', '人工草坪多少钱', '客服电话是多少', '真人CS在哪里玩']) {
    const asked = await stage.ask(host, served.id, { body: { question } });
    await asked.ended;
    expect([question, asked.last]).not.toMatchObject([question, { answerSource: 'handOff' }]);
  }
  // A word of its makers leads there as well, and outside of the agents' hours one leaves a message.
  await stage.server.services.db
    .update(kbBot)
    .set({
      handOff: { keywords: ['投诉'], afterDislikes: true },
      officeHours: { status: 'enabled', days: [], from: '09:00', to: '18:00', words: '客服工作日九点上班。' },
    })
    .where(eq(kbBot.id, served.id));
  const late = await stage.ask(host, served.id, { body: { question: '我要投诉' } });
  await late.ended;
  expect(late.last).toMatchObject({ answerSource: 'handOff' });
  expect(late.text).not.toContain('登录');
  expect(late.text).toContain(`客服工作日九点上班。\n\n您可以先[给人工客服留言](/a/chat/bot/${served.id}/tenant/cs)`);
  expect(await stage.balance({ type: 'personal', id: ann.userId })).toBe(before);
});

it('a question that is a keyword of an enabled rule gets its fixed reply, told apart in stream and history [CHAT-25]', async () => {
  const bot = await own(ann);
  const ruleId = newId();
  const now = stage.server.services.now();
  const rule = { id: ruleId, kbBotId: bot.id, displayName: '', content: '七天内**可以**退货。' };
  await stage.server.services.db.insert(kbBotReplyRule).values({ ...rule, createdAt: now, updatedAt: now });
  await stage.server.services.db.insert(kbBotReplyKeyword).values({ kbBotId: bot.id, keyword: '退货', ruleId });
  const asked = stage.model.requests.length;
  const answer = await stage.ask(ann, bot.id, { body: { question: ' 退货 ' } });
  await answer.ended;
  expect([answer.text, answer.last]).toMatchObject([rule.content, { answerByKeyword: true, answerSource: 'keyword' }]);
  expect(stage.model.requests.length, 'no model is asked').toBe(asked);
  await (
    await stage.ask(ann, bot.id, { body: { question: '退货要几天？' } })
  ).ended;
  expect(await historyOf(ann, bot.id)).toMatchObject([
    {
      msgType: 'keyword',
      answerByKeyword: true,
      answer: rule.content,
      data: { type: 'markdown', content: rule.content },
    },
    { msgType: 'qa', answerByKeyword: false },
  ]);
});

describe('clearing', () => {
  it('appends one marker, and none to an empty or already cleared chat', async () => {
    const bot = await own(ann);
    expect((await clear(ann, bot.id)).status).toBe(409);
    await (
      await stage.ask(ann, bot.id, { body: { question: QUESTION } })
    ).ended;
    const said = await Promise.all([clear(ann, bot.id), clear(ann, bot.id), clear(ann, bot.id)]);
    expect(said.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const done = said.find(({ status }) => status === 200);
    expect(done?.json).toMatchObject({ message: { msgType: 'clear', question: '', answer: '' } });
    expect((await historyOf(ann, bot.id)).map(({ msgType }) => msgType)).toEqual(['qa', 'clear']);
  });
});

it('of 500 calls with one key at once two dozen read the answer, the others are refused (RATE-03)', async () => {
  await using stage = await answerServer();
  const actor = await stage.server.actor({ coins: 5 });
  const bot = await seedAssistant(stage.server.services, { owner: { type: 'personal', id: actor.userId } });
  stage.model.play({ script: 'held', pieces: PIECES });
  const key = newId();
  const calls = await Promise.all(Array.from({ length: 500 }, () => stage.ask(actor, bot.id, { key })));
  const statuses = Map.groupBy(calls, ({ status }) => status);
  expect([statuses.get(200)?.length, statuses.get(429)?.length]).toEqual([24, 476]);
  stage.model.release();
  await Promise.all(calls.map(({ ended }) => ended));
  expect(new Set(statuses.get(200)?.map(({ text }) => text))).toEqual(new Set([ANSWER]));
  const later = await stage.ask(actor, bot.id, { key });
  expect(later.status).toBe(200);
  later.drop();
});
