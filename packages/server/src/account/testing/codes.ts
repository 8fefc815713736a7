import { expect } from 'vitest';
import type { TestServer } from '../../testing/index.ts';

export const open = '/api/v1/open/user';
export const phoneNumber = '13812345678';
export const solved = { captchaId: 'x', captcha: 'x' };

/** Asks for a code and reads the message it came in. */
export async function codeFor(server: TestServer, phone = phoneNumber): Promise<string> {
  const answer = await server.visitor.call('POST', `${open}/sendSms4Login`, { phoneNumber: phone, ...solved });
  expect(answer.status).toBe(200);
  return server.sent.at(-1)!.code;
}

/** Tries to log in with a code. */
export const byCode = (server: TestServer, smsCode: string, phone = phoneNumber) =>
  server.visitor.call('POST', `${open}/loginBySmsCode`, { phoneNumber: phone, smsCode });
