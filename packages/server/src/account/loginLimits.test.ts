import { errorCodes } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { hashPassword } from './password.ts';
import { user } from '../identity/schema.ts';
import { rateLimit } from '../platform/http/schema.ts';
import { byCode, codeFor, open, phoneNumber, solved } from './testing/codes.ts';

test('ten tries at the codes of one phone within an hour, then an hour of rest (AUTHN-02)', async () => {
  await using server = await createTestServer();
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) {
    const code = await codeFor(server);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 4; tried++) statuses.push((await byCode(server, wrong)).status);
    server.clock.advance(61_000);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  const right = await codeFor(server);
  expect((await byCode(server, right)).status).toBe(429);
  server.clock.advance(3_540_000);
  expect((await byCode(server, await codeFor(server))).status).toBe(200);
});

test('thirty failures an hour from one address, whatever phones it tries; success costs nothing (AUTHN-02)', async () => {
  await using server = await createTestServer({ environment: { CAPTCHA: 'on' } });
  const attempt = (n: number) => byCode(server, '000000', String(13_700_000_000 + n));
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => attempt(n)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  server.clock.advance(3_600_000);
  expect((await attempt(0)).status).toBe(400);
});

test('a hundred wrong passwords in a row lock an account until a code opens it (AUTHN-02)', async () => {
  await using server = await createTestServer();
  const person = await server.actor();
  const password = 'Xing2026Hao';
  const { db } = server.database;
  await db.update(user).set({ passwordHash: await hashPassword(password), passwordFailures: 99 });
  const enter = (word: string) =>
    server.visitor.call('POST', `${open}/loginByPassword`, {
      phoneNumber: person.phoneNumber,
      password: word,
      ...solved,
    });
  // At once, so that no two of them are counted as one.
  const wrong = await Promise.all(['Wr0ngWord1', 'Wr0ngWord2', 'Wr0ngWord3'].map(enter));
  const locked = await enter(password);
  expect(locked.status).toBe(400);
  for (const answer of wrong) expect({ ...answer.error, requestId: '' }).toEqual({ ...locked.error, requestId: '' });
  expect((await byCode(server, await codeFor(server, person.phoneNumber), person.phoneNumber)).status).toBe(200);
  expect((await enter(password)).status).toBe(200);
  expect((await db.select().from(user))[0]).toMatchObject({ passwordFailures: 0 });
});

test('the thousandth failed log-in within an hour raises the alarm, once (AUTHN-02)', async () => {
  await using server = await createTestServer();
  const { db } = server.database;
  await db.insert(rateLimit).values({ key: 'failures', count: 998, resetAt: new Date(Date.now() + 3_600_000) });
  const alarms = () => server.logged.filter(({ level, msg }) => level === 'error' && String(msg).startsWith('alarm'));
  for (const expected of [0, 1, 1]) {
    await byCode(server, '000000');
    expect(alarms()).toHaveLength(expected);
  }
});

test('five wrong tries void a code, even when 200 guess at once (AUTHN-02)', async () => {
  await using server = await createTestServer();
  const code = await codeFor(server);
  const wrong = Array.from({ length: 199 }, (_, n) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'));
  const answers = await Promise.all([...wrong, code].map((guess) => byCode(server, guess)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10);
  server.clock.advance(3_700_000);
  expect((await byCode(server, code)).status).toBe(400);
});

test('sends one SMS per phone in 60 seconds, five per hour, whoever asks [ACCT-02] (AUTHN-03)', async () => {
  await using server = await createTestServer();
  const send = () => server.visitor.call('POST', `${open}/sendSms4Login`, { phoneNumber, ...solved });
  const burst = await Promise.all(Array.from({ length: 100 }, send));
  expect(burst.filter(({ status }) => status === 200).length).toBe(1);
  expect(server.sent.length).toBe(1);
  const refused = burst.find(({ status }) => status === 429)!;
  expect(refused.error.errorCode).toBe(errorCodes.tooMany);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  for (let n = 0; n < 6; n++) {
    server.clock.advance(61_000);
    await send();
  }
  expect(server.sent.length).toBe(5);
});

test('a code has six digits, a phone number eleven of which the first is 1, and another code waits for a minute [CONST-03]', async () => {
  await using server = await createTestServer();
  const send = (phone: string) =>
    server.visitor.call('POST', `${open}/sendSms4Login`, { phoneNumber: phone, ...solved });
  for (const phone of ['1381234567', '138123456789', '23812345678', '1381234567a', ''])
    expect((await send(phone)).error.errorMessage).toBe('请填写正确的手机号');
  expect((await send(phoneNumber)).status).toBe(200);
  expect(server.sent.map(({ code }) => code)).toEqual([expect.stringMatching(/^\d{6}$/)]);
  server.clock.advance(59_000);
  expect((await send(phoneNumber)).status).toBe(429);
  server.clock.advance(1_000);
  expect((await send(phoneNumber)).status).toBe(200);
});

test('one SMS per phone in 60 seconds over log-in, registration and both applications together [ACCT-02] (AUTHN-03)', async () => {
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

test('five wrong tries void a code on every route that takes one, also over a restart (AUTHN-02)', async () => {
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

test('ten SMS per phone and day, however long one waits in between [ACCT-02] (AUTHN-03)', async () => {
  await using server = await createTestServer();
  for (let n = 0; n < 12; n++) {
    await server.visitor.call('POST', `${open}/sendSms4Login`, { phoneNumber, ...solved });
    server.clock.advance(3_601_000);
  }
  expect(server.sent.length).toBe(10);
  server.clock.advance(12 * 3_600_000);
  await codeFor(server);
});

test('the SMS limit and the count of wrong codes survive a restart (AUTHN-03) (RATE-06)', async () => {
  await using server = await createTestServer();
  await codeFor(server);
  await using again = await createTestServer({ database: server.database });
  expect((await again.visitor.call('POST', `${open}/sendSms4Login`, { phoneNumber, ...solved })).status).toBe(429);
});
