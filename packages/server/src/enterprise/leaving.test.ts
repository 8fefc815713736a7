import { expect, test } from 'vitest';
import { createTestServer, type Actor } from '../testing/index.ts';

const infoOf = async (who: Actor) => (await who.call('GET', '/api/v1/me/info')).json;
const leave = (who: Actor, tenantId: string | undefined) => who.call('POST', '/api/v1/tenantUser/leave', { tenantId });
const handOver = (who: Actor, userId: string) => who.call('POST', '/api/v1/tenant/handOver', { userId });

test('a member leaves his enterprise and is himself again; strangers and the owner cannot [ENT-07]', async () => {
  await using server = await createTestServer();
  const owner = await server.member('owner');
  const member = await server.member('member', owner.tenantId);
  const stranger = await server.actor();
  expect((await leave(stranger, owner.tenantId)).status).toBe(404);
  expect((await leave(owner, owner.tenantId)).status).toBe(409);
  expect((await leave(member, owner.tenantId)).status).toBe(200);
  expect(await infoOf(member)).toMatchObject({ currentTenantId: '', tenants: [] });
  expect((await leave(member, owner.tenantId)).status).toBe(404);
});

test('the owner hands his enterprise over and stays as an admin; nobody else can', async () => {
  await using server = await createTestServer();
  const owner = await server.member('owner');
  const [admin, member] = [await server.member('admin', owner.tenantId), await server.member('member', owner.tenantId)];
  const stranger = await server.actor();
  expect((await handOver(admin, member.userId)).status).toBe(403);
  expect((await handOver(owner, stranger.userId)).status).toBe(404);
  expect((await handOver(owner, owner.userId)).status).toBe(409);
  const both = await Promise.all([handOver(owner, member.userId), handOver(owner, admin.userId)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  const heir = both[0].status === 200 ? member : admin;
  expect(await infoOf(heir)).toMatchObject({ tenants: [{ isCreator: true, permission: 'owner' }] });
  expect(await infoOf(owner)).toMatchObject({ tenants: [{ isCreator: false, permission: 'admin' }] });
  expect((await leave(owner, owner.tenantId)).status).toBe(200);
});
