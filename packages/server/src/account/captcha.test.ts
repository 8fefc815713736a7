import { expect, test } from 'vitest';
import { createTestServer } from '../testing/index.ts';
import { captcha } from './schema.ts';

const open = '/api/v1/open/user';
const phoneNumber = '13812345678';

test('a captcha is a picture without readable answer, and guards every SMS [ACCT-03] [AUTHN-04]', async () => {
  await using server = await createTestServer({ environment: { CAPTCHA: 'on' } });
  const { json } = await server.visitor.call('POST', `${open}/generateSvgCaptcha`, {});
  expect(json.svg).toMatch(/^<svg [^>]*><image [^>]*href="data:image\/png;base64,[\w+/=]+"\/><\/svg>$/);
  expect(json.svg).not.toMatch(/<(path|text)/);
  for (const answer of [
    { captchaId: json.captchaId, captcha: '' },
    { captchaId: json.captchaId, captcha: 'nope' },
    {},
  ]) {
    const sms = await server.visitor.call('POST', `${open}/sendSms4Login`, { phoneNumber, ...answer });
    expect(sms.status).toBe(400);
  }
  expect(server.sent).toEqual([]);
});

test('a wrong answer uses the captcha up [AUTHN-04]', async () => {
  await using server = await createTestServer({ environment: { CAPTCHA: 'on' } });
  const { json } = await server.visitor.call('POST', `${open}/generateSvgCaptcha`, {});
  await server.visitor.call('POST', `${open}/sendSms4Login`, {
    phoneNumber,
    captchaId: json.captchaId,
    captcha: 'zzzz',
  });
  expect(await server.database.db.select().from(captcha)).toEqual([]);
});

test('whether a phone is registered is told only for a solved captcha [ACCT-01] [AUTHN-06]', async () => {
  await using server = await createTestServer({ environment: { CAPTCHA: 'on' } });
  const known = await server.actor();
  const ask = () => server.visitor.call('POST', `${open}/checkRegistered`, { phoneNumber: known.phoneNumber });
  expect((await ask()).json).toEqual({ registered: false });
  await using relaxed = await createTestServer({ database: server.database });
  const told = await relaxed.visitor.call('POST', `${open}/checkRegistered`, { phoneNumber: known.phoneNumber });
  expect(told.json).toEqual({ registered: true });
});
