import { me, notices, type Notice } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { createTestServer, type Actor } from '../testing/index.ts';

const OPERATOR = '13600000001';

const told = async (who: Actor): Promise<Notice[]> =>
  (await who.call('GET', '/api/v1/me/query/notices')).as(notices.list).rows;
const words = async (who: Actor) => (await told(who)).map(({ id: _id, timestamp: _timestamp, ...rest }) => rest);
const unread = async (who: Actor) => (await who.call('GET', '/api/v1/me/query/unreadMessageCount')).as(me.unread);
const putAway = (who: Actor, id: string) => who.call('POST', '/api/v1/me/notice/read', { id });
const remove = (who: Actor, ...userIds: string[]) => who.call('POST', '/api/v1/cross/remove/tenant/users', { userIds });
const add = (who: Actor, phoneNumber: string) => who.call('POST', '/api/v1/cross/add/tenant/user', { phoneNumber });
const setRole = (who: Actor, permission: string, ...userIds: string[]) =>
  who.call('POST', '/api/v1/tenantUser/bulkUpdate/permission', { userIds, permission });
const info = async (who: Actor) => (await who.call('GET', '/api/v1/me/info')).as(me.info);

test('who is removed is told by which enterprise, once, and counts it where he is then [ENT-07] [NOTIF-04]', async () => {
  await using server = await createTestServer();
  const owner = await server.member('owner');
  const { displayName: enterprise } = (await info(owner)).tenants[0]!;
  const member = await server.member('member', owner.tenantId);
  expect(await unread(member)).toEqual({ count: 0, personal: 0, tenants: [] });
  expect((await remove(owner, member.userId)).status).toBe(200);
  expect(await words(member)).toEqual([{ kind: 'removed', enterprise }]);
  expect(await unread(member)).toEqual({ count: 1, personal: 1, tenants: [], notices: 1 });
  expect((await info(member)).unreadMessageCount).toBe(1);
  // Another's notice is nothing that one could put away, and once is enough.
  const [{ id }] = (await told(member)) as [Notice];
  expect((await putAway(owner, id)).status).toBe(404);
  expect(await told(member)).toHaveLength(1);
  expect((await putAway(member, id)).status).toBe(200);
  expect((await putAway(member, id)).status).toBe(404);
  expect(await told(member)).toEqual([]);
  expect(await unread(member)).toEqual({ count: 0, personal: 0, tenants: [] });
  expect((await server.visitor.call('GET', '/api/v1/me/query/notices')).status).toBe(401);
});

test('who comes back is not told of having been removed, and who leaves by himself is told nothing [ENT-07]', async () => {
  await using server = await createTestServer();
  const owner = await server.member('owner');
  const [back, leaver] = [await server.member('member', owner.tenantId), await server.member('member', owner.tenantId)];
  await remove(owner, back.userId);
  expect(await told(back)).toHaveLength(1);
  expect((await add(owner, back.phoneNumber)).status).toBe(200);
  expect(await told(back)).toEqual([]);
  expect((await leaver.call('POST', '/api/v1/tenantUser/leave', { tenantId: owner.tenantId })).status).toBe(200);
  expect(await told(leaver)).toEqual([]);
});

test('a role given or taken by somebody else is told, the last one only, while one acts as the enterprise [ENT-08]', async () => {
  await using server = await createTestServer();
  const owner = await server.member('owner');
  const { displayName: enterprise } = (await info(owner)).tenants[0]!;
  const member = await server.member('member', owner.tenantId);
  const role = (permission: string) => ({ kind: 'role', enterprise, permission });
  await setRole(owner, 'admin', member.userId);
  expect(await words(member)).toEqual([role('admin')]);
  expect(await unread(member)).toEqual({
    count: 1,
    personal: 0,
    tenants: [{ id: owner.tenantId, unreadMessageCount: 1 }],
    notices: 1,
  });
  const [{ id: first }] = (await told(member)) as [Notice];
  await setRole(owner, 'member', member.userId);
  // What came in its place stays when a page that shows the former one puts that away.
  await putAway(member, first);
  expect(await words(member)).toEqual([role('member')]);
  const [{ id: second }] = (await told(member)) as [Notice];
  await putAway(member, second);
  await setRole(owner, 'member', member.userId);
  expect(await told(member)).toEqual([]);
  await owner.call('POST', '/api/v1/tenant/handOver', { userId: member.userId });
  expect(await words(member)).toEqual([role('owner')]);
  expect(await told(owner)).toEqual([]);
  // A notice is put away also by a page that shows the former identity.
  const [{ id }] = (await told(member)) as [Notice];
  const stale = await member.call('POST', '/api/v1/me/notice/read', { id }, { 'x-expected-tenant-id': 'personal' });
  expect(stale.status).toBe(200);
  expect(await told(member)).toEqual([]);
});

test('an agent is told when he is none any more, until he is one again; who takes himself out is not [CS-01]', async () => {
  await using server = await createTestServer();
  const owner = await server.member('owner');
  const { displayName: enterprise } = (await info(owner)).tenants[0]!;
  const member = await server.member('member', owner.tenantId);
  const bot = await seedAssistant(server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { name: '设备维修助手' },
  });
  const set = (userId: string, permission: 'CUSTOMER_SERVICE' | 'MEMBER') =>
    owner.call('POST', '/api/v1/tenantKbBotUser/update/permission', { kbBotId: bot.id, userId, permission });
  for (const { userId } of [member, owner]) {
    expect((await set(userId, 'CUSTOMER_SERVICE')).status).toBe(200);
    await set(userId, 'MEMBER');
    await set(userId, 'MEMBER');
  }
  expect(await words(member)).toEqual([{ kind: 'noAgent', enterprise, assistant: '设备维修助手' }]);
  expect(await told(owner)).toEqual([]);
  await set(member.userId, 'CUSTOMER_SERVICE');
  expect(await told(member)).toEqual([]);
});

test('the makers of an assistant are told that the platform has stopped it, and that it is released again', async () => {
  await using server = await createTestServer({ environment: { OPERATOR_PHONES: OPERATOR } });
  const boss = await server.actor({ phoneNumber: OPERATOR });
  const owner = await server.member('owner');
  const { displayName: enterprise } = (await info(owner)).tenants[0]!;
  const [admin, member, person] = [
    await server.member('admin', owner.tenantId),
    await server.member('member', owner.tenantId),
    await server.actor(),
  ];
  const settings = { name: '设备维修助手' };
  const shared = await seedAssistant(server.services, { owner: { type: 'tenant', id: owner.tenantId! }, settings });
  const own = await seedAssistant(server.services, { owner: { type: 'personal', id: person.userId }, settings });
  const update = (id: string, change: object) => boss.call('POST', '/api/v1/operator/kbBot/update', { id, ...change });
  const about = (status: string, of: string) => ({
    kind: 'assistant',
    enterprise: of,
    assistant: '设备维修助手',
    status,
  });
  expect((await update(shared.id, { isPreset: true })).status).toBe(200);
  await update(shared.id, { status: 'enabled' });
  expect(await told(owner)).toEqual([]);
  for (const status of ['disabled', 'enabled']) {
    for (const { id } of [shared, own]) expect((await update(id, { status })).status).toBe(200);
    expect(await words(owner)).toEqual([about(status, enterprise)]);
    expect(await words(admin)).toEqual([about(status, enterprise)]);
    expect(await words(person)).toEqual([about(status, '')]);
    expect(await told(member)).toEqual([]);
  }
  await remove(owner, admin.userId);
  expect(await words(admin)).toEqual([{ kind: 'removed', enterprise }]);
  // The reason of a stop is theirs to read, and is none of what releases it.
  expect((await update(own.id, { status: 'disabled', reason: '长'.repeat(101) })).status).toBe(400);
  expect((await update(own.id, { status: 'disabled', reason: ' 资料侵权 ' })).status).toBe(200);
  expect(await words(person)).toEqual([{ ...about('disabled', ''), reason: '资料侵权' }]);
  expect((await update(own.id, { status: 'enabled', reason: '资料侵权' })).status).toBe(200);
  expect(await words(person)).toEqual([about('enabled', '')]);
});
