import { coins, constants, prices } from '@tinystar/contract';
import { and, eq, gte } from 'drizzle-orm';
import { coinAccount } from '../coins/schema.ts';
import { moveCoins } from '../coins/move.ts';
import { user } from '../identity/schema.ts';
import { remember, wasSeen } from '../identity/seenBefore.ts';
import { perAddress } from '../identity/smsCodes.ts';
import type { Queries } from '../platform/database/database.ts';
import { clientOf, hit } from '../platform/http/limit.ts';
import type { Services } from '../platform/services.ts';
import { createAccount } from './createAccount.ts';

/** Where a registration comes from. */
interface Origin {
  inviteCode?: string | undefined;
  /** Chosen by the browser and kept there; an invitation without it counts for nobody. */
  deviceId?: string | undefined;
  ip?: string;
}

interface Registration extends Origin {
  phoneNumber: string;
  passwordHash?: string;
}

/** Friends from one address that count on one day. */
const friendsPerAddress = 10;
const day = 86_400;

/**
 * A new account with its first coins; whoever invited it gets his, all or nothing. Answers the user id.
 *
 * Coins are given to a person once: a phone number that had an account begins without any, and is nobody's new friend.
 */
export async function register(services: Services, registration: Registration): Promise<string> {
  const { phoneNumber, passwordHash, inviteCode, deviceId } = registration;
  const { secret } = services;
  const isInvited = Boolean(inviteCode) && !(await isCrowded(services, registration));
  try {
    return await services.db.transaction(async (tx) => {
      const isBack = await wasSeen(tx, { secret }, { kind: 'phone', value: phoneNumber });
      const isNewDevice =
        deviceId !== undefined && (await remember(tx, { secret }, { kind: 'device', value: deviceId }));
      const inviter = isInvited && !isBack && isNewDevice ? await inviterOf(tx, inviteCode!) : undefined;
      const userId = await createAccount(
        { db: tx, now: services.now },
        {
          phoneNumber,
          ...(passwordHash && { passwordHash }),
          ...(inviter && { invitedBy: inviter }),
          ...(isBack && { coins: coins(0) }),
        },
      );
      if (inviter) await rewardInviter(services, tx, inviter, phoneNumber);
      return userId;
    });
  } catch (error) {
    // Two browsers with the same fresh phone number: the second one joins the account of the first.
    const [existing] = await services.db.select({ id: user.id }).from(user).where(eq(user.phoneNumber, phoneNumber));
    if (existing && !passwordHash) return existing.id;
    throw error;
  }
}

/** The coins of a friend, once per phone number; whoever has invited enough friends becomes VIP, for good (INV-01). */
async function rewardInviter({ now }: Services, tx: Queries, inviter: string, phoneNumber: string): Promise<void> {
  // Held, so that of friends who come at the same moment each counts those before him.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, inviter)).for('no key update');
  await moveCoins(tx, {
    owner: { type: 'personal', id: inviter },
    delta: prices.invitedFriend,
    key: `invite:${phoneNumber}`,
    type: 'invite',
    remark: '邀请好友',
    priceVersion: prices.version,
    now: now(),
  });
  const invited = tx.$count(user, eq(user.invitedBy, inviter));
  await tx
    .update(user)
    .set({ couponRegistered: true })
    .where(and(eq(user.id, inviter), eq(user.couponRegistered, false), gte(invited, constants.INVITE_VIP_THRESHOLD)));
}

/** Too many friends came from this address today. */
async function isCrowded(services: Services, { ip }: Origin): Promise<boolean> {
  if (ip === undefined) return false;
  const limit = { max: perAddress(services, friendsPerAddress).max, seconds: day };
  return (await hit(services, `invited:ip:${clientOf(ip)}`, limit)).wait > 0;
}

export const isInviteCode = async (db: Queries, inviteCode: string): Promise<boolean> =>
  (await inviterOf(db, inviteCode)) !== undefined;

/** Whose friend this is; undefined for an unknown code. */
async function inviterOf(tx: Queries, inviteCode: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: user.id })
    .from(user)
    // Whoever is just being deleted has no purse any more.
    .innerJoin(coinAccount, and(eq(coinAccount.ownerType, 'personal'), eq(coinAccount.ownerId, user.id)))
    .where(eq(user.inviteCode, inviteCode));
  return row?.id;
}
