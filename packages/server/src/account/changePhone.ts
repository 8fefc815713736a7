import { errorCodes, me, messages } from '@tinystar/contract';
import { and, eq, ne } from 'drizzle-orm';
import { acceptInvitations } from '../enterprise/joinTenant.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import { allow, forgive } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { requireCaptcha } from '../identity/captcha.ts';
import { checkPassword } from './password.ts';
import { session, user } from '../identity/schema.ts';
import { remember } from '../identity/seenBefore.ts';
import { requireSmsCode, sendSmsCode } from '../identity/smsCodes.ts';

const wrongPassword = { max: 5, seconds: 900, pause: 900 };
const taken = '该手机号已注册，请更换手机号';

const sendSms = implement(me.sendPhoneSms, async ({ input, caller, services, ip }) => {
  const person = await personOf(services, caller.userId);
  const phone = input.to === 'newPhone' ? input.phoneNumber : person.phoneNumber;
  if (!phone || (input.to === 'newPhone' && phone === person.phoneNumber)) throw sameNumber();
  await requireCaptcha(services, 'account', input);
  await sendSmsCode(services, phone, input.to, ip);
  return {};
});

const update = implement(me.updatePhone, async ({ input, caller, services, ip }) => {
  const { phoneNumber, smsCode, password, oldSmsCode } = input;
  const person = await personOf(services, caller.userId);
  if (phoneNumber === person.phoneNumber) throw sameNumber();
  if (password !== undefined) await requirePassword(services, person, password);
  else await requireSmsCode(services, person.phoneNumber, 'oldPhone', oldSmsCode ?? '', ip, 'oldSmsCode');
  await requireSmsCode(services, phoneNumber, 'newPhone', smsCode, ip);
  await services.db.transaction(async (tx) => {
    // The code has proven that the caller owns this number, so he may learn that it has an account.
    const [other] = await tx.select({ id: user.id }).from(user).where(eq(user.phoneNumber, phoneNumber)).for('update');
    if (other) throw new Failure(errorCodes.conflict, taken);
    await tx.update(user).set({ phoneNumber }).where(eq(user.id, person.id));
    await remember(tx, services, { kind: 'phone', value: person.phoneNumber });
    await tx.delete(session).where(and(eq(session.userId, person.id), ne(session.id, caller.sessionId)));
    await acceptInvitations(tx, { userId: person.id, phoneNumber, now: services.now() });
  });
  return {};
});

type Person = typeof user.$inferSelect;

async function requirePassword(services: Services, person: Person, password: string): Promise<void> {
  const key = `oldPassword:${person.id}`;
  await allow(services, key, wrongPassword);
  if (!(await checkPassword(password, person.passwordHash))) throw invalid('password', '密码错误');
  await forgive(services, key);
}

async function personOf(services: Services, userId: string): Promise<Person> {
  const [row] = await services.db.select().from(user).where(eq(user.id, userId));
  if (!row) throw new Failure(errorCodes.unauthenticated, messages.sessionExpired);
  return row;
}

const sameNumber = () => invalid('phoneNumber', '请填写新的手机号');

export const changePhoneRoutes = [sendSms, update];
