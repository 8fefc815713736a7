import { constants } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { register } from '../account/register.ts';
import { user } from '../identity/schema.ts';
import { openSession } from '../identity/session.ts';
import type { Services } from '../platform/services.ts';

/** The eleven digits of a phone number as providers write it (+86 138 0013 8000), or null. */
export function phoneOf(text: string | undefined): string | null {
  const digits = (text ?? '').replace(/[\s-]/g, '').replace(/^(\+|00)?86(?=1\d{10}$)/, '');
  return constants.PHONE_PATTERN.test(digits) ? digits : null;
}

/** Logs in whom a provider vouches for; an unknown phone number becomes an account. */
export async function enterByPhone(services: Services, phoneNumber: string) {
  const [known] = await services.db.select({ id: user.id }).from(user).where(eq(user.phoneNumber, phoneNumber));
  const userId = known?.id ?? (await register(services, { phoneNumber }));
  return { token: await openSession(services, userId), registered: known !== undefined };
}
