import { me } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { balanceOf } from '../coins/move.ts';
import { newId } from '../platform/database/columns.ts';
import { hashPassword } from './password.ts';
import { register } from './register.ts';
import { openSession } from '../identity/session.ts';
import { user } from '../identity/schema.ts';
import { solved } from './testing/codes.ts';

const phoneNumber = '13655556666';
const password = 'Xing2026Hao';

const codeTo = async (server: TestServer, who: Actor, to: 'oldPhone' | 'newPhone', phone?: string) => {
  const body = { to, ...(phone && { phoneNumber: phone }), ...solved };
  expect((await who.call('POST', '/api/v1/me/sendSms4Phone', body)).status).toBe(200);
  return server.sent.at(-1)!.code;
};
const change = (who: Actor, body: object) => who.call('POST', '/api/v1/me/update/phone', { phoneNumber, ...body });

test('the password and a code to the new number change the phone and end the other sessions', async () => {
  await using server = await createTestServer();
  const ann = await server.actor();
  await server.services.db.update(user).set({ passwordHash: await hashPassword(password) });
  const other = await openSession(server.services, ann.userId);
  const smsCode = await codeTo(server, ann, 'newPhone', phoneNumber);
  expect((await change(ann, { smsCode, password: 'Wr0ngWord1' })).error).toMatchObject({
    fields: { password: '密码错误' },
  });
  expect((await change(ann, { smsCode, password })).status).toBe(200);
  expect((await ann.call('GET', '/api/v1/me/info')).json).toMatchObject({ phoneNumber });
  const headers = { authorization: `Bearer ${other}` };
  expect((await server.visitor.call('GET', '/api/v1/me/info', undefined, headers)).status).toBe(401);
});

test('without a password a code to the old number proves the person', async () => {
  await using server = await createTestServer();
  const ann = await server.actor();
  const smsCode = await codeTo(server, ann, 'newPhone', phoneNumber);
  // The message was for the new number alone.
  expect((await change(ann, { smsCode, oldSmsCode: smsCode })).status).toBe(400);
  expect((await change(ann, { smsCode })).status).toBe(400);
  const oldSmsCode = await codeTo(server, ann, 'oldPhone');
  expect(server.sent.at(-1)).toMatchObject({ phone: ann.phoneNumber, purpose: 'oldPhone' });
  expect((await change(ann, { smsCode, oldSmsCode })).status).toBe(200);
});

test('a number that has an account already is refused, and nothing changes', async () => {
  await using server = await createTestServer();
  const [ann, bob] = [await server.actor(), await server.actor({ phoneNumber })];
  const oldSmsCode = await codeTo(server, ann, 'oldPhone');
  const smsCode = await codeTo(server, ann, 'newPhone', phoneNumber);
  expect((await change(ann, { smsCode, oldSmsCode })).status).toBe(409);
  const [row] = await server.services.db.select().from(user).where(eq(user.id, ann.userId));
  expect(row?.phoneNumber).toBe(ann.phoneNumber);
  expect((await bob.call('GET', '/api/v1/me/info')).status).toBe(200);
});

test('the number that was given up is nobody’s new friend, and begins without the first coins [INV-02]', async () => {
  await using server = await createTestServer();
  const ann = await server.actor({ coins: 0 });
  const { inviteCode } = (await ann.call('GET', '/api/v1/me/query/inviteCode')).as(me.inviteCode);
  const oldSmsCode = await codeTo(server, ann, 'oldPhone');
  const smsCode = await codeTo(server, ann, 'newPhone', phoneNumber);
  expect((await change(ann, { smsCode, oldSmsCode })).status).toBe(200);
  const again = await register(server.services, { phoneNumber: ann.phoneNumber, inviteCode, deviceId: newId() });
  expect(await balanceOf(server.services.db, { type: 'personal', id: ann.userId })).toBe(0);
  expect(await balanceOf(server.services.db, { type: 'personal', id: again })).toBe(0);
});
