import { errorCodes, login } from '@tinystar/contract';
import { eq, sql } from 'drizzle-orm';
import { Failure, invalid } from '../platform/http/failure.ts';
import { clientOf, hit } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { createCaptcha, requireCaptcha, solvesForOneQuestion } from '../identity/captcha.ts';
import { checkPassword, hashPassword } from './password.ts';
import { isInviteCode, register } from './register.ts';
import { user } from '../identity/schema.ts';
import { remember } from '../identity/seenBefore.ts';
import { openSession } from '../identity/session.ts';
import { allowTry, countFailure, perAddress, requireSmsCode, sendSmsCode, tryWentWell } from '../identity/smsCodes.ts';
import { isWeakPassword, weakPassword } from './weakPassword.ts';

const wrongLogin = '手机号或密码错误';
/** Wrong passwords in a row after which only a code opens the account. */
const lockAfter = 100;

const checkRegistered = implement(login.checkRegistered, async ({ input, services, ip }) => {
  const solved = await solvesForOneQuestion(services, input);
  if (!solved || (await hit(services, `registered:ip:${clientOf(ip)}`, perAddress(services, 10))).wait > 0)
    return { registered: false };
  return { registered: (await findByPhone(services, input.phoneNumber)) !== undefined };
});

const generateCaptcha = implement(login.generateCaptcha, ({ input, services, ip }) =>
  createCaptcha(services, input.purpose, ip),
);

const sendSms = implement(login.sendSms, async ({ input, services, ip }) => {
  await requireCaptcha(services, 'asked', input);
  await sendSmsCode(services, input.phoneNumber, 'login', ip);
  return {};
});

const bySmsCode = implement(login.bySmsCode, async ({ input, services, ip }) => {
  await requireSmsCode(services, input.phoneNumber, 'login', input.smsCode, ip);
  const known = await findByPhone(services, input.phoneNumber);
  if (known) {
    await services.db.update(user).set({ passwordFailures: 0 }).where(eq(user.id, known.id));
    await rememberDevice(services, input.deviceId);
  }
  const userId = known?.id ?? (await register(services, { phoneNumber: input.phoneNumber, ...originOf(input, ip) }));
  return { token: await openSession(services, userId), registered: known !== undefined };
});

const byPassword = implement(login.byPassword, async ({ input, services, ip }) => {
  await requireCaptcha(services, 'login', input);
  await allowTry(services, ip);
  const known = await findByPhone(services, input.phoneNumber);
  // Both run together, so that the time of the answer does not tell whether the account exists. Every try is counted
  // whatever its result, so that of a thousand tries at the same moment only the first hundred can succeed.
  const [right, failures] = await Promise.all([
    checkPassword(input.password, known?.passwordHash),
    countPasswordTry(services, input.phoneNumber),
  ]);
  if (!known || !right || failures > lockAfter) {
    await countFailure(services);
    throw invalid('password', wrongLogin);
  }
  await Promise.all([
    services.db.update(user).set({ passwordFailures: 0 }).where(eq(user.id, known.id)),
    tryWentWell(services, ip),
    rememberDevice(services, input.deviceId),
  ]);
  return { token: await openSession(services, known.id), registered: true };
});

const registerByPassword = implement(login.register, async ({ input, services, ip }) => {
  if (await isWeakPassword(input.password, input.phoneNumber)) throw invalid('password', weakPassword);
  // Before the code of the message is used up: a code that somebody typed wrong can be put right.
  if (input.inviteCode && !(await isInviteCode(services.db, input.inviteCode)))
    throw invalid('inviteCode', '邀请码不存在，请检查或留空');
  await requireSmsCode(services, input.phoneNumber, 'login', input.smsCode, ip);
  if (await findByPhone(services, input.phoneNumber))
    throw new Failure(errorCodes.conflict, '该手机号已注册，请直接登录');
  const passwordHash = await hashPassword(input.password);
  const userId = await register(services, {
    phoneNumber: input.phoneNumber,
    passwordHash,
    ...originOf(input, ip),
  });
  return { token: await openSession(services, userId), registered: false };
});

const originOf = (
  { inviteCode, deviceId }: { inviteCode?: string | undefined; deviceId?: string | undefined },
  ip: string,
) => ({
  inviteCode,
  deviceId,
  ip,
});

/** A friend who registers on a device where somebody has an account is none (`register`). */
async function rememberDevice(services: Services, deviceId: string | undefined): Promise<void> {
  if (deviceId !== undefined) await remember(services.db, services, { kind: 'device', value: deviceId });
}

/** Counts one more try at an account's password and answers how many there were in a row; 0 without an account. */
async function countPasswordTry(services: Services, phoneNumber: string): Promise<number> {
  const [row] = await services.db
    .update(user)
    .set({ passwordFailures: sql`${user.passwordFailures} + 1` })
    .where(eq(user.phoneNumber, phoneNumber))
    .returning({ failures: user.passwordFailures });
  return row?.failures ?? 0;
}

async function findByPhone(services: Services, phoneNumber: string) {
  const [row] = await services.db.select().from(user).where(eq(user.phoneNumber, phoneNumber));
  return row;
}

export const loginRoutes = [checkRegistered, generateCaptcha, sendSms, bySmsCode, byPassword, registerByPassword];
