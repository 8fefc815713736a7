import { enterprise } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { readSheet as readRows } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../account/createAccount.ts';
import { tenant, tenantUser, user } from '../identity/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { formOf } from '../documents/testing/form.ts';
import { Answer, createTestServer, type Actor, type TestServer } from '../testing/index.ts';

let server: TestServer;
let owner: Actor;
let admin: Actor;
let member: Actor;

beforeAll(async () => {
  server = await createTestServer();
  owner = await server.member('owner');
  admin = await server.member('admin', owner.tenantId);
  member = await server.member('member', owner.tenantId);
});
afterAll(() => server.close());

const list = async (who: Actor, filter: object = {}) =>
  (await who.call('POST', '/api/v1/user/query/page', { size: 100, ...filter })).as(enterprise.members);
const add = (who: Actor, phoneNumber: string, more: object = {}) =>
  who.call('POST', '/api/v1/cross/add/tenant/user', { phoneNumber, ...more });
const remove = (who: Actor, ...userIds: string[]) => who.call('POST', '/api/v1/cross/remove/tenant/users', { userIds });
const setRole = (who: Actor, permission: string, ...userIds: string[]) =>
  who.call('POST', '/api/v1/tenantUser/bulkUpdate/permission', { userIds, permission });
const roleOf = async (userId: string) =>
  (await server.database.db.select().from(tenantUser).where(eq(tenantUser.userId, userId)))[0]?.permission;

describe('members', () => {
  it('are listed owner first, found by name, number and role [ENT-04] [IDENT-12]', async () => {
    const { rows, count } = await list(owner);
    expect(count).toBe(3);
    expect(rows.map(({ permission }) => permission)).toEqual(['owner', 'admin', 'member']);
    expect((await list(admin, { keyword: member.phoneNumber.slice(-6) })).rows.map(({ id }) => id)).toEqual([
      member.userId,
    ]);
    expect((await list(admin, { permission: 'admin' })).count).toBe(1);
    expect(await list(owner, { keyword: '%' })).toEqual({ count: 0, rows: [] });
    expect(await list(owner, { page: 9 })).toEqual({ count: 3, rows: [] });
  });

  it('are added by phone number at once, or wait until they register [ENT-05]', async () => {
    const known = await server.actor();
    expect((await add(admin, known.phoneNumber)).json).toEqual({ status: 'joined' });
    expect((await add(admin, known.phoneNumber)).error.errorMessage).toBe('该用户已是企业成员');
    expect(await roleOf(known.userId)).toBe('member');
    expect((await add(admin, '15500000001', { name: '待加入者' })).json).toEqual({ status: 'waitJoin' });
    expect((await add(owner, '15500000001')).error.errorMessage).toBe('该手机号已被邀请');
    expect((await list(owner, { status: 'waitJoin' })).rows).toMatchObject([{ name: '待加入者', status: 'waitJoin' }]);
    const userId = await createAccount(server.services, { phoneNumber: '15500000001' });
    expect(await roleOf(userId)).toBe('member');
    expect((await list(owner, { status: 'waitJoin' })).count).toBe(0);
    expect((await add(admin, '123')).error.errorMessage).toBe('请填写正确的手机号');
  });

  it('change roles together or not at all; the owner is nobody to change, admins only his [ENT-08] [IDENT-12] (AUTHZ-06)', async () => {
    const [one, two] = [await server.member('member', owner.tenantId), await server.member('member', owner.tenantId)];
    expect((await setRole(admin, 'admin', one.userId)).status).toBe(403);
    expect((await setRole(owner, 'admin', one.userId, two.userId)).status).toBe(200);
    expect((await setRole(admin, 'member', one.userId)).status).toBe(403);
    expect((await setRole(owner, 'member', two.userId, owner.userId)).status).toBe(403);
    expect(await roleOf(two.userId)).toBe('admin');
    expect((await setRole(owner, 'owner', one.userId)).status).toBe(400);
    expect((await setRole(owner, 'member', one.userId, newId())).status).toBe(404);
    expect(await roleOf(one.userId)).toBe('admin');
    expect((await setRole(member, 'admin', member.userId)).status).toBe(403);
  });

  it('are not changed by an admin who was demoted while his call was on its way [ENT-08] (AUTHZ-06)', async () => {
    const company = await server.member('owner');
    const tenantId = company.tenantId!;
    const demoted = await server.member('admin', tenantId);
    const victim = await server.member('member', tenantId);
    const { db } = server.database;
    const waiting = async () => {
      const asked = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      return (await db.$client.query(asked)).rowCount;
    };
    const late = await db.transaction(async (tx) => {
      await tx.select().from(tenant).where(eq(tenant.id, tenantId)).for('update');
      await tx.update(tenantUser).set({ permission: 'member' }).where(eq(tenantUser.userId, demoted.userId));
      const calls = [
        remove(demoted, victim.userId),
        setRole(demoted, 'member', victim.userId),
        add(demoted, '15500000009'),
        demoted.call('POST', '/api/v1/cross/add/tenant/users', { users: [{ phoneNumber: '15500000008' }] }),
        demoted.call('POST', '/api/v1/tenant/inviteLink/renew', {}),
      ];
      // They were let in as an admin's; now they wait for the demotion to be done.
      await expect.poll(waiting).toBe(calls.length);
      return calls;
    });
    expect((await Promise.all(late)).map(({ status }) => status)).toEqual(late.map(() => 403));
    expect((await list(company)).count).toBe(3);
  });

  it('are removed with their identity and sessions reach; a foreign id is unknown [ENT-07] (AUTHN-09) (AUTHZ-09)', async () => {
    const leaving = await server.member('member', owner.tenantId);
    const stranger = await server.member('member', (await server.member('owner')).tenantId);
    expect((await remove(admin, leaving.userId, stranger.userId)).status).toBe(404);
    expect((await leaving.call('GET', '/api/v1/tenant/query/info')).status).toBe(200);
    expect((await remove(admin, owner.userId)).status).toBe(403);
    expect((await remove(admin, leaving.userId)).status).toBe(200);
    expect((await leaving.call('GET', '/api/v1/tenant/query/info')).status).toBe(403);
    expect((await leaving.call('GET', '/api/v1/me/info')).json).toMatchObject({ currentTenantId: '' });
    expect((await stranger.call('GET', '/api/v1/tenant/query/info')).status).toBe(200);
  });
});

describe('importing members from a spreadsheet', () => {
  const send = async (bytes: Buffer, who = admin, name = '成员.xlsx') => {
    const { payload, headers } = formOf({}, { field: 'files', name, bytes });
    const url = '/api/v1/tenantUser/uploadExcel';
    const sent = { method: 'POST', url, payload, headers: { ...headers, ...who.headers } } as const;
    return new Answer(await server.app.inject(sent));
  };
  const sheet = (rows: (string | number | null)[][]) => writeExcelFile(rows).toBuffer();

  it('reports every row, adds nobody before it is confirmed, then adds the right ones [ENT-06] [ENT-09] [ENT-10] [ENT-11]', async () => {
    const known = await server.actor();
    const rows = [
      ['姓名', '手机号*'],
      ['认识的人', known.phoneNumber],
      ['新来的人', 15_600_000_001],
      ['写成别样', '+86 156-0000-0002'],
      ['重复的人', known.phoneNumber],
      ['已在企业', member.phoneNumber],
      ['号码不对', '1861204'],
      [null, null],
      ['没有号码', null],
    ];
    const report = (await send(await sheet(rows))).as(enterprise.uploadExcel);
    expect(report).toMatchObject({ total: 7, joinable: 1, waitJoin: 2, failed: 4 });
    expect(report.failedRows).toEqual([
      { phoneNumber: known.phoneNumber, status: 'duplicateImport', errorMessage: '表格中有重复的手机号' },
      { phoneNumber: member.phoneNumber, status: 'duplicateImport', errorMessage: '该手机号已是企业成员' },
      { phoneNumber: '1861204', status: 'invalid', errorMessage: '手机号格式错误' },
      { phoneNumber: '', status: 'invalid', errorMessage: '手机号格式错误' },
    ]);
    expect(report.users.map(({ name, status }) => [name, status])).toEqual([
      ['认识的人', 'success'],
      ['新来的人', 'notRegistered'],
      ['写成别样', 'notRegistered'],
    ]);
    expect(await roleOf(known.userId)).toBeUndefined();
    const confirmed = await admin.call('POST', '/api/v1/cross/add/tenant/users', { users: report.users });
    expect(confirmed.json).toMatchObject({ total: 3, joinable: 1, waitJoin: 2, failed: 0 });
    expect(await roleOf(known.userId)).toBe('member');
    const again = await admin.call('POST', '/api/v1/cross/add/tenant/users', { users: report.users });
    expect(again.json).toMatchObject({ joinable: 0, waitJoin: 0, failed: 3 });
  });

  it('offers a template that it reads itself, to anybody and without data [ENT-09]', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/file/v1/open/tenantUser/downloadExcel' });
    expect(answer.headers['content-disposition']).toContain('attachment');
    const rows = await readRows(answer.rawPayload);
    expect(rows[0]).toEqual(['手机号', '姓名']);
    expect((await send(answer.rawPayload)).json).toMatchObject({ total: 1 });
  });

  it('refuses what is no spreadsheet, too long or empty, with a reason [ENT-09]', async () => {
    expect((await send(Buffer.from('手机号\n13800138000'))).error.errorMessage).toBeTruthy();
    expect((await send(Buffer.alloc(6 * 1_048_576))).status).toBe(413);
    expect((await send(Buffer.alloc(0))).error.errorMessage).toBe('文件是空的，请选择有内容的文件');
    expect((await send(await sheet([['手机号', '姓名']]))).error.errorMessage).toBe('表格中没有手机号，请按模板填写');
    const long = Array.from({ length: 5_002 }, (_, n) => [String(13_000_000_000 + n)]);
    expect((await send(await sheet(long))).error.errorMessage).toBe('表格不能超过5001行');
    expect((await send(await sheet([['13800138000']]), member)).status).toBe(403);
  });

  it('finds 5,000 people in one sheet [ENT-09]', async () => {
    const numbers = Array.from({ length: 5_000 }, (_, n) => [String(13_100_000_000 + n)]);
    const bytes = await sheet([['手机号'], ...numbers]);
    expect((await send(bytes)).json).toMatchObject({ total: 5_000, waitJoin: 5_000, failed: 0 });
  });
});

describe('invite links', () => {
  it('lead everybody who has one into the enterprise until they are renewed [ENT-13] (AUTHN-12)', async () => {
    const link = (await admin.call('GET', '/api/v1/tenant/query/inviteLink')).as(enterprise.inviteLink);
    expect((await owner.call('GET', '/api/v1/tenant/query/inviteLink')).json).toEqual(link);
    const look = () =>
      server.visitor.call('POST', '/api/v1/open/user/query/inviteCodeByInviteLink', { inviteLinkId: link.id });
    const [inviter] = await server.database.db.select().from(user).where(eq(user.id, admin.userId));
    expect((await look()).json).toMatchObject({ tenant: { name: '测试企业' }, inviteCode: inviter!.inviteCode });
    const guest = await server.actor();
    const join = () => guest.call('POST', '/api/v1/tenantUser/activate', { inviteLinkId: link.id });
    expect((await join()).json).toEqual({ tenantId: owner.tenantId, alreadyMember: false });
    expect((await guest.call('GET', '/api/v1/user/permissions')).json).toMatchObject({
      currentIdentity: 'tenant',
      tenantUserPermission: 'member',
    });
    expect((await join()).json).toEqual({ tenantId: owner.tenantId, alreadyMember: true });
    const renewed = await owner.call('POST', '/api/v1/tenant/inviteLink/renew', {});
    expect(renewed.as(enterprise.renewInviteLink).id).not.toBe(link.id);
    expect((await look()).status).toBe(404);
    expect((await join()).error.errorMessage).toBe('邀请链接无效或已过期');
    expect((await member.call('GET', '/api/v1/tenant/query/inviteLink')).status).toBe(403);
  });

  it('end after 30 days and while the enterprise is stopped [ENT-13] (AUTHN-12)', async () => {
    const link = (await owner.call('GET', '/api/v1/tenant/query/inviteLink')).as(enterprise.inviteLink);
    const late = await server.actor();
    server.clock.advance(31 * 86_400_000);
    expect(
      (await server.visitor.call('POST', '/api/v1/open/user/query/inviteCodeByInviteLink', { inviteLinkId: link.id }))
        .status,
    ).toBe(404);
    expect(late.userId).toBeTruthy();
    server.clock.advance(-31 * 86_400_000);
  });
});
