import { constants, prices } from '@tinystar/contract';
import { and, eq, gte } from 'drizzle-orm';
import { moveCoins } from '../coins/move.ts';
import type { Services } from '../platform/services.ts';
import { createAccount } from './createAccount.ts';
import { user } from '../identity/schema.ts';

interface Registration {
  phoneNumber: string;
  passwordHash?: string;
  inviteCode: string | undefined;
}

/** A new account; whoever invited it gets his coins, once per invited phone number. Answers the user id. */
export async function register(
  services: Services,
  { phoneNumber, passwordHash, inviteCode }: Registration,
): Promise<string> {
  const inviter = inviteCode ? await inviterOf(services, inviteCode) : undefined;
  try {
    const account = { phoneNumber, ...(passwordHash && { passwordHash }), ...(inviter && { invitedBy: inviter }) };
    const userId = await createAccount(services, account);
    if (inviter) {
      await moveCoins(services.db, {
        owner: { type: 'personal', id: inviter },
        delta: prices.invitedFriend,
        key: `invite:${phoneNumber}`,
        type: 'invite',
        remark: '邀请好友',
        now: services.now(),
      });
      await rewardInviter(services, inviter);
    }
    return userId;
  } catch (error) {
    // Two browsers with the same fresh phone number: the second one joins the account of the first.
    const [existing] = await services.db.select({ id: user.id }).from(user).where(eq(user.phoneNumber, phoneNumber));
    if (existing && !passwordHash) return existing.id;
    throw error;
  }
}

/** Whoever has invited enough friends becomes VIP, for good (INV-01). */
async function rewardInviter({ db }: Services, inviter: string): Promise<void> {
  const invited = db.$count(user, eq(user.invitedBy, inviter));
  await db
    .update(user)
    .set({ couponRegistered: true })
    .where(and(eq(user.id, inviter), eq(user.couponRegistered, false), gte(invited, constants.INVITE_VIP_THRESHOLD)));
}

async function inviterOf(services: Services, inviteCode: string): Promise<string | undefined> {
  const [row] = await services.db.select({ id: user.id }).from(user).where(eq(user.inviteCode, inviteCode));
  return row?.id;
}
