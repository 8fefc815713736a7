import {
  channelMessages,
  channels,
  csMessage,
  csTicket as ticketCalls,
  handOver as handOverCalls,
} from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { kbBotChatMessage } from '../answers/schema.ts';
import { eventually, PIECES, QUESTION } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { kbBot } from '../assistants/schema.ts';
import { balanceOf } from '../coins/move.ts';
import { kbBotAgent } from '../customerService/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { startFakeModel, type FakeModel } from '../testing/fakeModel.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { channelDelivery, channelMessage } from './schema.ts';
import { startFakePlatform, type FakePlatform } from './testing/fakePlatform.ts';
import { feishuText, fromFeishu, fromWechat, wechatText } from './testing/signed.ts';

let server: TestServer;
let model: FakeModel;
let platform: FakePlatform;
let owner: Actor;
let agent: Actor;
let bot: Awaited<ReturnType<typeof seedAssistant>>;

beforeAll(async () => {
  model = await startFakeModel();
  platform = await startFakePlatform();
  server = await createTestServer({
    environment: {
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'fake',
      WECHAT_BASE_URL: platform.url,
      FEISHU_BASE_URL: platform.url,
    },
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([model.close(), platform.close()]);
});
beforeEach(async () => {
  owner = await server.member('owner');
  agent = await server.member('member', owner.tenantId);
  bot = await seedAssistant(server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public', isShowSimilarQuestions: false, customerServiceStatus: 'enabled' },
  });
  await server.services.db
    .insert(kbBotAgent)
    .values({ kbBotId: bot.id, tenantId: owner.tenantId!, userId: agent.userId, createdAt: new Date() });
  model.play({ script: 'normal', pieces: PIECES });
  platform.play(() => undefined);
  platform.seen.length = 0;
});

const path = '/api/v1/tenantKbBotPublishSetting/update';
const now = () => server.services.now().getTime();

/** An official account; people write to it, and read what it says. */
async function wechat(more: object = {}) {
  const appId = `wx${newId()}`;
  const body = { kbBotId: bot.id, appId, appSecret: 'secret', ...more };
  const saved = await owner.call('POST', `${path}/weOfficialAccountSetting/chat`, body);
  const { chat } = saved.as(channels.updateWeOfficialAccount);
  let count = 0;
  return {
    async says(text: string, person = 'o-lin') {
      const callback = fromWechat({ ...chat, appId }, wechatText(person, `m-${(count += 1)}`, text), { at: now() });
      const { query, headers, body: payload } = callback;
      const answer = await server.app.inject({ method: 'POST', url: chat.callbackPath + query, headers, payload });
      expect(answer.statusCode).toBe(200);
      await rest();
      return answer.body;
    },
    read: (person = 'o-lin') =>
      platform
        .calls('/cgi-bin/message/custom/send')
        .filter(({ body: sent }) => sent['touser'] === person)
        .map(({ body: sent }) => (sent as { text: { content: string } }).text.content),
  };
}

/** All that came is answered, and all answers have left. */
const rest = () =>
  eventually(async () => {
    const messages = await server.services.db.select({ state: channelMessage.state }).from(channelMessage);
    const replies = await server.services.db.select({ state: channelDelivery.state }).from(channelDelivery);
    return [...messages, ...replies].every(({ state }) => !['waiting', 'answering', 'sending'].includes(state));
  });

const tickets = async (status: 'open' | 'closed' = 'open') =>
  (await agent.call('POST', '/api/v1/csTicket/query/page', { kbBotId: bot.id, status })).as(ticketCalls.page).rows;
const reply = (csTicketId: string, text: string, who = agent) =>
  who.call('POST', '/api/v1/csMessage/create4CustomerService', { kbBotId: bot.id, csTicketId, content: { text } });
const close = (id: string) => agent.call('POST', '/api/v1/csTicket/closeByCustomerService', { id, kbBotId: bot.id });

it('who asks for a person on a platform is handed to the agents with what he asked before; the assistant is silent until they are done', async () => {
  const { says, read } = await wechat();
  await says(QUESTION);
  await says('转人工');
  expect(read()[1]).toContain('已为您转接人工客服');
  const [ticket] = await tickets();
  expect(ticket).toMatchObject({ status: 'open', unreadCount: 2, lastMessage: { text: '转人工', source: 'user' } });
  expect(ticket!.user.name).toMatch(/^公众号用户[0-9A-F]{4}$/);
  const listed = await agent.call('POST', '/api/v1/csMessage/query/list', { kbBotId: bot.id, csTicketId: ticket!.id });
  const conversation = listed.as(csMessage.list);
  expect(conversation.user).toEqual(ticket!.user);
  expect(conversation.rows.map(({ content }) => content.text)).toEqual([QUESTION, '转人工']);

  const { db } = server.services;
  const paid = await balanceOf(db, { type: 'tenant', id: owner.tenantId! });
  const asked = model.requests.length;
  await says('我的订单还没有发货');
  expect(read()).toHaveLength(2);
  expect(model.requests.length).toBe(asked);
  expect((await tickets())[0]).toMatchObject({ unreadCount: 3, lastMessage: { text: '我的订单还没有发货' } });
  // Another person is answered as ever.
  await says(QUESTION, 'o-wang');
  expect(read('o-wang')[0]).toContain('享有十天');

  expect((await reply(ticket!.id, '今天下午发出。')).status).toBe(200);
  await rest();
  expect(read().slice(2)).toEqual(['【人工客服】今天下午发出。']);
  expect((await tickets())[0]).toMatchObject({ unreadCount: 0, waitingSince: null });

  expect((await close(ticket!.id)).status).toBe(200);
  await rest();
  expect(read()[3]).toContain('人工客服已结束本次服务');
  await says(QUESTION);
  expect(read()[4]).toContain('享有十天');
  // What the agents answered cost nothing; the two questions to the assistant did.
  expect(paid - (await balanceOf(db, { type: 'tenant', id: owner.tenantId! }))).toBe(2);
  const rows = await db.select().from(kbBotChatMessage).where(eq(kbBotChatMessage.kbBotId, bot.id));
  expect(rows.every(({ source }) => source === 'woa_chat')).toBe(true);
  expect(rows.map(({ question }) => question)).not.toContain('我的订单还没有发货');
});

/** The chat message of the last answer to somebody. */
const lastAnswer = async (person: string) => {
  const rows = await server.services.db.select().from(channelMessage).where(eq(channelMessage.conversation, person));
  return rows.toSorted((a, b) => b.seq - a.seq).find(({ messageId }) => messageId)?.messageId ?? '';
};
const history = '/api/v1/tenantKbBotChatHistory';
const stateFor = async (who: Actor, id: string) =>
  (await who.call('POST', `${history}/query/handOver`, { kbBotId: bot.id, id })).as(handOverCalls.state).handOver;
const takeOver = (who: Actor, id: string) => who.call('POST', `${history}/handOver`, { kbBotId: bot.id, id });

it('a maker gives a conversation to the agents; the person is told, the assistant is silent, and nobody is told twice', async () => {
  const { says, read } = await wechat();
  await says(QUESTION);
  const id = await lastAnswer('o-lin');
  const open = { channel: 'woa_chat', people: 'agents', refused: '', csTicketId: null };
  expect(await stateFor(owner, id)).toEqual({ ...open, by: 'assistant', agent: false });
  const taken = await Promise.all([takeOver(owner, id), takeOver(owner, id)]);
  expect(taken.map(({ status, json }) => [status, json])).toEqual([
    [200, { csTicketId: null }],
    [200, { csTicketId: null }],
  ]);
  await rest();
  expect(read().slice(1)).toEqual(['【人工客服】已为您接入人工客服，请直接说明您的问题。']);
  expect(await stateFor(owner, id)).toEqual({ ...open, by: 'people', agent: false });
  const [ticket] = await tickets();
  expect(ticket).toMatchObject({
    source: 'customerService',
    agent: null,
    unreadCount: 1,
    lastMessage: { text: QUESTION },
  });
  const asked = model.requests.length;
  await says('在吗');
  expect(read()).toHaveLength(2);
  expect(model.requests.length).toBe(asked);
  expect((await reply(ticket!.id, '在的。')).status).toBe(200);
  expect((await close(ticket!.id)).status).toBe(200);
  await rest();
  expect(read()[2]).toBe('【人工客服】在的。');
  expect(read()[3]).toContain('人工客服已结束本次服务');
  await says(QUESTION);
  expect(read()[4]).toContain('享有十天');
});

it('a maker who is an agent has the conversation in hand himself, and what is being written then is sent no more', async () => {
  await server.services.db
    .insert(kbBotAgent)
    .values({ kbBotId: bot.id, tenantId: owner.tenantId!, userId: owner.userId, createdAt: new Date() });
  const { says, read } = await wechat();
  await says(QUESTION);
  const id = await lastAnswer('o-lin');
  model.play({ script: 'held' });
  const asked = says('那病假呢？');
  await eventually(async () =>
    (await server.services.db.select().from(kbBotChatMessage)).some(({ question }) => question === '那病假呢？'),
  );
  const { csTicketId } = (await takeOver(owner, id)).as(handOverCalls.begin);
  expect(csTicketId).not.toBeNull();
  expect(await stateFor(owner, id)).toMatchObject({ by: 'people', agent: true, csTicketId });
  model.release();
  await asked;
  expect(read().slice(1)).toEqual(['【人工客服】已为您接入人工客服，请直接说明您的问题。']);
  expect(await tickets()).toMatchObject([
    { id: csTicketId, agent: { id: owner.userId }, lastMessage: { text: '那病假呢？', source: 'user' } },
  ]);
});

it('a conversation is given to people by its makers alone, and only where they could answer', async () => {
  const { says } = await wechat();
  await says(QUESTION);
  const id = await lastAnswer('o-lin');
  const { db } = server.services;
  const stranger = await server.member('owner');
  expect((await takeOver(agent, id)).status).toBe(403);
  expect((await takeOver(stranger, id)).status).toBe(404);
  expect((await takeOver(owner, newId())).status).toBe(404);
  // An answer on a web page is nobody's to whom one could write.
  await db.update(channelMessage).set({ messageId: null });
  expect(await stateFor(owner, id)).toBeNull();
  expect((await takeOver(owner, id)).error.errorMessage).toBe('这个对话不能转人工');
  await db.update(channelMessage).set({ messageId: id }).where(eq(channelMessage.conversation, 'o-lin'));
  const refused = async () => {
    const said = (await stateFor(owner, id))!.refused;
    expect((await takeOver(owner, id)).error.errorMessage).toBe(said);
    return said;
  };
  await db.delete(kbBotAgent).where(eq(kbBotAgent.kbBotId, bot.id));
  expect(await refused()).toBe('还没有客服，请先添加客服人员');
  await db.update(kbBot).set({ customerServiceStatus: 'disabled' }).where(eq(kbBot.id, bot.id));
  expect(await refused()).toBe('该助手客服功能已关闭，请联系管理员');
  await db.update(channelMessage).set({ receivedAt: new Date(now() - 49 * 3_600_000) });
  expect(await refused()).toBe('超过可回复时限');
  await owner.call('POST', `${path}/weOfficialAccountSetting/chat`, {
    kbBotId: bot.id,
    appId: `wx${newId()}`,
    appSecret: 'secret',
    status: 'disabled',
  });
  expect(await refused()).toBe('渠道已停用');
});

it('the person ends it himself; the wish for a person after that opens a ticket of its own', async () => {
  const { says, read } = await wechat();
  await says('转人工');
  await says('结束人工');
  expect(read()[1]).toContain('人工服务已结束');
  await says(QUESTION);
  expect(read()[2]).toContain('享有十天');
  await says('转人工');
  expect(await tickets()).toHaveLength(1);
  expect(await tickets('closed')).toHaveLength(1);
});

it('nobody is handed over where no agent could answer him, and outside of their hours that is said', async () => {
  const uncertified = await wechat({ certified: false });
  const { db } = server.services;
  expect(await uncertified.says('转人工')).not.toContain('已为您转接');
  await db.update(kbBot).set({ customerServiceStatus: 'disabled' }).where(eq(kbBot.id, bot.id));
  const off = await wechat();
  await off.says('转人工');
  expect(off.read()[0]).toContain('不能转接人工客服');
  expect(await tickets()).toEqual([]);
  await db
    .update(kbBot)
    .set({
      customerServiceStatus: 'enabled',
      officeHours: { status: 'enabled', days: [], from: '09:00', to: '18:00', words: '我们九点上班。' },
    })
    .where(eq(kbBot.id, bot.id));
  await off.says('转人工');
  expect(off.read()[1]).toContain('我们九点上班。');
  expect(off.read()[1]).toContain('可以先在这里留言');
  expect(await tickets()).toHaveLength(1);
  // The service is switched off in the middle: the assistant answers again.
  await db.update(kbBot).set({ customerServiceStatus: 'disabled' }).where(eq(kbBot.id, bot.id));
  await off.says(QUESTION);
  expect(off.read()[2]).toContain('享有十天');
});

it('a reply is refused when the platform takes none any more, and by whom the ticket is not', async () => {
  const { says, read } = await wechat();
  await says('转人工');
  const [ticket] = await tickets();
  const stranger = await server.member('owner');
  expect([403, 404]).toContain((await reply(ticket!.id, '你好', stranger)).status);
  await server.services.db.update(channelMessage).set({ receivedAt: new Date(now() - 49 * 3_600_000) });
  const late = await reply(ticket!.id, '你好');
  expect([late.status, late.error.errorMessage]).toEqual([409, '超过可回复时限']);
  // Nothing of it is kept as said.
  expect((await tickets())[0]).toMatchObject({ lastMessage: { source: 'user' } });
  expect((await close(ticket!.id)).status).toBe(200);
  expect(read()).toHaveLength(1);
});

it('what the platform would take no more is refused at once, until the person writes again', async () => {
  const { says, read } = await wechat();
  await says('转人工');
  const [ticket] = await tickets();
  for (const text of ['一', '二', '三', '四']) expect((await reply(ticket!.id, text)).status).toBe(200);
  const sixth = await reply(ticket!.id, '五');
  expect([sixth.status, sixth.error.errorMessage]).toEqual([409, channelMessages.full]);
  await rest();
  expect(read()).toHaveLength(5);
  await says('好的');
  expect((await reply(ticket!.id, '五')).status).toBe(200);
  await rest();
  expect(read().at(-1)).toBe('【人工客服】五');
});

it('in a card of Feishu the reply of an agent is a message of its own', async () => {
  const secrets = { appId: `cli_${newId()}`, encryptKey: 'key', verificationToken: 'token' };
  const body = { kbBotId: bot.id, appSecret: 'secret-of-feishu', ...secrets };
  const { feishu } = (await owner.call('POST', `${path}/feishuSetting`, body)).as(channels.updateFeishu);
  const callback = fromFeishu(secrets, feishuText(secrets, 'ou-lin', 'om-1', '转人工'), now());
  const { headers, body: payload } = callback;
  await server.app.inject({ method: 'POST', url: feishu.callbackPath, headers, payload });
  await rest();
  const [ticket] = await tickets();
  await reply(ticket!.id, '您好，我是**客服**。');
  await rest();
  const said = platform.calls(/\/om-1\/reply$/).map((call) => String(call.body['content']));
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('已为您转接人工客服');
  expect(said[1]).toContain('【人工客服】您好，我是**客服**。');
});
