import { login } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { invalid, notFound } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import { requireCaptcha } from '../identity/captcha.ts';
import { hashPassword } from './password.ts';
import { user } from '../identity/schema.ts';
import { endSessions } from '../identity/session.ts';
import { requireSmsCode, sendSmsCode } from '../identity/smsCodes.ts';
import { isWeakPassword, weakPassword } from './weakPassword.ts';

// The code is sent to any number, so that the answer does not tell whether it has an account.
const sendSms = implement(login.sendResetSms, async ({ input, services, ip }) => {
  await requireCaptcha(services, 'login', input);
  await sendSmsCode(services, input.phoneNumber, 'resetPassword', ip);
  return {};
});

const reset = implement(login.resetPassword, async ({ input, services, ip }) => {
  const { phoneNumber, smsCode, newPassword } = input;
  // Before the code is used up: a weak password must not cost a second message.
  if (await isWeakPassword(newPassword, phoneNumber)) throw invalid('newPassword', weakPassword);
  await requireSmsCode(services, phoneNumber, 'resetPassword', smsCode, ip);
  const passwordHash = await hashPassword(newPassword);
  await services.db.transaction(async (tx) => {
    const [person] = await tx
      .update(user)
      .set({ passwordHash, passwordFailures: 0 })
      .where(eq(user.phoneNumber, phoneNumber))
      .returning({ id: user.id });
    if (!person) throw notFound('该手机号还没有注册，请先注册');
    await endSessions(tx, person.id);
  });
  return {};
});

export const resetPasswordRoutes = [sendSms, reset];
