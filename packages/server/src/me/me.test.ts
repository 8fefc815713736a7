import { assistants, csAgents, enterprise, me, messages, pathOf, promotion, reports } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import { createTestServer, type Actor } from '../testing/index.ts';
import { hashPassword } from '../account/password.ts';
import { kbBotAgent } from '../customerService/schema.ts';
import { session, tenant, tenantUser, user } from '../identity/schema.ts';
import { openSession } from '../identity/session.ts';

test('changing the password ends every session [ACCT-13] (AUTHN-08)', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  const secondBrowser = { 'x-access-token': await openSession(server.services, person.userId) };
  expect((await server.visitor.call('GET', '/api/v1/me/info', undefined, secondBrowser)).status).toBe(200);
  const old = 'Gu4rdian2026';
  await server.database.db.update(user).set({ passwordHash: await hashPassword(old) });
  const change = (password: string, newPassword: string) =>
    person.call('POST', '/api/v1/user/updatePassword', { password, newPassword });
  expect((await change('wrong', 'N3wGuardian1')).status).toBe(400);
  expect((await change(old, 'weak')).error.errorMessage).toBe(messages.password);
  expect((await change(old, old)).status).toBe(400);
  expect((await change(old, 'N3wGuardian1')).status).toBe(200);
  const after = await person.call('GET', '/api/v1/me/info');
  expect(after.status).toBe(401);
  expect(after.error.errorMessage).toBe(messages.sessionExpired);
  expect((await server.visitor.call('GET', '/api/v1/me/info', undefined, secondBrowser)).status).toBe(401);
});

test('how somebody likes to read is kept for him alone, in each of his identities', async () => {
  await using server = await createTestServer();
  const [ann, bob] = [await server.member('owner'), await server.actor()];
  const keep = (reading: object) => ann.call('POST', '/api/v1/me/update/reading', { reading });
  const info = async (who: Actor) => (await who.call('GET', '/api/v1/me/info')).as(me.info);
  expect((await info(ann)).reading).toBeUndefined();
  const wished = { size: 'xl', width: 'lg', dense: true };
  expect((await keep(wished)).status).toBe(200);
  expect((await keep({ ...wished, size: 'huge' })).status).toBe(400);
  expect((await info(ann)).reading).toEqual(wished);
  await ann.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' });
  expect((await info(ann)).reading).toEqual(wished);
  expect((await info(bob)).reading).toBeUndefined();
  const visiting = await server.visitor.call('POST', '/api/v1/me/update/reading', { reading: wished });
  expect(visiting.status).toBe(401);
});

test('five wrong old passwords pause the change for 15 minutes (AUTHN-08)', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  await server.database.db.update(user).set({ passwordHash: await hashPassword('Gu4rdian2026') });
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    const { status } = await person.call('POST', '/api/v1/user/updatePassword', {
      password: 'x',
      newPassword: 'N3wGuardian1',
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('of twenty old passwords tried at once five are looked at (AUTHN-08)', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  const right = 'Gu4rdian2026';
  await server.database.db.update(user).set({ passwordHash: await hashPassword(right) });
  const change = async (password: string) =>
    (await person.call('POST', '/api/v1/user/updatePassword', { password, newPassword: 'N3wGuardian1' })).status;
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, n) => change(`Wr0ngWord${n}`)));
  expect(statuses.filter((status) => status !== 429)).toEqual([400, 400, 400, 400, 400]);
  expect(await change(right)).toBe(429);
});

test('a session ends after 7 idle days and after 30 days in any case [ACCT-06] (AUTHN-09)', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  const day = 86_400_000;
  for (let n = 0; n < 4; n++) {
    server.clock.advance(6.9 * day);
    expect((await person.call('GET', '/api/v1/me/info')).status).toBe(200);
  }
  server.clock.advance(3 * day);
  expect((await person.call('GET', '/api/v1/me/info')).status).toBe(401);
  const idle = await server.actor();
  server.clock.advance(7.1 * day);
  expect((await idle.call('GET', '/api/v1/me/info')).status).toBe(401);
});

test('both token headers work, two different ones do not, and no usable token is stored (AUTHN-09) [ERR-20]', async () => {
  await using server = await createTestServer();
  const [one, two] = [await server.actor(), await server.actor()];
  const info = (headers: Record<string, string>) => server.visitor.call('GET', '/api/v1/me/info', undefined, headers);
  expect((await info({ 'x-access-token': one.token })).json).toMatchObject({ id: one.userId });
  expect((await info({ authorization: `Bearer ${one.token}`, 'x-access-token': one.token })).json).toMatchObject({
    id: one.userId,
  });
  expect((await info({ authorization: `Bearer ${one.token}`, 'x-access-token': two.token })).status).toBe(401);
  expect((await info({})).status).toBe(401);
  const stored = JSON.stringify(await server.database.db.select().from(session));
  expect(stored).not.toContain(one.token);
});

const onePixel = async (format: 'png' | 'jpeg' | 'webp'): Promise<string> => {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#2c5fa8' } });
  return (await pixel.toFormat(format).toBuffer()).toString('base64');
};

test('a portrait is an address of an own picture, a picture itself in three forms, or a colour, under its own name; an assistant has three of them [UPL-07]', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  const uri = `data:image/png;base64,${await onePixel('png')}`;
  const bare = uri.split(',')[1];
  for (const format of ['jpeg', 'webp'] as const) {
    const avatar = { type: 'base64', base64: await onePixel(format) };
    expect((await person.call('POST', '/api/v1/me/update/info', { avatar })).status).toBe(200);
  }
  const kinds = {
    url: `/file/v1/open/image/${'a'.repeat(32)}`,
    dataUri: uri,
    base64: bare,
    color: 'cyan',
    data: bare,
  };
  const made = (avatar: object) => person.call('POST', '/api/v1/personalKbBot', { name: '头像', avatar });
  for (const [type, value] of Object.entries(kinds)) {
    const avatar = { type, [type]: value };
    expect((await person.call('POST', '/api/v1/me/update/info', { avatar })).status).toBe(200);
    expect((await person.call('GET', '/api/v1/me/info')).json).toMatchObject({ avatar });
    expect((await made(avatar)).status).toBe(type === 'base64' || type === 'data' ? 400 : 200);
  }
  for (const avatar of [
    { type: 'color', color: 'red' },
    { type: 'color', url: kinds.url },
    { type: 'url', url: 'https://elsewhere.example/x.png' },
    { type: 'base64', base64: '<svg/>' },
    ...['a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.7', '\x89PNG\r\n\x1a\n', 'RIFF']
      .map((text) => Buffer.from(text, 'latin1').toString('base64'))
      .flatMap((base64) => [
        { type: 'base64', base64 },
        { type: 'data', data: base64 },
        { type: 'data', data: `data:image/png;base64,${base64}` },
        { type: 'dataUri', dataUri: `data:image/png;base64,${base64}` },
      ]),
    { type: 'dataUri', dataUri: `data:image/png;base64,${await onePixel('jpeg')}` },
    { type: 'dataUri', dataUri: `${uri}=====` + '\n' },
    { type: 'data', data: 'data:text/html;base64,PGI+' },
  ])
    expect((await person.call('POST', '/api/v1/me/update/info', { avatar })).status).toBe(400);
});

test('changes nickname and avatar, and refuses what breaks the rule [ACCT-11] [ACCT-12]', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  const update = (body: object) => person.call('POST', '/api/v1/me/update/info', body);
  const avatar = { type: 'color', color: 'green' };
  expect((await update({ name: '星星2号', avatar })).json).toEqual({
    name: '星星2号',
    avatar,
    updatedAt: expect.any(Number),
  });
  expect((await update({ name: '12345' })).error.errorMessage).toBe(messages.nickname);
  expect((await update({ avatar: { type: 'url', url: 'https://elsewhere.example/x.png' } })).status).toBe(400);
  const extra = await update({ couponRegistered: true, phoneNumber: '13800000001' });
  expect(extra.status).toBe(200);
  expect((await person.call('GET', '/api/v1/me/info')).json).toMatchObject({
    couponRegistered: false,
    phoneNumber: person.phoneNumber,
  });
});

test('changes nothing for a page that shows another identity than the caller has by now [ACCT-15]', async () => {
  await using server = await createTestServer();
  const owner = await server.member('owner');
  const from = (shown: string, method: 'GET' | 'POST', url: string, body?: object) =>
    owner.call(method, url, body, { 'x-expected-tenant-id': shown });
  const rename = (shown: string) =>
    from(shown, 'POST', '/api/v1/tenant/update/info', { displayName: shown.slice(0, 9) });
  expect((await rename(owner.tenantId!)).status).toBe(200);
  for (const shown of ['personal', newId()]) {
    const refused = await rename(shown);
    expect(refused).toMatchObject({ status: 409, json: { errorMessage: '当前身份已变更，页面即将刷新' } });
    expect(refused.headers['x-current-tenant-id']).toBe(owner.tenantId);
    // What only reads, and what is about the person, goes on: the answer tells the page.
    expect((await from(shown, 'GET', '/api/v1/tenant/query/info')).json).toMatchObject({
      displayName: owner.tenantId!.slice(0, 9),
    });
  }
  const away = { tenantId: '' };
  expect((await from(newId(), 'POST', '/api/v1/user/update/currentTenant', away)).status).toBe(200);
  expect((await from(owner.tenantId!, 'POST', '/api/v1/tenant/update/info', { displayName: 'x' })).status).toBe(409);
});

test('switches identity, says it on every answer, and refuses foreign and stopped enterprises [ACCT-15] (TEN-04) (TEN-05)', async () => {
  await using server = await createTestServer();
  const owner = await server.member('owner');
  const stranger = await server.actor();
  const to = (actor: typeof stranger, tenantId: string) =>
    actor.call('POST', '/api/v1/user/update/currentTenant', { tenantId });
  const acting = await owner.call('GET', '/api/v1/user/permissions');
  expect(acting.json).toMatchObject({
    tenantUserPermission: 'owner',
    currentIdentity: 'tenant',
    isAnyTenantCreator: true,
  });
  expect(acting.headers['x-current-tenant-id']).toBe(owner.tenantId);
  expect((await owner.call('GET', '/api/v1/tenant/query/info')).json).toMatchObject({
    id: owner.tenantId,
    isCreator: true,
  });
  // Refused, unknown and malformed calls say it too: that is how a page learns that another tab acts as somebody else.
  for (const [call, status] of [
    [owner.call('POST', '/api/v1/personalKbBot', { name: '助手' }), 403],
    [owner.call('GET', `/api/v1/tenantKbBot/${newId()}`), 404],
    [owner.call('POST', '/api/v1/tenantKbBot', {}), 400],
  ] as const) {
    const answer = await call;
    expect([answer.status, answer.headers['x-current-tenant-id']]).toEqual([status, owner.tenantId]);
  }
  expect((await to(owner, '')).status).toBe(200);
  const personal = await owner.call('GET', '/api/v1/user/permissions');
  expect(personal.json).toMatchObject({ tenantUserPermission: null, currentIdentity: 'personal' });
  expect(personal.headers['x-current-tenant-id']).toBe('');
  expect((await to(stranger, owner.tenantId!)).status).toBe(404);
  await server.database.db.update(tenant).set({ status: 'stopped' }).where(eq(tenant.id, owner.tenantId!));
  const admin = await server.member('admin', owner.tenantId);
  const member = await server.member('member', owner.tenantId);
  // Nobody is sent to himself: only the owner can renew, and members know their administrators.
  for (const [who, words] of [
    [owner, '企业已停用，请尽快续费'],
    [admin, '当前企业已经停用，请联系管理员续费'],
    [member, '当前企业已经停用，请联系管理员续费'],
  ] as const) {
    const refused = await to(who, owner.tenantId!);
    expect([refused.status, refused.error.errorMessage]).toEqual([403, words]);
  }
});

test('tells what one is in every enterprise, and may do in the current one [IDENT-08] [IDENT-12]', async () => {
  await using server = await createTestServer();
  const { tenantId } = await server.member('owner');
  const admin = await server.member('admin', tenantId);
  const member = await server.member('member', tenantId);
  const founder = await server.member('owner');
  await server.database.db
    .insert(tenantUser)
    .values({ tenantId: tenantId!, userId: founder.userId, permission: 'admin' });
  const permissions = async (who: Actor) => (await who.call('GET', '/api/v1/user/permissions')).json;
  const common = {
    isAnyTenantCreator: false,
    isUserChannel: false,
    isTenantKbBotCustomerService: false,
    isOperator: false,
    currentIdentity: 'tenant',
  };
  expect(await permissions(admin)).toEqual({ ...common, tenantUserPermission: 'admin' });
  expect(await permissions(member)).toEqual({ ...common, tenantUserPermission: 'member' });
  expect(await permissions(founder)).toEqual({ ...common, isAnyTenantCreator: true, tenantUserPermission: 'owner' });
  await server.database.db.update(user).set({ channelUser: true }).where(eq(user.id, member.userId));
  expect(await permissions(member)).toMatchObject({ isUserChannel: true });
  const { tenants } = (await founder.call('GET', '/api/v1/me/info')).as(me.info);
  expect(new Map(tenants.map((one) => [one.id, one.permission]))).toEqual(
    new Map([
      [tenantId, 'admin'],
      [founder.tenantId, 'owner'],
    ]),
  );
});

test('what one may do follows from what one is: the first of creator, admin, agent, member; promoting stands apart [IDENT-09] [IDENT-10]', async () => {
  await using server = await createTestServer();
  const { db } = server.database;
  const owner = await server.member('owner');
  const { tenantId } = owner;
  const people = {
    owner,
    admin: await server.member('admin', tenantId),
    agent: await server.member('member', tenantId),
    member: await server.member('member', tenantId),
  };
  const { id: kbBotId } = (await owner.call('POST', '/api/v1/tenantKbBot', { name: '客服助手' })).as(assistants.create);
  // The owner and the admin are agents too, and one of the members promotes: neither changes what else they are.
  for (const who of [owner, people.admin, people.agent])
    await db.insert(kbBotAgent).values({ kbBotId, tenantId: tenantId!, userId: who.userId, createdAt: new Date() });
  await db.update(user).set({ channelUser: true }).where(eq(user.id, people.member.userId));
  const may = async (who: Actor) => {
    const calls = {
      creator: '/api/v1/tenant/handOver',
      admin: '/api/v1/tenantKbBot/copy',
      customerService: '/api/v1/tenantKbBot/query/page4CustomerService',
      member: '/api/v1/tenantKbBot/query/page4Member',
      channel: pathOf(promotion.promotees, 'personal'),
    };
    const answers = await Promise.all(
      Object.entries(calls).map(async ([right, path]) => [right, (await who.call('POST', path, {})).status] as const),
    );
    return answers.filter(([, status]) => status !== 403).map(([right]) => right);
  };
  expect(await may(people.owner)).toEqual(['creator', 'admin', 'customerService', 'member']);
  expect(await may(people.admin)).toEqual(['admin', 'customerService', 'member']);
  expect(await may(people.agent)).toEqual(['customerService', 'member']);
  expect(await may(people.member)).toEqual(['member', 'channel']);
  const told = async (who: Actor) => (await who.call('GET', '/api/v1/user/permissions')).as(me.permissions);
  for (const [name, isTenantKbBotCustomerService, isUserChannel] of [
    ['owner', true, false],
    ['admin', true, false],
    ['agent', true, false],
    ['member', false, true],
  ] as const)
    expect(await told(people[name])).toMatchObject({
      tenantUserPermission: name === 'agent' ? 'member' : name,
      isTenantKbBotCustomerService,
      isUserChannel,
    });
  // As oneself none of an enterprise's rights are left.
  await owner.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' });
  expect(await may(people.owner)).toEqual([]);
});

test('the avatar of a person is told to whoever knows the id, and nothing else of him [RPT-12]', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  const of = (userId: string) => server.visitor.call('GET', `/api/v1/open/user/query/avatar?userId=${userId}`);
  const own = (await person.call('GET', '/api/v1/me/query/avatar')).as(me.avatar);
  expect(await of(person.userId)).toMatchObject({ status: 200, json: own });
  expect(Object.keys((await of(person.userId)).json as object)).toEqual(['avatar']);
  expect((await of('0'.repeat(32))).status).toBe(404);
  expect((await of('x')).status).toBe(404);
});

test('tells the own invite code, how many came by it, and whether a password is set [ACCT-15] [COIN-18]', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  const ask = (path: string) => person.call('GET', path);
  expect((await ask('/api/v1/me/info')).json).toMatchObject({ hasPassword: false });
  const { inviteCode } = (await ask('/api/v1/me/query/inviteCode')).as(me.inviteCode);
  expect(inviteCode).toMatch(/^[0-9a-f]{16}$/);
  const friend = await server.actor();
  expect((await ask('/api/v1/me/query/inviteUserCount')).json).toEqual({ inviteUserCount: 0 });
  await server.database.db.update(user).set({ invitedBy: person.userId }).where(eq(user.id, friend.userId));
  expect((await ask('/api/v1/me/query/inviteUserCount')).json).toEqual({ inviteUserCount: 1 });
});

test('the first password of whoever came by SMS takes a code to his phone; a session alone sets none [ACCT-13] (AUTHN-08)', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  const set = (more: object, newPassword = 'F1rstGuardian') =>
    person.call('POST', '/api/v1/user/updatePassword', { password: '', newPassword, ...more });
  const send = (to: string) => person.call('POST', '/api/v1/me/sendSms4Phone', { to, captchaId: 'x', captcha: 'x' });
  const stored = async () => {
    const [row] = await server.database.db.select().from(user).where(eq(user.id, person.userId));
    return row!.passwordHash;
  };
  for (const more of [{}, { smsCode: '000000' }]) {
    const refused = await set(more);
    expect(refused).toMatchObject({ status: 400, error: { fields: { smsCode: messages.smsCode } } });
  }
  expect((await send('firstPassword')).status).toBe(200);
  const { phone, purpose, code: smsCode } = server.sent.at(-1)!;
  expect({ phone, purpose }).toEqual({ phone: person.phoneNumber, purpose: 'firstPassword' });
  // The same counters as for any other code.
  expect((await send('oldPhone')).status).toBe(429);
  // A usual password does not cost the code.
  expect((await set({ smsCode }, 'Passw0rd123')).error.fields).toHaveProperty('newPassword');
  expect(await stored()).toBeNull();
  expect((await set({ smsCode })).status).toBe(200);
  expect(await stored()).toMatch(/^\$argon2id\$/);
  expect((await person.call('GET', '/api/v1/me/info')).status).toBe(401);
});

test('a code for anything else sets no first password, and wrong ones are counted (AUTHN-01)', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  await person.call('POST', '/api/v1/me/sendSms4Phone', { to: 'oldPhone', captchaId: 'x', captcha: 'x' });
  const set = (smsCode: string) =>
    person.call('POST', '/api/v1/user/updatePassword', { password: '', newPassword: 'F1rstGuardian', smsCode });
  const { code } = server.sent.at(-1)!;
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await set(code)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
});

test('the task list knows whether today was checked in, by the day in Shanghai [ACCT-17] [ACCT-18]', async () => {
  await using server = await createTestServer();
  server.clock.set(new Date('2026-11-21T15:30:00Z'));
  const person = await server.actor({ coins: 0 });
  const done = async () => (await person.call('GET', '/api/v1/me/query/tsCoinTaskList')).as(me.tasks).rows[0];
  expect(await done()).toEqual({ id: 'checkIn', name: '每日签到', reward: 1, done: false });
  expect((await person.call('POST', '/api/v1/me/checkIn', {})).json).toEqual({ count: 1 });
  expect(await done()).toMatchObject({ done: true });
  expect((await person.call('POST', '/api/v1/me/checkIn', {})).status).toBe(409);
  server.clock.advance(1_800_000);
  expect(await done()).toMatchObject({ done: false });
});

test('logging out ends the session on the server, and no other one [ACCT-14] (AUTHN-09)', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  const other = await server.actor();
  expect((await person.call('POST', '/api/v1/me/logOut', {})).status).toBe(200);
  expect((await person.call('GET', '/api/v1/me/info')).status).toBe(401);
  expect((await other.call('GET', '/api/v1/me/info')).status).toBe(200);
});

test('a NUL in a phone number or a nickname is refused, not taken out [ACCT-08] (RATE-04)', async () => {
  await using server = await createTestServer();
  const ann = await server.actor();
  const asked = { phoneNumber: '1381234\0' + '5678', captchaId: 'x', captcha: 'x' };
  const sms = await server.visitor.call('POST', '/api/v1/open/user/sendSms4Login', asked);
  expect(sms).toMatchObject({ status: 400, error: { errorMessage: messages.phone } });
  const named = await ann.call('POST', '/api/v1/me/update/info', { name: '林\0知夏' });
  expect(named).toMatchObject({ status: 400, error: { errorMessage: messages.nickname } });
  expect(server.sent).toEqual([]);
});

test('how a chat looks, customer service, members and statistics are the enterprise’s: its admin is let in, nobody acting as himself [IDENT-18]', async () => {
  await using server = await createTestServer();
  const [person, admin] = [await server.actor(), await server.member('admin')];
  const ofEnterprise = [
    assistants.updateDisplay,
    assistants.updateCustomerService,
    csAgents.page,
    enterprise.members,
    reports.statistics,
  ];
  for (const endpoint of ofEnterprise) {
    const path = pathOf(endpoint, 'tenant');
    expect([path, (await person.call(endpoint.method, path, {})).status]).toEqual([path, 403]);
    expect([401, 403], path).not.toContain((await admin.call(endpoint.method, path, {})).status);
  }
});
