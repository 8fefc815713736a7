import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { createTestServer } from '../../testing/index.ts';
import { openSms } from './openSms.ts';

const seen: { authorization: string | undefined; body: unknown }[] = [];
let status = 202;
let url = '';
const gateway = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    seen.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
    response.writeHead(status, { location: '/elsewhere' }).end('secret detail');
  });
});
beforeAll(async () => {
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const serverOn = (environment: Record<string, string>) => {
  const config = loadConfig({ DATA_DIR: '/srv/tinystar', SMS_PROVIDER: 'http', SMS_HTTP_URL: url, ...environment });
  return async () => {
    const server = await createTestServer();
    server.services.sms = openSms(config, server.services.log, server.services.trustedFetch);
    return server;
  };
};
const ask = { phoneNumber: '13812345678', captchaId: 'off', captcha: 'off' };

test('a code travels through the gateway and logs in [ACCT-02] (AUTHN-01)', async () => {
  await using server = await serverOn({ SMS_HTTP_TOKEN: 'key-of-the-gateway' })();
  expect((await server.visitor.call('POST', '/api/v1/open/user/sendSms4Login', ask)).status).toBe(200);
  const { authorization, body } = seen.at(-1)!;
  expect(authorization).toBe('Bearer key-of-the-gateway');
  expect(body).toEqual({ phone: ask.phoneNumber, code: expect.stringMatching(/^\d{6}$/), purpose: 'login' });
  const smsCode = (body as { code: string }).code;
  const phoneNumber = ask.phoneNumber;
  const login = await server.visitor.call('POST', '/api/v1/open/user/loginBySmsCode', { phoneNumber, smsCode });
  expect(login.json).toMatchObject({ registered: false, token: expect.any(String) });
  // Times and ids are full of digits, and could hold any six by chance.
  const logged = server.logged.map((line) => ({ ...line, time: 0, requestId: '' }));
  expect(JSON.stringify(logged)).not.toContain(smsCode);
});

test.each([500, 401, 302])(
  'a gateway that answers %d is told as a failed message, no more (OPS-03)',
  async (refusal) => {
    await using server = await serverOn({})();
    status = refusal;
    const answer = await server.visitor.call('POST', '/api/v1/open/user/sendSms4Login', ask);
    status = 202;
    expect([answer.status, answer.error.errorMessage]).toEqual([503, '短信发送失败，请稍后再试']);
    expect(seen.at(-1)!.authorization).toBeUndefined();
    expect(JSON.stringify(server.logged)).not.toContain('secret detail');
  },
);
