import { enterprise, joining, me, shoppes, TenantInfo, TenantSettings } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenant } from '../identity/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { application } from './schema.ts';
import { stopPlans } from './plan.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const day = 86_400_000;
const info = async (who: Actor) => (await who.call('GET', '/api/v1/tenant/query/info')).json;
/** Saves as made from what stands there now. */
const update = async (who: Actor, body: object) => {
  const { updatedAt: version } = TenantInfo.parse(await info(who));
  return who.call('POST', '/api/v1/tenant/update/info', { version, ...body });
};
const stop = () =>
  stopPlans.handler({}, { services: server.services, signal: new AbortController().signal, attempt: 1 });

it('changes name, picture and brand, and nothing that the contract does not list [ENT-01] [ENT-02]', async () => {
  const owner = await server.member('owner');
  const admin = await server.member('admin', owner.tenantId);
  const member = await server.member('member', owner.tenantId);
  expect(
    (await update(admin, { name: ' 华晨精密制造 ', brandDisplayName: '华晨', brandStatus: 'enabled' })).status,
  ).toBe(200);
  expect(await info(member)).toMatchObject({ name: '华晨精密制造', brandDisplayName: '华晨', brandStatus: 'enabled' });
  expect((await update(owner, { name: '' })).error.errorMessage).toBe('企业名称不符，必须是由1-50个字符组成');
  expect((await update(owner, { avatar: { type: 'url', url: 'https://elsewhere.example/a.png' } })).status).toBe(400);
  await update(owner, { status: 'stopped', creatorId: member.userId, planEndsAt: 1 });
  expect(await info(owner)).toMatchObject({ status: 'enabled', isCreator: true, planEndsAt: null });
  expect((await update(member, { name: '改名' })).status).toBe(403);
});

it('of several who save the enterprise made from one version the first does; the others are told what stands there [ENT-01] [ENT-02]', async () => {
  const owner = await server.member('owner');
  const admin = await server.member('admin', owner.tenantId);
  const version = async () => TenantInfo.parse(await info(owner)).updatedAt;
  const before = await version();
  expect((await update(owner, { name: '华晨精密制造', version: before })).status).toBe(200);
  const refused = await update(admin, { brandDisplayName: '华晨', version: before });
  expect(refused).toMatchObject({ status: 409, error: { errorMessage: '内容已被修改，请刷新后重试' } });
  const current = TenantSettings.parse(refused.error.current);
  expect(current).toMatchObject({ name: '华晨精密制造', brandDisplayName: '', updatedAt: await version() });
  expect(Object.keys(refused.error.current as object)).not.toContain('creatorId');
  expect((await update(admin, { brandDisplayName: '华晨', version: current.updatedAt })).status).toBe(200);
  const latest = await version();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      update(index % 2 ? owner : admin, { name: `企业${index}`, version: latest }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(19).fill(409)]);
  const won = answers.findIndex(({ status }) => status === 200);
  expect(await info(admin)).toMatchObject({ name: `企业${won}`, brandDisplayName: '华晨' });
  const unversioned = await owner.call('POST', '/api/v1/tenant/update/info', { name: '华晨集团' });
  expect(unversioned.status).toBe(200);
});

it('is told to its members as one entity, with what is theirs to know [IDENT-11]', async () => {
  const owner = await server.member('owner');
  const member = await server.member('member', owner.tenantId);
  const entity = {
    id: owner.tenantId,
    type: 'formal',
    isCreator: true,
    name: '测试企业',
    displayName: '测试企业',
    avatar: { type: 'color', color: 'blue' },
    status: 'enabled',
    unreadMessageCount: 0,
    creatorId: owner.userId,
    kbBotUsage: { used: 0, limit: null },
  };
  expect(await info(owner)).toMatchObject(entity);
  expect(await info(member)).toMatchObject({ ...entity, isCreator: false });
  await server.database.db.update(tenant).set({ status: 'stopped' }).where(eq(tenant.id, owner.tenantId!));
  expect(await info(member)).toMatchObject({ status: 'stopped' });
});

it('shows ledger and rights of the enterprise to those who run it [ENT-16] [ENT-18]', async () => {
  const owner = await server.member('owner');
  const member = await server.member('member', owner.tenantId);
  const ledger = await owner.call('POST', '/api/v1/tenant/tscWaterList/query/page', {});
  expect(ledger.json).toMatchObject({ count: 1, rows: [{ delta: 1_000, type: 'start' }] });
  expect((await member.call('POST', '/api/v1/tenant/tscWaterList/query/page', {})).status).toBe(403);
  expect((await member.call('GET', '/api/v1/tenant/query/tscBalance')).status).toBe(403);
  const rights = await member.call('POST', '/api/v1/user/query/tenantRights', {});
  expect(rights.as(enterprise.rights).rights).toContainEqual({ id: 'members', name: '成员数量', used: 2, limit: null });
});

it('marks a membership that others made until the person has acted as the enterprise, and knows members by the link', async () => {
  const owner = await server.member('owner');
  const link = (await owner.call('GET', '/api/v1/tenant/query/inviteLink')).as(enterprise.inviteLink);
  const person = await server.actor();
  const standing = async () =>
    (await person.call('POST', '/api/v1/tenantUser/query/byInviteLink', { inviteLinkId: link.id })).json;
  const isNew = async () =>
    (await person.call('GET', '/api/v1/me/info')).as(me.info).tenants.map((tenant) => tenant.isNew);
  expect(await standing()).toEqual({ alreadyMember: false });
  const body = { phoneNumber: person.phoneNumber, permission: 'member' };
  expect((await owner.call('POST', '/api/v1/cross/add/tenant/user', body)).status).toBe(200);
  expect(await standing()).toEqual({ alreadyMember: true });
  expect(await isNew()).toEqual([true]);
  const to = { tenantId: owner.tenantId };
  expect((await person.call('POST', '/api/v1/user/update/currentTenant', to)).status).toBe(200);
  expect(await isNew()).toEqual([false]);
});

it('takes applications from visitors by code and from people without one [ENT-14] [ENT-15] [HOME-03]', async () => {
  const person = await server.actor();
  const form = { realName: ' 林知夏 ', phoneNumber: '13700000001', type: 'cooperation' };
  expect((await person.call('POST', '/api/v1/cooperationApplication/apply', form)).status).toBe(200);
  const open = (body: object) => server.visitor.call('POST', '/api/v1/open/cooperationApplication/apply', body);
  expect((await open({ ...form, smsCode: '000000' })).error.errorMessage).toBe('请输入正确的验证码');
  expect((await open({ ...form, realName: '  ', smsCode: '000000' })).error.errorMessage).toBe('请填写真实姓名');
  const send = () =>
    server.visitor.call('POST', '/api/v1/open/cooperationApplication/sms', {
      phoneNumber: '13700000001',
      captchaId: 'x',
      captcha: 'x',
    });
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  const { code } = server.sent.at(-1)!;
  expect((await open({ ...form, smsCode: code })).status).toBe(200);
  expect((await open({ ...form, smsCode: code })).status).toBe(400);
  const stored = await server.database.db.select().from(application);
  expect(stored.map(({ realName, userId }) => [realName, userId])).toEqual([
    ['林知夏', person.userId],
    ['林知夏', null],
  ]);
});

it('tells applicants what became of their applications, and nobody else [ENT-14] [ENT-15]', async () => {
  const person = await server.actor();
  const form = { realName: '顾南', phoneNumber: '13700000031', type: 'enterprise_renewal' };
  expect((await person.call('POST', '/api/v1/cooperationApplication/apply', form)).status).toBe(200);
  const mine = async (who = person) =>
    (await who.call('GET', '/api/v1/cooperationApplication/query/mine')).as(joining.mine).rows;
  expect(await mine()).toMatchObject([{ type: 'enterprise_renewal', state: 'received' }]);
  await server.database.db.update(application).set({ state: 'contacted' });
  expect(await mine()).toMatchObject([{ state: 'contacted' }]);
  expect(await mine(await server.actor())).toEqual([]);
  expect((await server.visitor.call('GET', '/api/v1/cooperationApplication/query/mine')).status).toBe(401);
});

it('gives the free trial once: three days, with one showcase, then the enterprise stops [HOME-08] [HOME-09] [SHOP-17]', async () => {
  const person = await server.actor();
  const apply = () => person.call('POST', '/api/v1/user/applyFreeAndCreateShoppe', {});
  const both = await Promise.all([apply(), apply()]);
  expect(both.map((answer) => answer.as(joining.applyFreeAndCreateShoppe).needSwitchTenant)).toContain(false);
  const mine = await server.database.db.select().from(tenant).where(eq(tenant.creatorId, person.userId));
  expect(mine).toHaveLength(1);
  const showcases = async () => (await person.call('POST', '/api/v1/shoppe/query/page', {})).as(shoppes.page).rows;
  expect(await showcases()).toMatchObject([{ name: '数字展厅', status: 'disabled', kbBotCount: 0 }]);
  expect(await info(person)).toMatchObject({ type: 'trial', status: 'enabled', isCreator: true });
  expect(mine[0]!.planEndsAt!.getTime() - server.services.now().getTime()).toBeCloseTo(3 * day, -5);
  expect((await person.call('POST', '/api/v1/setMeal/tenant/applyFree', {})).error.errorMessage).toBe(
    '每个企业只能领取一次免费试用',
  );
  await person.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' });
  expect((await apply()).json).toEqual({ needSwitchTenant: true });
  await person.call('POST', '/api/v1/user/update/currentTenant', { tenantId: mine[0]!.id });
  expect(await showcases()).toHaveLength(1);
  server.clock.advance(3 * day + 1);
  await stop();
  expect(await info(person)).toMatchObject({ status: 'stopped' });
  server.clock.advance(-3 * day - 1);
});

it('a stopped enterprise changes nothing any more; its owner still reads and renews (TEN-05) [IDENT-05]', async () => {
  const owner = await server.member('owner');
  const admin = await server.member('admin', owner.tenantId);
  await server.database.db
    .update(tenant)
    .set({ status: 'stopped', planEndsAt: new Date(server.services.now().getTime() - day) })
    .where(eq(tenant.id, owner.tenantId!));
  const said = [
    [owner, '企业已停用，请尽快续费'],
    [admin, '当前企业已经停用，请联系管理员续费'],
  ] as const;
  for (const [who, stopped] of said) {
    const refused = [
      await update(who, { name: '新名' }),
      await who.call('POST', '/api/v1/tenantKbBot', { name: '助手' }),
      await who.call('POST', '/api/v1/cross/add/tenant/user', { phoneNumber: '13800138000' }),
    ];
    expect(refused.map(({ status, error }) => [status, error.errorMessage])).toEqual(refused.map(() => [403, stopped]));
  }
  expect(await info(admin)).toMatchObject({ status: 'stopped' });
  expect((await admin.call('POST', '/api/v1/user/query/page', {})).status).toBe(403);
  expect((await owner.call('POST', '/api/v1/user/query/page', {})).status).toBe(200);
  expect((await admin.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' })).status).toBe(200);
  expect((await owner.call('POST', '/api/v1/setMeal/tenant/applyFree', {})).status).toBe(200);
  expect(await info(owner)).toMatchObject({ status: 'enabled' });
});
