import { errorCodes, messages } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';

const open = '/api/v1/open/user';
const phoneNumber = '13812345678';
const solved = { captchaId: 'x', captcha: 'x' };

async function codeFor(server: TestServer, phone = phoneNumber): Promise<string> {
  const answer = await server.visitor.call('POST', `${open}/sendSms4Login`, { phoneNumber: phone, ...solved });
  expect(answer.status).toBe(200);
  return server.sent.at(-1)!.code;
}

const byCode = (server: TestServer, smsCode: string, phone = phoneNumber) =>
  server.visitor.call('POST', `${open}/loginBySmsCode`, { phoneNumber: phone, smsCode });

test('logs in by SMS code and tells new accounts from known ones [ACCT-02] [ACCT-07]', async () => {
  await using server = await createTestServer();
  const first = await byCode(server, await codeFor(server));
  expect(first.json).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), registered: false });
  server.clock.advance(61_000);
  const second = await byCode(server, await codeFor(server));
  expect(second.json.registered).toBe(true);
  const headers = { 'x-access-token': second.json.token };
  const info = await server.visitor.call('GET', '/api/v1/me/info', undefined, headers);
  expect(info.json).toMatchObject({ phoneNumber, name: '用户5678', CoinCount: 100, currentTenantId: '', tenants: [] });
});

test('a code works once, for five minutes, and only the newest one [ACCT-02] [AUTHN-01]', async () => {
  await using server = await createTestServer();
  const old = await codeFor(server);
  server.clock.advance(61_000);
  const code = await codeFor(server);
  if (old !== code) expect((await byCode(server, old)).json.errorMessage).toBe(messages.smsCode);
  expect((await byCode(server, code)).status).toBe(200);
  expect((await byCode(server, code)).status).toBe(400);
  server.clock.advance(61_000);
  const late = await codeFor(server);
  server.clock.advance(301_000);
  expect((await byCode(server, late)).status).toBe(400);
});

test('five wrong tries void a code, even when 200 guess at once [AUTHN-02]', async () => {
  await using server = await createTestServer();
  const code = await codeFor(server);
  const wrong = Array.from({ length: 199 }, (_, n) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'));
  const answers = await Promise.all([...wrong, code].map((guess) => byCode(server, guess)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10);
  server.clock.advance(3_700_000);
  expect((await byCode(server, code)).status).toBe(400);
});

test('sends one SMS per phone in 60 seconds, five per hour, whoever asks [ACCT-02] [AUTHN-03]', async () => {
  await using server = await createTestServer();
  const send = () => server.visitor.call('POST', `${open}/sendSms4Login`, { phoneNumber, ...solved });
  const burst = await Promise.all(Array.from({ length: 100 }, send));
  expect(burst.filter(({ status }) => status === 200).length).toBe(1);
  expect(server.sent.length).toBe(1);
  const refused = burst.find(({ status }) => status === 429)!;
  expect(refused.json.errorCode).toBe(errorCodes.tooMany);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  for (let n = 0; n < 6; n++) {
    server.clock.advance(61_000);
    await send();
  }
  expect(server.sent.length).toBe(5);
});

test('one SMS per phone in 60 seconds over log-in, registration and both applications together [ACCT-02] [AUTHN-03]', async () => {
  await using server = await createTestServer();
  const apply = '/api/v1/open/cooperationApplication/sms';
  const ways = [
    { url: `${open}/sendSms4Login`, body: { phoneNumber, ...solved } },
    { url: apply, body: { phoneNumber, ...solved, type: 'cooperation' } },
    { url: apply, body: { phoneNumber, ...solved, type: 'enterprise_trial' } },
  ];
  for (const first of ways) {
    server.clock.advance(3_700_000);
    const before = server.sent.length;
    expect((await server.visitor.call('POST', first.url, first.body)).status).toBe(200);
    for (const { url, body } of ways) {
      server.clock.advance(15_000);
      expect((await server.visitor.call('POST', url, body)).status).toBe(429);
    }
    expect(server.sent.length).toBe(before + 1);
  }
});

test('five wrong tries void a code on every route that takes one, also over a restart [AUTHN-02]', async () => {
  await using server = await createTestServer();
  const person = { phoneNumber, smsCode: '' };
  const routes = [
    { url: `${open}/loginBySmsCode`, body: {}, send: `${open}/sendSms4Login` },
    { url: `${open}/registerByPassword`, body: { password: 'Xing2026Hao' }, send: `${open}/sendSms4Login` },
    {
      url: '/api/v1/open/cooperationApplication/apply',
      body: { realName: '林知夏', type: 'cooperation' },
      send: '/api/v1/open/cooperationApplication/sms',
    },
  ];
  for (const { url, body, send } of routes) {
    server.clock.advance(3_700_000);
    expect((await server.visitor.call('POST', send, { phoneNumber, ...solved })).status).toBe(200);
    const { code } = server.sent.at(-1)!;
    const wrong = code === '000000' ? '000001' : '000000';
    const attempt = (by: TestServer, smsCode: string) => by.visitor.call('POST', url, { ...person, ...body, smsCode });
    for (let n = 0; n < 4; n++) expect((await attempt(server, wrong)).status).toBe(400);
    await using again = await createTestServer({ database: server.database });
    again.clock.set(server.services.now());
    expect((await attempt(again, wrong)).status).toBe(400);
    expect((await attempt(again, code)).status).toBe(400);
  }
});

test('the SMS limit survives a restart [AUTHN-03]', async () => {
  await using server = await createTestServer();
  await codeFor(server);
  await using again = await createTestServer({ database: server.database });
  expect((await again.visitor.call('POST', `${open}/sendSms4Login`, { phoneNumber, ...solved })).status).toBe(429);
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
  const login = (word: string) =>
    server.visitor.call('POST', `${open}/loginByPassword`, { phoneNumber, password: word, ...solved });
  expect((await login(password)).json).toMatchObject({ registered: true, token: expect.any(String) });
  const wrong = await login('Xing2026Bad');
  const unknown = await server.visitor.call('POST', `${open}/loginByPassword`, {
    phoneNumber: '13800000000',
    password,
    ...solved,
  });
  expect(unknown.json).toEqual({ ...wrong.json, requestId: unknown.json.requestId });
});

test.each(['short1A', 'alllowercase1', 'ALLUPPER1', 'NoDigitsHere', 'Password123', 'Aa13812345678', 'Passw0rd!'])(
  'refuses %s as a password [ACCT-04] [AUTHN-07]',
  async (password) => {
    await using server = await createTestServer();
    const smsCode = await codeFor(server);
    const answer = await server.visitor.call('POST', `${open}/registerByPassword`, { phoneNumber, smsCode, password });
    expect(answer.status).toBe(400);
    expect(answer.json.errorMessage).toContain(messages.password);
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
  });
  expect((await inviter.call('GET', '/api/v1/me/query/tscBalance')).json).toEqual({ count: 2 });
});
