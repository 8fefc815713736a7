import { errorCodes, type operator } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { createAccount } from '../account/createAccount.ts';
import { user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure } from '../platform/http/failure.ts';
import { record, type Given, type Operating } from './operate.ts';

/** The person of a phone number; makes the account when there is none, so that a code logs in to it. */
export async function personOf(
  { services }: Operating,
  db: Queries,
  phoneNumber: string,
  name?: string,
): Promise<string> {
  const find = () => db.select({ id: user.id }).from(user).where(eq(user.phoneNumber, phoneNumber));
  const [known] = await find();
  if (known) return known.id;
  try {
    return await createAccount({ db, now: services.now }, { phoneNumber, ...(name && { name }) });
  } catch (error) {
    // He may have registered at this very moment.
    const [registered] = await find();
    if (registered) return registered.id;
    throw error;
  }
}

export async function setPromotion(
  operating: Operating,
  { phoneNumber, on }: Given<typeof operator.setPromotion>,
  db: Queries = operating.services.db,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = await tx
      .update(user)
      .set({ channelUser: on })
      .where(eq(user.phoneNumber, phoneNumber))
      .returning({ name: user.name });
    if (!person) throw new Failure(errorCodes.notFound, '该手机号还没有注册');
    await record(tx, operating, on ? 'promotion.on' : 'promotion.off', `${person.name} ${phoneNumber}`);
  });
}
