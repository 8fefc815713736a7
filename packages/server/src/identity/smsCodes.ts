import { createHmac, timingSafeEqual } from 'node:crypto';
import { constants, errorCodes, messages } from '@tinystar/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { Failure, invalid } from '../platform/http/failure.ts';
import { allow, clientOf, forgive, giveBack, hit } from '../platform/http/limit.ts';
import type { Services } from '../platform/services.ts';
import { newSmsCode } from './newSmsCode.ts';
import { smsCode } from './schema.ts';
import type { SmsPurpose } from '../platform/sms/sms.ts';

const life = 300_000;
const tries = 5;
const hour = 3_600;

/** Counters shared by every route that sends a code (AUTHN-03). */
const perPhone = [
  { name: 'minute', max: 1, seconds: constants.SMS_COUNTDOWN_SECONDS },
  { name: 'hour', max: 5, seconds: hour },
  { name: 'day', max: 10, seconds: 24 * hour },
];
const wrongPerPhone = { max: 10, seconds: hour, pause: hour };
const alarm = 1_000;

/** Per address and hour. Automatic tests, which switch the captcha off, all come from one address. */
export const perAddress = (services: Services, max: number) => ({
  max: services.config.CAPTCHA ? max : max * 50,
  seconds: hour,
});

/** Makes a code, voids the earlier one of the same purpose, and sends it. Throws 429 over the limits. */
export async function sendSmsCode(services: Services, phone: string, purpose: SmsPurpose, ip: string): Promise<void> {
  await allow(services, `sms:ip:${clientOf(ip)}`, perAddress(services, 20));
  for (const limit of perPhone) await allow(services, `sms:phone:${limit.name}:${phone}`, limit);
  const code = newSmsCode();
  const fresh = {
    codeHash: hash(services, phone, purpose, code),
    tries: 0,
    expiresAt: new Date(services.now().getTime() + life),
  };
  await services.db
    .insert(smsCode)
    .values({ phoneNumber: phone, purpose, ...fresh })
    .onConflictDoUpdate({ target: [smsCode.phoneNumber, smsCode.purpose], set: fresh });
  try {
    await services.sms.send({ phone, code, purpose });
  } catch (error) {
    services.log.error({ error }, 'sms not sent');
    throw new Failure(errorCodes.unavailable, '短信发送失败，请稍后再试');
  }
}

/**
 * Uses up the right code; throws 400 at the field for any other. Five wrong tries void a code: from then on, and once it
 * is old, that is said, for whoever types it rightly would otherwise try for ever.
 */
export async function requireSmsCode(
  services: Services,
  phone: string,
  purpose: SmsPurpose,
  code: string,
  ip: string,
  field = 'smsCode',
): Promise<void> {
  await allowTry(services, ip);
  await allow(services, `code:phone:${phone}`, wrongPerPhone);
  const mine = and(eq(smsCode.phoneNumber, phone), eq(smsCode.purpose, purpose));
  const [stored] = await services.db
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(and(mine, lt(smsCode.tries, tries), gt(smsCode.expiresAt, services.now())))
    .returning({ codeHash: smsCode.codeHash });
  const given = hash(services, phone, purpose, code);
  const right = stored !== undefined && timingSafeEqual(Buffer.from(stored.codeHash, 'hex'), Buffer.from(given, 'hex'));
  const used = right
    ? await services.db
        .delete(smsCode)
        .where(and(mine, eq(smsCode.codeHash, given)))
        .returning({ phone: smsCode.phoneNumber })
    : [];
  if (used.length === 1) {
    await Promise.all([forgive(services, `code:phone:${phone}`), tryWentWell(services, ip)]);
    return;
  }
  await countFailure(services);
  const gone = !stored && (await services.db.$count(smsCode, mine)) > 0;
  throw invalid(field, gone ? messages.smsCodeGone : messages.smsCode);
}

const triesFrom = (ip: string) => `code:ip:${clientOf(ip)}`;

/** Before a code or a password is looked at: throws 429 where too many of an address failed within the hour. */
export const allowTry = (services: Services, ip: string): Promise<void> =>
  allow(services, triesFrom(ip), perAddress(services, 30));

/** The code or password was right. */
export const tryWentWell = (services: Services, ip: string): Promise<void> => giveBack(services, triesFrom(ip));

/** A failed log-in of any kind: an alarm when they pile up. */
export async function countFailure(services: Services): Promise<void> {
  const { count } = await hit(services, 'failures', { max: alarm, seconds: hour });
  if (count === alarm) services.log.error({ failures: count }, 'alarm: many failed log-ins within an hour');
}

function hash(services: Services, phone: string, purpose: SmsPurpose, code: string): string {
  return createHmac('sha256', services.secret).update(`sms:${purpose}:${phone}:${code}`).digest('hex');
}
