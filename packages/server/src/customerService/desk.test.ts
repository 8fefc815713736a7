import { assistants, csAgents, csMessage, csRefusals, csTicket, messages } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import { saveAssistant } from '../testing/index.ts';
import { kbBotAgent } from './schema.ts';
import { createDesk } from './testing/createDesk.ts';

test('members to choose agents from come in one list of up to 9999 [CONST-21]', async () => {
  await using desk = await createDesk();
  const { server, owner, tenantId } = desk;
  for (let at = 0; at < 120; at++) await server.member('member', tenantId);
  const ask = (size?: number) =>
    desk.about(owner, 'tenantKbBotUser/query/page', { userKbBotPermission: 'MEMBER', ...(size && { size }) });
  const { rows, count } = (await ask()).as(csAgents.page);
  expect([rows.length, count]).toEqual([121, 121]);
  expect((await ask(9_999)).status).toBe(200);
  expect((await ask(10_000)).status).toBe(400);
});

test('an agent finds his assistants and their tickets, those that wait first', async () => {
  await using desk = await createDesk();
  const { server, agent, asker, owner, kbBotId } = desk;
  const second = await server.actor();
  const first = (await desk.asked(asker, '在吗？')).csTicketId;
  await desk.ask(asker, '急');
  const other = (await desk.asked(second, '发票怎么开？')).csTicketId;
  await desk.reply(agent, other, '请到财务页申请。');
  const served = await agent.call('POST', '/api/v1/tenantKbBot/query/page4CustomerService', {});
  expect(served.json).toEqual({
    count: 1,
    rows: [
      {
        id: kbBotId,
        name: '制度助手',
        avatar: expect.anything(),
        type: 'tenant',
        permission: 'public',
        status: 'enabled',
        serviceLevelAgreement: 24,
        openCount: 2,
        unreadCount: 2,
      },
    ],
  });
  expect((await owner.call('POST', '/api/v1/tenantKbBot/query/page4CustomerService', {})).status).toBe(403);
  const { rows, count, kbBot } = (await desk.about(agent, 'csTicket/query/page')).as(csTicket.page);
  expect(kbBot.name).toBe('制度助手');
  expect(count).toBe(2);
  expect(rows.map(({ id }) => id)).toEqual([other, first]);
  expect(rows[0]).toMatchObject({ unreadCount: 0, waitingSince: null, lastMessage: { source: 'customerService' } });
  expect(rows[1]).toMatchObject({
    unreadCount: 2,
    waitingSince: expect.any(Number),
    lastMessage: { text: '急', source: 'user' },
  });
  expect((await desk.about(agent, 'csTicket/query/page', { status: 'closed' })).json).toMatchObject({ count: 0 });
  const pages = await desk.about(agent, 'csTicket/query/page', { page: 2, size: 1 });
  expect(pages.as(csTicket.page).rows).toHaveLength(1);
});

test('both sides read one conversation, page by page into the past', async () => {
  await using desk = await createDesk();
  const { agent, asker, server } = desk;
  expect((await desk.about(asker, 'csMessage/query/list')).json).toMatchObject({ ticket: null, rows: [], more: false });
  const { csTicketId } = await desk.asked(asker, '第1句');
  for (let at = 2; at <= 23; at += 1) await desk.ask(asker, `第${at}句`);
  const texts = (rows: { content: { text: string } }[]) => rows.map(({ content }) => content.text);
  const seen = (await desk.about(agent, 'csMessage/query/list', { csTicketId })).as(csMessage.list);
  expect(texts(seen.rows)).toEqual(Array.from({ length: 20 }, (_, at) => `第${at + 4}句`));
  expect(seen).toMatchObject({ more: true, ticket: { id: csTicketId, status: 'open' }, kbBot: { name: '制度助手' } });
  const { timestamp } = seen.rows[0]!;
  const before = (await desk.about(asker, 'csMessage/query/listByTimestamp', { timestamp })).as(csMessage.older);
  expect(texts(before.rows)).toEqual(['第1句', '第2句', '第3句']);
  expect(before.more).toBe(false);
  // Somebody else has a conversation of his own, and none with this ticket.
  const stranger = await server.actor();
  expect((await desk.about(stranger, 'csMessage/query/list')).json).toMatchObject({ rows: [] });
  expect((await desk.about(stranger, 'csMessage/query/list', { csTicketId })).status).toBe(404);
});

test('either side ends a conversation; what is asked next opens another, and the asker keeps both', async () => {
  await using desk = await createDesk();
  const { agent, asker, kbBotId } = desk;
  const first = (await desk.asked(asker, '一')).csTicketId;
  const close = (who: typeof agent, side: string, id: string) =>
    who.call('POST', `/api/v1/csTicket/closeBy${side}`, { id, kbBotId });
  expect((await close(asker, 'CustomerService', first)).status).toBe(403);
  expect((await close(agent, 'User', first)).status).toBe(404);
  expect((await close(agent, 'CustomerService', first)).status).toBe(200);
  expect((await desk.reply(agent, first, '晚了')).status).toBe(409);
  expect(await desk.unread(agent)).toMatchObject({ count: 0 });
  const second = (await desk.asked(asker, '二')).csTicketId;
  expect(second).not.toBe(first);
  const { rows, ticket } = (await desk.about(asker, 'csMessage/query/list')).as(csMessage.list);
  expect(ticket).toMatchObject({ id: second, status: 'open', closedTime: null });
  expect(rows).toMatchObject([
    { content: { text: '一' }, csTicketStatus: 'closed', csTicketClosedTime: expect.any(Number) },
    { content: { text: '二' }, csTicketStatus: 'open', csTicketClosedTime: null },
  ]);
  // An agent who still looks at the first is led to the second, as long as that is open.
  const next = async (csTicketId: string) =>
    (await agent.call('POST', '/api/v1/csMessage/query/list', { kbBotId, csTicketId })).as(csMessage.list).desk?.next;
  expect(await next(first)).toBe(second);
  expect(await next(second)).toBeNull();
  expect((await close(asker, 'User', second)).status).toBe(200);
  expect(await next(first)).toBeNull();
});

test('whoever asked reads on when the assistant is taken back; nobody else learns of it', async () => {
  await using desk = await createDesk();
  const { asker, server } = desk;
  await desk.ask(asker, '在吗？');
  await desk.set({ permission: 'private' });
  expect((await desk.about(asker, 'csMessage/query/list')).json).toMatchObject({ kbBot: { permission: 'private' } });
  const stranger = await server.actor();
  expect((await desk.about(stranger, 'csMessage/query/list')).error.errorMessage).toBe(messages.assistantMissing);
  expect((await desk.ask(asker, '还在吗？')).error.errorMessage).not.toBe(csRefusals.off);
});

test('members become agents of one assistant and stop being so, all of a call or none', async () => {
  await using desk = await createDesk();
  const { server, owner, agent, tenantId, kbBotId } = desk;
  const member = await server.member('member', tenantId);
  const people = async (userKbBotPermission: string) =>
    (await desk.about(owner, 'tenantKbBotUser/query/page', { userKbBotPermission })).as(csAgents.page);
  expect((await people('CUSTOMER_SERVICE')).count).toBe(2);
  expect((await people('MEMBER')).rows.map(({ id }) => id).toSorted()).toEqual(
    [owner.userId, member.userId].toSorted(),
  );
  const add = (userIds: string[]) => desk.about(owner, 'tenantKbBotUser/bulkCreate4CustomerService', { userIds });
  expect((await add([member.userId, newId()])).status).toBe(404);
  expect((await people('CUSTOMER_SERVICE')).count).toBe(2);
  expect((await add([member.userId, member.userId, agent.userId])).status).toBe(200);
  expect((await people('CUSTOMER_SERVICE')).rows).toContainEqual({
    id: member.userId,
    name: expect.any(String),
    avatar: expect.anything(),
    phoneNumber: member.phoneNumber,
    userKbBotPermission: 'CUSTOMER_SERVICE',
  });
  const permissions = async () => (await member.call('GET', '/api/v1/user/permissions')).json;
  expect(await permissions()).toMatchObject({ isTenantKbBotCustomerService: true });
  const permission = await desk.about(owner, 'tenantKbBotUser/update/permission', {
    userId: member.userId,
    permission: 'MEMBER',
  });
  expect(permission.status).toBe(200);
  expect(await permissions()).toMatchObject({ isTenantKbBotCustomerService: false });
  const remove = await desk.about(owner, 'tenantKbBotUser/bulkDestroy4CustomerService', { userIds: [agent.userId] });
  expect(remove.status).toBe(200);
  expect((await people('CUSTOMER_SERVICE')).count).toBe(1);
  expect((await desk.about(member, 'tenantKbBotUser/query/page')).status).toBe(403);
  // What one answers for another enterprise's assistant is nobody's to give.
  const foreign = await server.member('owner');
  const theirs = await foreign.call('POST', '/api/v1/tenantKbBotUser/bulkCreate4CustomerService', {
    kbBotId,
    userIds: [foreign.userId],
  });
  expect(theirs.error.errorMessage).toBe(messages.assistantMissing);
});

test('an agent of one assistant is a stranger to the tickets of another (TEN-02)', async () => {
  await using desk = await createDesk();
  const { server, owner, asker, tenantId } = desk;
  const { csTicketId } = await desk.asked(asker, '在吗？');
  const elsewhere = await owner.call('POST', '/api/v1/tenantKbBot', { name: '别的助手' });
  const other = await server.member('member', tenantId);
  await desk.serve(other, elsewhere.as(assistants.create).id);
  expect(await desk.unread(other)).toMatchObject({ count: 0 });
  expect((await desk.about(other, 'csTicket/query/page')).status).toBe(404);
  expect((await desk.reply(other, csTicketId, '我来')).status).toBe(404);
});

test('the switch and the hours of service are saved by admins, and hours come from the list', async () => {
  await using desk = await createDesk();
  const { owner, agent, asker, kbBotId } = desk;
  const save = (who: typeof owner, change: object) =>
    saveAssistant(who, 'customerServiceSetting', {
      kbBotId,
      status: 'enabled',
      serviceLevelAgreement: 24,
      ...change,
    });
  expect((await save(owner, { serviceLevelAgreement: 72, status: 'disabled' })).status).toBe(200);
  const detail = await owner.call('GET', `/api/v1/tenantKbBot/${kbBotId}`);
  expect(detail.json).toMatchObject({ customerService: { status: 'disabled', serviceLevelAgreement: 72 } });
  expect((await desk.ask(asker, '在吗？')).error.errorMessage).toBe(csRefusals.off);
  expect((await save(owner, { serviceLevelAgreement: 9 })).status).toBe(400);
  expect((await save(agent, {})).status).toBe(403);
});

test('an asker is told who is there, how many wait before him, and the hours; agents see which colleague is there', async () => {
  await using desk = await createDesk();
  const { server, agent, colleague, asker, owner, kbBotId } = desk;
  const waitingOf = async (who: typeof asker) =>
    (await desk.about(who, 'csMessage/query/list')).as(csMessage.list).waiting;
  expect(await waitingOf(asker)).toEqual({ online: 0, ahead: null, open: true, words: '' });
  const first = await desk.asked(await server.actor(), '我先来的');
  const { csTicketId } = await desk.asked(asker, '我后来的');
  expect(await waitingOf(asker)).toMatchObject({ online: 0, ahead: 1 });
  // Who looks for unread questions is there; so long as his browser goes on asking.
  await desk.unread(agent);
  expect(await waitingOf(asker)).toMatchObject({ online: 1 });
  const { agents } = (await desk.about(colleague, 'csTicket/query/listCustomerServices')).as(csTicket.colleagues);
  expect(agents).toEqual([expect.objectContaining({ id: agent.userId, online: true })]);
  await desk.db.update(kbBotAgent).set({ seenAt: new Date(server.services.now().getTime() - 91_000) });
  expect(await waitingOf(asker)).toMatchObject({ online: 0 });
  await desk.reply(agent, first.csTicketId, '好的。');
  expect(await waitingOf(asker)).toMatchObject({ ahead: 0 });
  await desk.reply(agent, csTicketId, '您好。');
  expect(await waitingOf(asker)).toMatchObject({ ahead: null });
  // Agents are not told of it: they see the queue itself.
  const seen = (await desk.about(agent, 'csMessage/query/list', { csTicketId })).as(csMessage.list);
  expect(seen.waiting).toBeUndefined();
  // Hours that are over now.
  const today = server.services.now();
  const officeHours = {
    status: 'enabled',
    days: [(today.getUTCDay() + 3) % 7 || 7],
    from: '09:00',
    to: '09:01',
    words: '明早九点回复您',
  };
  const version = (await owner.call('GET', `/api/v1/tenantKbBot/${kbBotId}`)).as(assistants.get).updatedAt;
  const save = (more: object) =>
    desk.about(owner, 'tenantKbBot/update/customerServiceSetting', {
      status: 'enabled',
      serviceLevelAgreement: 24,
      version,
      ...more,
    });
  expect((await save({ officeHours: { ...officeHours, to: '08:00' } })).json).toMatchObject({
    errorMessage: '结束时间须晚于开始时间',
  });
  expect((await save({ handOff: { keywords: ['退款', '退款'], afterDislikes: true } })).status).toBe(400);
  expect((await save({ officeHours })).status).toBe(200);
  expect(await waitingOf(asker)).toMatchObject({ open: false, words: '明早九点回复您' });
});
