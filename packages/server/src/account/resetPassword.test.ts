import { messages } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { open, solved } from './testing/codes.ts';

const newPassword = 'Qiu2026Feng';

const ask = (server: TestServer, path: string, body: object) => server.visitor.call('POST', `${open}/${path}`, body);
const codeFor = async (server: TestServer, phoneNumber: string) => {
  expect((await ask(server, 'sendSms4ResetPassword', { phoneNumber, ...solved })).status).toBe(200);
  expect(server.sent.at(-1)).toMatchObject({ phone: phoneNumber, purpose: 'resetPassword' });
  return server.sent.at(-1)!.code;
};

test('a code resets a forgotten password once and ends every session [ACCT-13]', async () => {
  await using server = await createTestServer();
  const { phoneNumber, call } = await server.actor();
  const smsCode = await codeFor(server, phoneNumber);
  const reset = (password: string) =>
    ask(server, 'resetPasswordBySmsCode', { phoneNumber, smsCode, newPassword: password });
  expect((await reset('short')).error.errorMessage).toBe(messages.password);
  // Neither a refused nor a usual password costs the code.
  expect((await reset('Passw0rd123')).status).toBe(400);
  expect((await reset(newPassword)).status).toBe(200);
  expect((await call('GET', '/api/v1/me/info')).status).toBe(401);
  const login = await ask(server, 'loginByPassword', { phoneNumber, password: newPassword, ...solved });
  expect(login.status).toBe(200);
  expect((await reset('Dong2026Xue')).error.errorMessage).toBe(messages.smsCode);
});

test('a code for logging in resets nothing, nor the other way round (AUTHN-01)', async () => {
  await using server = await createTestServer();
  const { phoneNumber } = await server.actor();
  const smsCode = await codeFor(server, phoneNumber);
  expect((await ask(server, 'loginBySmsCode', { phoneNumber, smsCode })).status).toBe(400);
  server.clock.advance(61_000);
  await ask(server, 'sendSms4Login', { phoneNumber, ...solved });
  const { code } = server.sent.at(-1)!;
  expect((await ask(server, 'resetPasswordBySmsCode', { phoneNumber, smsCode: code, newPassword })).status).toBe(400);
});

test('only whoever holds the phone learns that it has no account (AUTHN-06)', async () => {
  await using server = await createTestServer();
  const phoneNumber = '13711112222';
  const smsCode = await codeFor(server, phoneNumber);
  const wrong = smsCode === '000000' ? '000001' : '000000';
  const refused = await ask(server, 'resetPasswordBySmsCode', { phoneNumber, smsCode: wrong, newPassword });
  expect(refused).toMatchObject({ status: 400, error: { errorMessage: messages.smsCode } });
  expect((await ask(server, 'resetPasswordBySmsCode', { phoneNumber, smsCode, newPassword })).status).toBe(404);
});
