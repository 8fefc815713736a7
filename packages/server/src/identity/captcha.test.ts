import { login, type CaptchaPurpose } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { answerHash } from './captcha.ts';
import { captcha } from './schema.ts';

const open = '/api/v1/open/user';
const phoneNumber = '13812345678';

const ways = [`${open}/sendSms4Login`, '/api/v1/open/cooperationApplication/sms'];

/** Asks for a captcha and makes its answer known, as the eye of a person would. */
const see = async ({ visitor, services }: TestServer, purpose: CaptchaPurpose, answer: string) => {
  const { captchaId } = (await visitor.call('POST', `${open}/generateSvgCaptcha`, { purpose })).as(
    login.generateCaptcha,
  );
  await services.db
    .update(captcha)
    .set({ answerHash: answerHash(services, purpose, captchaId, answer) })
    .where(eq(captcha.id, captchaId));
  return captchaId;
};

test('a captcha is a picture without readable answer, and guards every SMS [ACCT-03] [ENT-14] (AUTHN-04)', async () => {
  await using server = await createTestServer({ environment: { CAPTCHA: 'on' } });
  const { captchaId, svg } = (await server.visitor.call('POST', `${open}/generateSvgCaptcha`, {})).as(
    login.generateCaptcha,
  );
  // Nothing but a frame around pixels: neither text nor outlines, ids or names.
  expect(svg).toMatch(/^<svg [^>]*><image [^>]*href="data:image\/png;base64,[\w+/=]+"\/><\/svg>$/);
  expect(svg).not.toMatch(/<(path|text)/);
  for (const way of ways) {
    for (const answer of [{ captchaId, captcha: '' }, { captchaId, captcha: 'nope' }, {}])
      expect((await server.visitor.call('POST', way, { phoneNumber, ...answer })).status).toBe(400);
  }
  expect(server.sent).toEqual([]);
});

test('a solved captcha sends one SMS, within two minutes, and only where it was asked for (AUTHN-04)', async () => {
  await using server = await createTestServer({ environment: { CAPTCHA: 'on' } });
  const purposes = ['login', 'application'] as const;
  for (const [n, way] of ways.entries()) {
    const send = async (captchaId: string) => {
      server.clock.advance(61_000);
      return (await server.visitor.call('POST', way, { phoneNumber, captchaId, captcha: 'A2C4' })).status;
    };
    const right = await see(server, purposes[n]!, 'a2c4');
    expect(await send(right)).toBe(200);
    expect(await send(right)).toBe(400);
    expect(await send(await see(server, purposes[1 - n]!, 'a2c4'))).toBe(400);
    const late = await see(server, purposes[n]!, 'a2c4');
    server.clock.advance(61_000);
    expect(await send(late)).toBe(400);
  }
  expect(server.sent.length).toBe(2);
});

test('twenty SMS an hour from one address, whatever phones they go to [ACCT-02] (AUTHN-03)', async () => {
  await using server = await createTestServer({ environment: { CAPTCHA: 'on' } });
  const statuses: number[] = [];
  for (let n = 0; n < 22; n++) {
    const captchaId = await see(server, 'login', 'a2c4');
    const body = { phoneNumber: String(13_700_000_000 + n), captchaId, captcha: 'A2C4' };
    statuses.push((await server.visitor.call('POST', ways[0]!, body)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
});

test('a wrong answer uses the captcha up (AUTHN-04)', async () => {
  await using server = await createTestServer({ environment: { CAPTCHA: 'on' } });
  const { captchaId } = (await server.visitor.call('POST', `${open}/generateSvgCaptcha`, {})).as(login.generateCaptcha);
  await server.visitor.call('POST', `${open}/sendSms4Login`, { phoneNumber, captchaId, captcha: 'zzzz' });
  expect(await server.database.db.select().from(captcha)).toEqual([]);
});

test('whether a phone is registered is told only for a solved captcha [ACCT-01] (AUTHN-06)', async () => {
  await using server = await createTestServer({ environment: { CAPTCHA: 'on' } });
  const known = await server.actor();
  const ask = () => server.visitor.call('POST', `${open}/checkRegistered`, { phoneNumber: known.phoneNumber });
  expect((await ask()).json).toEqual({ registered: false });
  // One captcha answers one question and sends one SMS.
  const captchaId = await see(server, 'login', 'a2c4');
  const solved = { captchaId, captcha: 'A2C4' };
  const say = async (phone: string) =>
    (await server.visitor.call('POST', `${open}/checkRegistered`, { phoneNumber: phone, ...solved })).json;
  expect(await say(known.phoneNumber)).toEqual({ registered: true });
  const send = async () => (await server.visitor.call('POST', ways[0]!, { phoneNumber, ...solved })).status;
  expect([await send(), await send()]).toEqual([200, 400]);
  const spent = { captchaId: await see(server, 'login', 'a2c4'), captcha: 'A2C4' };
  const asks = [1, 2].map(() => ({ phoneNumber: known.phoneNumber, ...spent }));
  const answers = [];
  for (const body of asks) answers.push((await server.visitor.call('POST', `${open}/checkRegistered`, body)).json);
  expect(answers).toEqual([{ registered: true }, { registered: false }]);
  await using relaxed = await createTestServer({ database: server.database });
  const told = await relaxed.visitor.call('POST', `${open}/checkRegistered`, { phoneNumber: known.phoneNumber });
  expect(told.json).toEqual({ registered: true });
});

test('thirty captchas a minute for one address, more are not drawn (AUTHN-04)', async () => {
  await using server = await createTestServer({ environment: { CAPTCHA: 'on' } });
  const draw = async () => (await server.visitor.call('POST', `${open}/generateSvgCaptcha`, {})).status;
  const statuses = await Promise.all(Array.from({ length: 40 }, draw));
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  server.clock.advance(61_000);
  expect(await draw()).toBe(200);
});

test('where captchas are off, none is drawn and none is asked for (AUTHN-04)', async () => {
  await using server = await createTestServer();
  const { json } = await server.visitor.call('POST', `${open}/generateSvgCaptcha`, {});
  expect(json).toEqual({ captchaId: '', svg: '', required: false });
  const asked = { phoneNumber, captchaId: '', captcha: '' };
  expect((await server.visitor.call('POST', `${open}/sendSms4Login`, asked)).status).toBe(200);
});
