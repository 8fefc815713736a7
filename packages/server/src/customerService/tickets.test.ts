import { csMessage, csRefusals, messages } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tenant, tenantUser } from '../identity/schema.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { newId } from '../platform/database/columns.ts';
import { csTicket, kbBotAgent } from './schema.ts';
import { createDesk } from './testing/createDesk.ts';

test('a question reaches every agent, the answer its asker, and each is unread until it is opened [CS-08]', async () => {
  await using desk = await createDesk();
  const { agent, colleague, asker, owner, tenantId } = desk;
  const { id: question, csTicketId } = await desk.asked(asker, '  发票怎么开？ ');
  expect(await desk.unread(agent)).toEqual({
    count: 1,
    personal: 0,
    tenants: [{ id: tenantId, unreadMessageCount: 1 }],
  });
  expect(await desk.unread(colleague)).toMatchObject({ count: 1 });
  expect(await desk.unread(owner)).toEqual({ count: 0, personal: 0, tenants: [] });
  const { rows, count } = await desk.list(agent, 'user');
  expect(count).toBe(1);
  expect(rows[0]).toMatchObject({
    id: question,
    source: 'user',
    content: { text: '发票怎么开？' },
    referenceMessage: null,
    csTicketId,
    csTicketStatus: 'open',
    csTicketClosedTime: null,
    csTicketKbBotId: desk.kbBotId,
    csTicketKbBot: { name: '制度助手', type: 'tenant', permission: 'public', status: 'enabled' },
    csTicketUser: { name: expect.any(String), avatar: expect.anything() },
  });
  expect(Math.abs(desk.server.services.now().getTime() - rows[0]!.timestamp)).toBeLessThan(60_000);
  // One agent looking does not take it from the other; an answer does.
  expect((await desk.read(agent, 'CustomerService', csTicketId)).status).toBe(200);
  expect(await desk.unread(agent)).toMatchObject({ count: 0 });
  expect(await desk.unread(colleague)).toMatchObject({ count: 1 });
  expect((await desk.reply(agent, csTicketId, '请到财务页申请。', { referenceMessageId: question })).status).toBe(200);
  expect(await desk.unread(colleague)).toMatchObject({ count: 0 });
  expect((await desk.list(colleague, 'user')).rows).toEqual([]);
  expect(await desk.unread(asker)).toEqual({ count: 1, personal: 1, tenants: [] });
  const [answer] = (await desk.list(asker, 'customerService')).rows;
  expect(answer).toMatchObject({
    source: 'customerService',
    content: { text: '请到财务页申请。' },
    referenceMessage: { id: question, source: 'user', content: { text: '发票怎么开？' } },
  });
  expect((await desk.read(asker, 'User', csTicketId)).status).toBe(200);
  expect(await desk.unread(asker)).toMatchObject({ count: 0 });
});

test('counts stand in the identity they belong to, in every answer that tells them', async () => {
  await using desk = await createDesk();
  const { server, agent, asker } = desk;
  const elsewhere = await server.member('member', (await server.member('owner')).tenantId);
  const personal = (await desk.asked(asker, '一')).csTicketId;
  const other = (await desk.asked(elsewhere, '二')).csTicketId;
  await desk.ask(asker, '三');
  await desk.reply(agent, personal, '好');
  await desk.reply(agent, other, '好');
  await desk.reply(agent, other, '还有');
  expect(await desk.unread(elsewhere)).toEqual({
    count: 2,
    personal: 0,
    tenants: [{ id: elsewhere.tenantId, unreadMessageCount: 2 }],
  });
  const info = (await elsewhere.call('GET', '/api/v1/me/info')).json;
  expect(info).toMatchObject({ unreadMessageCount: 0, tenants: [{ id: elsewhere.tenantId, unreadMessageCount: 2 }] });
  expect((await elsewhere.call('GET', '/api/v1/tenant/query/info')).json).toMatchObject({ unreadMessageCount: 2 });
  expect((await asker.call('GET', '/api/v1/me/info')).json).toMatchObject({ unreadMessageCount: 1 });
  await elsewhere.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' });
  expect(await desk.unread(elsewhere)).toMatchObject({ count: 0, personal: 0 });
  expect((await desk.list(elsewhere, 'customerService')).rows).toEqual([]);
  // Whoever leaves an enterprise leaves what was asked for it.
  await desk.db.delete(tenantUser).where(eq(tenantUser.userId, elsewhere.userId));
  expect((await desk.unread(elsewhere)).tenants).toEqual([]);
  expect((await desk.read(elsewhere, 'User', other)).status).toBe(404);
});

test('whoever is no agent any more, or of another enterprise, sees and answers nothing (TEN-02)', async () => {
  await using desk = await createDesk();
  const { server, agent, asker, db } = desk;
  const { csTicketId } = await desk.asked(asker, '在吗？');
  const stranger = await server.member('owner');
  const elsewhere = await seedAssistant(server.services, { owner: { type: 'tenant', id: stranger.tenantId! } });
  await desk.serve(stranger, elsewhere.id);
  expect((await desk.list(stranger, 'user')).count).toBe(0);
  expect((await desk.reply(stranger, csTicketId, '我来')).status).toBe(404);
  expect((await desk.reply(asker, csTicketId, '我来')).status).toBe(403);
  expect((await desk.reply(agent, newId(), '我来')).status).toBe(404);
  const path = `/api/v1/csTicket/${csTicketId}?kbBotId=`;
  expect((await agent.call('GET', path + desk.kbBotId)).json).toEqual({
    id: csTicketId,
    kbBotId: desk.kbBotId,
    status: 'open',
    closedTime: null,
    source: 'user',
  });
  expect((await stranger.call('GET', path + desk.kbBotId)).status).toBe(404);
  expect((await asker.call('GET', path + newId())).status).toBe(404);
  await db.delete(kbBotAgent).where(and(eq(kbBotAgent.userId, agent.userId), eq(kbBotAgent.kbBotId, desk.kbBotId)));
  expect(await desk.unread(agent)).toMatchObject({ count: 0, tenants: [] });
  expect((await desk.reply(agent, csTicketId, '我来')).status).toBe(403);
});

test('a private assistant refuses before a switched-off service does, for both sides', async () => {
  await using desk = await createDesk();
  const { agent, asker, server, tenantId, db } = desk;
  const { csTicketId } = await desk.asked(asker, '在吗？');
  const both = async () => [
    (await desk.ask(asker, '再问', { csTicketId })).error.errorMessage,
    (await desk.reply(agent, csTicketId, '答')).error.errorMessage,
  ];
  await desk.set({ permission: 'private', customerServiceStatus: 'disabled' });
  expect(await both()).toEqual([csRefusals.notPublic, csRefusals.notPublic]);
  // To somebody without a ticket a private assistant does not exist.
  expect((await desk.ask(await server.actor(), '在吗？')).error.errorMessage).toBe(messages.assistantMissing);
  await desk.set({ permission: 'public' });
  expect(await both()).toEqual([csRefusals.off, csRefusals.off]);
  expect((await desk.list(agent, 'user')).rows[0]!.csTicketKbBot.status).toBe('disabled');
  await desk.set({ customerServiceStatus: 'enabled' });
  await db.update(tenant).set({ status: 'stopped' }).where(eq(tenant.id, tenantId));
  expect((await desk.ask(asker, '再问', { csTicketId })).error.errorMessage).toBe(csRefusals.off);
  expect((await desk.reply(agent, csTicketId, '答')).error.errorMessage).toBe(messages.enterpriseStopped);
});

test('questions sent at once share one ticket and keep their order; a closed ticket takes no more, and its messages say since when [NOTIF-09] [CS-10]', async () => {
  await using desk = await createDesk();
  const { asker, agent, db } = desk;
  const asked = await Promise.all(['一', '二', '三', '四', '五'].map((text) => desk.asked(asker, text)));
  const { csTicketId } = asked[0]!;
  expect(new Set(asked.map((message) => message.csTicketId))).toEqual(new Set([csTicketId]));
  const { rows, count } = await desk.list(agent, 'user', { size: 2 });
  expect([rows.length, count]).toEqual([2, 5]);
  expect(rows[0]!.timestamp).toBeGreaterThan(rows[1]!.timestamp);
  expect((await desk.ask(asker, '   ')).status).toBe(400);
  expect((await desk.ask(asker, '引用别处', { csTicketId, referenceMessageId: newId() })).status).toBe(404);
  const told = async () => {
    const older = { csTicketId, timestamp: Date.now() + 60_000 };
    return (await desk.about(asker, 'csMessage/query/listByTimestamp', older)).as(csMessage.older).rows.at(-1);
  };
  const about = { id: rows[0]!.id, csTicketId, source: 'user' };
  expect(await told()).toMatchObject({ ...about, csTicketStatus: 'open', csTicketClosedTime: null });
  const closedAt = new Date();
  await db.update(csTicket).set({ status: 'closed', closedAt }).where(eq(csTicket.id, csTicketId));
  expect(await told()).toMatchObject({ ...about, csTicketStatus: 'closed', csTicketClosedTime: closedAt.getTime() });
  expect((await agent.call('GET', `/api/v1/csTicket/${csTicketId}?kbBotId=${desk.kbBotId}`)).json).toEqual({
    id: csTicketId,
    kbBotId: desk.kbBotId,
    status: 'closed',
    closedTime: closedAt.getTime(),
    source: 'user',
  });
  expect((await desk.ask(asker, '六', { csTicketId })).status).toBe(409);
  expect(await desk.unread(agent)).toMatchObject({ count: 0 });
  expect((await desk.asked(asker, '七')).csTicketId).not.toBe(csTicketId);
});

test('an agent is told that whoever asked has left his enterprise, and replies no more; others are answered as before (TEN-02)', async () => {
  await using desk = await createDesk();
  const { server, agent, asker, owner, tenantId } = desk;
  const member = await server.member('member', tenantId);
  const tickets = {
    member: (await desk.asked(member, '报销要多久？')).csTicketId,
    asker: (await desk.asked(asker, '营业到几点？')).csTicketId,
  };
  const shown = async (csTicketId: string) =>
    (await desk.about(agent, 'csMessage/query/list', { csTicketId })).as(csMessage.list).desk;
  expect((await desk.reply(agent, tickets.member, '三天。')).status).toBe(200);
  expect(await shown(tickets.member)).not.toHaveProperty('left');
  const userIds = [member.userId];
  expect((await owner.call('POST', '/api/v1/cross/remove/tenant/users', { userIds })).status).toBe(200);
  expect(await shown(tickets.member)).toMatchObject({ left: true });
  expect(await shown(tickets.asker)).not.toHaveProperty('left');
  expect(await desk.reply(agent, tickets.member, '也可能五天。')).toMatchObject({
    status: 409,
    error: { errorMessage: '对方已离开企业，无法再看到回复' },
  });
  expect((await desk.reply(agent, tickets.asker, '到六点。')).status).toBe(200);
  // It can be closed, and who comes back goes on in it.
  const { phoneNumber } = member;
  expect((await owner.call('POST', '/api/v1/cross/add/tenant/user', { phoneNumber })).status).toBe(200);
  expect(await shown(tickets.member)).not.toHaveProperty('left');
  expect((await desk.reply(agent, tickets.member, '欢迎回来。')).status).toBe(200);
  await owner.call('POST', '/api/v1/cross/remove/tenant/users', { userIds });
  const closing = { id: tickets.member, kbBotId: desk.kbBotId };
  expect((await agent.call('POST', '/api/v1/csTicket/closeByCustomerService', closing)).status).toBe(200);
});
