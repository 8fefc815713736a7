import { login, messages } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { createTestServer } from '../testing/index.ts';
import { byCode, codeFor, open, phoneNumber, solved } from './testing/codes.ts';

test('logs in by SMS code and tells new accounts from known ones [ACCT-02] [ACCT-07]', async () => {
  await using server = await createTestServer();
  const first = await byCode(server, await codeFor(server));
  expect(first.json).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), registered: false });
  server.clock.advance(61_000);
  const second = await byCode(server, await codeFor(server));
  const { token, registered } = second.as(login.bySmsCode);
  expect(registered).toBe(true);
  const headers = { 'x-access-token': token };
  const info = await server.visitor.call('GET', '/api/v1/me/info', undefined, headers);
  expect(info.json).toMatchObject({ phoneNumber, name: '用户5678', CoinCount: 100, currentTenantId: '', tenants: [] });
});

test('a code works once, for five minutes, and only the newest one [ACCT-02] (AUTHN-01)', async () => {
  await using server = await createTestServer();
  const old = await codeFor(server);
  server.clock.advance(61_000);
  const code = await codeFor(server);
  if (old !== code) expect((await byCode(server, old)).error.errorMessage).toBe(messages.smsCode);
  expect((await byCode(server, code)).status).toBe(200);
  expect((await byCode(server, code)).status).toBe(400);
  server.clock.advance(61_000);
  const late = await codeFor(server);
  server.clock.advance(301_000);
  expect((await byCode(server, late)).error.errorMessage).toBe(messages.smsCodeGone);
});

test('five wrong tries void a code, and whoever types it rightly then is told to ask for another [ACCT-02] (AUTHN-02)', async () => {
  await using server = await createTestServer();
  const code = await codeFor(server);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tried = 0; tried < 5; tried++)
    expect((await byCode(server, wrong)).error.errorMessage).toBe(messages.smsCode);
  expect((await byCode(server, code)).error.errorMessage).toBe('验证码已失效，请重新获取');
  server.clock.advance(61_000);
  expect((await byCode(server, await codeFor(server))).status).toBe(200);
});

test('a code is for what it was asked for and nothing else [ACCT-02] (AUTHN-01)', async () => {
  await using server = await createTestServer();
  const application = '/api/v1/open/cooperationApplication';
  const apply = (smsCode: string) =>
    server.visitor.call('POST', `${application}/apply`, {
      phoneNumber,
      realName: '林知夏',
      type: 'cooperation',
      smsCode,
    });
  const forLogin = await codeFor(server);
  expect((await apply(forLogin)).error.errorMessage).toBe(messages.smsCode);
  server.clock.advance(61_000);
  await server.visitor.call('POST', `${application}/sms`, { phoneNumber, ...solved, type: 'cooperation' });
  const forApplication = server.sent.at(-1)!.code;
  if (forApplication !== forLogin) expect((await byCode(server, forApplication)).status).toBe(400);
  expect((await apply(forApplication)).status).toBe(200);
  expect((await byCode(server, forLogin)).status).toBe(200);
});

test('a password of a megabyte is refused before anybody works on it (AUTHN-07)', async () => {
  await using server = await createTestServer();
  const body = { phoneNumber, smsCode: '000000', password: `Xing2026${'x'.repeat(1_000_000)}` };
  // Whoever worked on it would have looked at the code first, which is wrong too.
  const refused = await server.visitor.call('POST', `${open}/registerByPassword`, body);
  expect(refused.status).toBe(400);
  expect(refused.error.errorMessage).not.toBe(messages.smsCode);
});

test('registers with password and logs in with it [ACCT-03] [ACCT-04]', async () => {
  await using server = await createTestServer();
  const password = 'Xing2026Hao';
  const smsCode = await codeFor(server);
  const registered = await server.visitor.call('POST', `${open}/registerByPassword`, {
    phoneNumber,
    smsCode,
    password,
  });
  expect(registered.json).toMatchObject({ registered: false });
  const enter = (word: string) =>
    server.visitor.call('POST', `${open}/loginByPassword`, { phoneNumber, password: word, ...solved });
  expect((await enter(password)).json).toMatchObject({ registered: true, token: expect.any(String) });
  const wrong = await enter('Xing2026Bad');
  const unknown = await server.visitor.call('POST', `${open}/loginByPassword`, {
    phoneNumber: '13800000000',
    password,
    ...solved,
  });
  expect({ ...unknown.error, requestId: '' }).toEqual({ ...wrong.error, requestId: '' });
});

test.each(['short1A', 'alllowercase1', 'ALLUPPER1', 'NoDigitsHere', 'Password123', 'Aa13812345678', 'Passw0rd!'])(
  'refuses %s as a password [ACCT-04] (AUTHN-07)',
  async (password) => {
    await using server = await createTestServer();
    const smsCode = await codeFor(server);
    const answer = await server.visitor.call('POST', `${open}/registerByPassword`, { phoneNumber, smsCode, password });
    expect(answer.status).toBe(400);
    const whole = ['', '该密码过于常见或包含手机号，请换一个。'].map((why) => why + messages.password);
    expect(whole).toContain(answer.error.errorMessage);
  },
);

test('refuses a malformed phone number with its message [ACCT-08]', async () => {
  await using server = await createTestServer();
  const answer = await server.visitor.call('POST', `${open}/sendSms4Login`, { phoneNumber: '2381234567', ...solved });
  expect(answer.json).toMatchObject({ errorMessage: messages.phone, fields: { phoneNumber: messages.phone } });
});

test('credits the inviter once per invited phone number [ACCT-04] [COIN-18]', async () => {
  await using server = await createTestServer();
  const inviter = await server.actor({ coins: 0 });
  const { rows } = await server.database.db.$client.query<{ invite_code: string }>('select invite_code from "user"');
  const smsCode = await codeFor(server);
  await server.visitor.call('POST', `${open}/loginBySmsCode`, {
    phoneNumber,
    smsCode,
    inviteCode: rows[0]!.invite_code,
    deviceId: '0'.repeat(32),
  });
  expect((await inviter.call('GET', '/api/v1/me/query/tscBalance')).json).toEqual({ count: 2 });
});
