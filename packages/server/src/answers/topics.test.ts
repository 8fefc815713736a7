import { answers, conversations, drafts, publicChat, topics, type Topic } from '@tinystar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../testing/index.ts';
import { removeTopic } from './removeTopic.ts';
import { kbBotChatDraft, kbBotChatTopic } from './schema.ts';
import { answerServer, eventually, PIECES, QUESTION, type AnswerServer } from './testing/answerServer.ts';
import { openAnswer } from './testing/openAnswer.ts';
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

const own = async () =>
  (await seedAssistant(stage.server.services, { owner: { type: 'personal', id: ann.userId } })).id;
const create = async (kbBotId: string): Promise<Topic> =>
  (await ann.call('POST', '/api/v1/kbBotChatTopic/create', { kbBotId })).as(topics.create).topic;
const listed = async (kbBotId: string): Promise<Topic[]> =>
  (await ann.call('POST', '/api/v1/kbBotChatTopic/query/list', { kbBotId })).as(topics.list).rows;
const update = (kbBotId: string, topicId: string, change: object, who = ann) =>
  who.call('POST', '/api/v1/kbBotChatTopic/update', { kbBotId, topicId, ...change });
const search = async (kbBotId: string, keyword: string) =>
  (await ann.call('POST', '/api/v1/kbBotChatTopic/query/search', { kbBotId, keyword })).as(topics.search);
const historyOf = (kbBotId: string, topicId?: string, who = ann) =>
  who.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', { kbBotId, side: 'use', topicId });
const questionsIn = async (kbBotId: string, topicId?: string) =>
  (await historyOf(kbBotId, topicId)).as(answers.history).rows.map(({ question }) => question);
const clear = (kbBotId: string, topicId?: string) =>
  ann.call('POST', '/api/v1/personalKbBotUserSession/clear', { kbBotId, side: 'use', topicId });
const ask = async (kbBotId: string, question: string, topicId?: string) => {
  const answer = await stage.ask(ann, kbBotId, { body: { question, topicId } });
  await answer.ended;
  return answer;
};

it('a conversation of its own has its own messages, memory and clear marker; its first question names it', async () => {
  const kbBotId = await own();
  await ask(kbBotId, '满十年的员工有几天年假？');
  const topic = await create(kbBotId);
  expect(topic).toMatchObject({ name: '', pinned: false });
  expect((await create(kbBotId)).id, 'an empty one is used again').toBe(topic.id);
  const before = stage.model.requests.length;
  await ask(kbBotId, '年假申请找谁批准？', topic.id);
  const asked = stage.model.requests.slice(before).flatMap(({ body }) => body.messages.map(({ content }) => content));
  expect(asked.join(), 'the running history is not its memory').not.toContain('满十年的员工有几天年假？');
  expect(await questionsIn(kbBotId)).toEqual(['满十年的员工有几天年假？']);
  expect(await questionsIn(kbBotId, topic.id)).toEqual(['年假申请找谁批准？']);
  expect((await clear(kbBotId, topic.id)).status).toBe(200);
  expect((await clear(kbBotId, topic.id)).status).toBe(409);
  await ask(kbBotId, '那病假呢？', topic.id);
  expect((await stage.messages(kbBotId)).map(({ session, msgType }) => [session, msgType])).toEqual([
    [1, 'qa'],
    [1, 'qa'],
    [1, 'clear'],
    [2, 'qa'],
  ]);
  expect(await listed(kbBotId)).toMatchObject([{ id: topic.id, name: '年假申请找谁批准？' }]);
});

it('they are renamed and pinned, and the pinned come before the latest', async () => {
  const kbBotId = await own();
  const first = await create(kbBotId);
  await ask(kbBotId, '年假有几天？', first.id);
  const second = await create(kbBotId);
  await ask(kbBotId, '病假有几天？', second.id);
  expect((await listed(kbBotId)).map(({ id }) => id)).toEqual([second.id, first.id]);
  const changed = await update(kbBotId, first.id, { name: ' 假期 ', pinned: true });
  expect(changed.as(topics.update).topic).toMatchObject({ name: '假期', pinned: true });
  expect((await listed(kbBotId)).map(({ name }) => name)).toEqual(['假期', '病假有几天？']);
  expect((await update(kbBotId, first.id, { name: '' })).as(topics.update).topic.name).toBe('年假有几天？');
  expect((await update(kbBotId, first.id, { name: '长'.repeat(61) })).status).toBe(400);
});

it('the search reaches all of them by question and answer, and nothing of others', async () => {
  const kbBotId = await own();
  const topic = await create(kbBotId);
  await ask(kbBotId, '年假有几天？', topic.id);
  await ask(kbBotId, '100%报销吗？');
  expect(await search(kbBotId, '年假有')).toMatchObject({
    rows: [{ topicId: topic.id, topicName: '年假有几天？', question: '年假有几天？' }],
    count: 1,
  });
  // Both answers hold it. Reference numbers and marks of the answer are not shown in the line of a hit.
  const { rows, count } = await search(kbBotId, PIECES[4]!);
  expect(count).toBe(2);
  expect(rows.map(({ topicId }) => topicId)).toEqual([undefined, topic.id]);
  expect(rows[0]!.excerpt).toContain(PIECES[4]);
  expect(rows[0]!.excerpt).not.toContain('[1]');
  expect((await search(kbBotId, '0%')).count, 'a percent sign is a character').toBe(1);
  expect((await search(kbBotId, '_')).count).toBe(0);
});

it('a deleted one is gone at once, comes back when it is taken back, and goes for good after ten minutes', async () => {
  const kbBotId = await own();
  const [kept, gone] = [await create(kbBotId), { id: '' }];
  await ask(kbBotId, '要保留的对话？', kept.id);
  gone.id = (await create(kbBotId)).id;
  await ask(kbBotId, '要删除的对话？', gone.id);
  for (const { id } of [kept, gone]) expect((await update(kbBotId, id, { deleted: true })).status).toBe(200);
  expect(await listed(kbBotId)).toEqual([]);
  expect((await search(kbBotId, '对话')).count).toBe(0);
  expect((await historyOf(kbBotId, gone.id)).status).toBe(404);
  expect((await ask(kbBotId, '还能问吗？', gone.id)).status).toBe(404);
  expect((await update(kbBotId, gone.id, { name: '改名' })).status).toBe(404);
  const path = '/api/v1/kbBot/query/list4Conversation';
  const words = (await ann.call('POST', path, { size: 100 })).as(conversations.list).rows;
  expect(words.find(({ id }) => id === kbBotId)?.lastQuestion).toBe('');
  expect((await update(kbBotId, kept.id, { deleted: false })).status).toBe(200);
  const run = { services: stage.server.services, attempt: 1, signal: new AbortController().signal };
  const removeBoth = async () => {
    for (const { id: topicId } of [kept, gone]) await removeTopic.handler({ topicId }, run);
  };
  await removeBoth();
  expect(await stage.messages(kbBotId), 'too early').toHaveLength(2);
  stage.server.clock.advance(600_000);
  await removeBoth();
  expect((await stage.messages(kbBotId)).map(({ topicId }) => topicId)).toEqual([kept.id]);
  expect((await update(kbBotId, gone.id, { deleted: false })).status).toBe(404);
  expect(await questionsIn(kbBotId, kept.id)).toEqual(['要保留的对话？']);
});

it('an answer that is being written ends when its conversation is deleted', async () => {
  const kbBotId = await own();
  const topic = await create(kbBotId);
  stage.model.play({ script: 'held' });
  const answer = await stage.ask(ann, kbBotId, { body: { topicId: topic.id } });
  await answer.until(1);
  await update(kbBotId, topic.id, { deleted: true });
  await answer.ended;
  await eventually(async () => (await stage.messages(kbBotId))[0]?.answerStatus !== 'generating');
  stage.model.release();
  expect(await stage.unbalanced()).toEqual([]);
});

it('nobody else reaches them, whoever may talk to the assistant', async () => {
  const { id: kbBotId } = await seedAssistant(stage.server.services, {
    owner: { type: 'personal', id: ann.userId },
    settings: { permission: 'public' },
  });
  const topic = await create(kbBotId);
  await ask(kbBotId, '只有我知道的问题？', topic.id);
  expect((await historyOf(kbBotId, topic.id, bob)).status).toBe(404);
  expect((await update(kbBotId, topic.id, { pinned: true }, bob)).status).toBe(404);
  const foreign = await stage.ask(bob, kbBotId, { body: { topicId: topic.id } });
  await foreign.ended;
  expect(foreign.status).toBe(404);
  const theirs = await bob.call('POST', '/api/v1/kbBotChatTopic/query/search', { kbBotId, keyword: '问题' });
  expect(theirs.as(topics.search).count).toBe(0);
});

const published = async () =>
  await seedAssistant(stage.server.services, {
    owner: { type: 'personal', id: ann.userId },
    settings: { permission: 'public' },
  });
/** A visitor who has asked, and what he then sees. */
const visitorAsks = async (publicId: string, ...questions: string[]) => {
  const visitor = stage.server.visitor;
  const at = `/api/v1/public/kbBot/info?publicId=${publicId}`;
  const { userId } = (await visitor.call('GET', at)).as(publicChat.info);
  for (const question of questions) {
    const path = '/api/v1/public/kbBot/chat';
    const answer = await openAnswer({ url: stage.url, path, body: { publicId, userId, question, side: 'web' } });
    await answer.ended;
  }
  const sees = async () =>
    (await visitor.call('POST', '/api/v1/public/kbBotChatHistory/query/listByTimestamp', { publicId, userId }))
      .as(publicChat.history)
      .rows.map(({ question }) => question);
  return { userId, sees };
};
const take = (kbBotId: string, userId: string, who = ann) =>
  who.call('POST', '/api/v1/kbBotChatTopic/create/takeVisit', { kbBotId, userId });

it('what a visitor asked becomes a conversation of whoever logs in and says yes, once, and is the visitor’s no more', async () => {
  const { id: kbBotId, publicId } = await published();
  await ask(kbBotId, '我自己的问题？');
  const { userId, sees } = await visitorAsks(publicId, '访客的第一个问题？', '访客的第二个问题？');
  expect(await sees()).toHaveLength(2);
  const { topic } = (await take(kbBotId, userId)).as(topics.takeVisit);
  expect(topic.name).toBe('访客的第一个问题？');
  expect(await questionsIn(kbBotId, topic.id)).toEqual(['访客的第一个问题？', '访客的第二个问题？']);
  expect(await questionsIn(kbBotId)).toEqual(['我自己的问题？']);
  expect(await sees()).toEqual([]);
  await ask(kbBotId, '接着问？', topic.id);
  expect(await questionsIn(kbBotId, topic.id)).toHaveLength(3);
  expect((await search(kbBotId, '第二个问题')).rows).toMatchObject([{ topicId: topic.id }]);
  expect((await take(kbBotId, userId)).status, 'there is nothing left').toBe(404);
  expect((await take(kbBotId, userId, bob)).status).toBe(404);
});

it('a visit is taken by its signed id alone, and only of an assistant that one may talk to', async () => {
  const { id: kbBotId, publicId } = await published();
  const { userId, sees } = await visitorAsks(publicId, '访客的问题？');
  const [id] = userId.split('.');
  expect((await take(kbBotId, `${id}.${'A'.repeat(43)}`, bob)).status).toBe(400);
  expect((await take(kbBotId, id!, bob)).status).toBe(400);
  expect((await take(await own(), userId, bob)).status).toBe(404);
  expect((await take(await own(), userId)).status, 'asked of another assistant').toBe(404);
  expect(await sees()).toEqual(['访客的问题？']);
});

it('a visit is not taken while an answer is being written; two who take it get it once', async () => {
  const { id: kbBotId, publicId } = await published();
  const { userId } = await visitorAsks(publicId, '访客的问题？');
  stage.model.play({ script: 'held' });
  const body = { publicId, userId, question: QUESTION, side: 'web' };
  const answer = await openAnswer({ url: stage.url, path: '/api/v1/public/kbBot/chat', body });
  await answer.until(1);
  const refused = await take(kbBotId, userId);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('回答还在生成')]);
  stage.model.release();
  await answer.ended;
  const both = await Promise.all([take(kbBotId, userId), take(kbBotId, userId)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 404]));
  expect(await listed(kbBotId)).toHaveLength(1);
  expect(await stage.unbalanced()).toEqual([]);
});

it('a person keeps five hundred of them with one assistant, and is told so', async () => {
  const kbBotId = await own();
  const asker = `personal:${ann.userId}`;
  const createdAt = stage.server.services.now();
  const many = Array.from({ length: 500 }, (_, at) => ({ kbBotId, asker, name: `第${at}个`, createdAt }));
  await stage.server.services.db.insert(kbBotChatTopic).values(many);
  const refused = await ann.call('POST', '/api/v1/kbBotChatTopic/create', { kbBotId });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('最多保留500个对话')]);
});

it('what is typed and not sent is there on every device, per conversation; who writes last wins, and its time is told', async () => {
  const kbBotId = await own();
  const topic = await create(kbBotId);
  const read = async (place: object = {}, who = ann) =>
    (await who.call('POST', '/api/v1/kbBotChatDraft/query', { kbBotId, side: 'use', ...place })).as(drafts.read).draft;
  const write = (text: string, place: object = {}, who = ann) =>
    who.call('POST', '/api/v1/kbBotChatDraft/update', { kbBotId, side: 'use', text, ...place });
  expect(await read()).toBeNull();
  const { savedAt } = (await write('年假')).as(drafts.write);
  expect(await read()).toEqual({ text: '年假', savedAt });
  stage.server.clock.advance(60_000);
  const later = (await write('年假怎么休？')).as(drafts.write).savedAt;
  expect(later).toBeGreaterThanOrEqual(savedAt + 60_000);
  expect(await read()).toEqual({ text: '年假怎么休？', savedAt: later });
  await write('这个对话的', { topicId: topic.id });
  expect(await read({ topicId: topic.id })).toMatchObject({ text: '这个对话的' });
  expect(await read({ side: 'make' })).toBeNull();
  expect(await read()).toMatchObject({ text: '年假怎么休？' });
  await write('');
  expect(await read()).toBeNull();
  expect((await write('字'.repeat(3_001))).status).toBe(400);
  expect((await write('别人的', {}, bob)).status).toBe(404);
  expect((await write('别人的', { topicId: topic.id }, bob)).status).toBe(404);
  expect(await stage.server.services.db.$count(kbBotChatDraft)).toBe(1);
});
