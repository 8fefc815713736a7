import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type Answer, type TestServer } from '../testing/index.ts';
import { hashPassword } from './password.ts';
import { user } from '../identity/schema.ts';

const open = '/api/v1/open/user';
const solved = { captchaId: 'x', captcha: 'x' };
const password = 'Xing2026Hao';
const PAIRS = 10;

let server: TestServer;
let guarded: TestServer;
let known: string[];

beforeAll(async () => {
  server = await createTestServer();
  guarded = await createTestServer({ database: server.database, environment: { CAPTCHA: 'on' } });
  const people = await Promise.all(Array.from({ length: PAIRS }, () => server.actor()));
  known = people.map(({ phoneNumber }) => phoneNumber);
  await server.database.db.update(user).set({ passwordHash: await hashPassword(password) });
});
afterAll(() => Promise.all([guarded.close(), server.close()]));

const ask = (by: TestServer, path: string, body: object) => by.visitor.call('POST', `${open}/${path}`, body);
const said = ({ status, json }: Answer) => [status, { ...(json as object), requestId: '' }];

// That their times are alike too, enumeration.timed.ts measures.
test.each<[string, (phoneNumber: string) => Promise<Answer>]>([
  ['asking whether a number is registered', (phoneNumber) => ask(guarded, 'checkRegistered', { phoneNumber })],
  ['sending a code', (phoneNumber) => ask(server, 'sendSms4Login', { phoneNumber, ...solved })],
  ['a wrong code', (phoneNumber) => ask(server, 'loginBySmsCode', { phoneNumber, smsCode: '000000' })],
  [
    'registering with a wrong code',
    (phoneNumber) => ask(server, 'registerByPassword', { phoneNumber, smsCode: '000000', password }),
  ],
  [
    'a wrong password',
    (phoneNumber) => ask(server, 'loginByPassword', { phoneNumber, password: 'Wr0ngWord1', ...solved }),
  ],
])(
  'nobody learns from status or words of %s which phone numbers have accounts [ACCT-01] [ACCT-02] [ACCT-03] (AUTHN-05) (AUTHN-06)',
  async (_, call) => {
    for (const [n, phone] of known.entries())
      expect(said(await call(phone))).toEqual(said(await call(`137${String(n).padStart(8, '0')}`)));
  },
);
