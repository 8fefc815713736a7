import { createHash, randomBytes } from 'node:crypto';
import { constants, avatarColors, prices, type Coins } from '@tinystar/contract';
import { openCoinAccount } from '../coins/openCoinAccount.ts';
import { newId } from '../platform/database/columns.ts';
import { acceptInvitations } from '../enterprise/joinTenant.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { user } from '../identity/schema.ts';

export interface NewAccount {
  phoneNumber: string;
  passwordHash?: string;
  invitedBy?: string;
  /** Start balance; the price table's unless a test says otherwise. */
  coins?: Coins;
  name?: string;
}

/** Stores a person with his purse, makes him a member wherever he was invited, and answers his id. Throws a unique violation when the phone number is taken. */
export async function createAccount(
  services: { db: Queries } & Pick<Services, 'now'>,
  account: NewAccount,
): Promise<string> {
  const id = newId();
  const now = services.now();
  const color = avatarColors[createHash('sha256').update(id).digest()[0]! % avatarColors.length]!;
  await services.db.transaction(async (tx) => {
    await tx.insert(user).values({
      id,
      phoneNumber: account.phoneNumber,
      name: (account.name ?? `用户${account.phoneNumber.slice(-4)}`).slice(0, constants.NICKNAME_LENGTH.max),
      avatar: { type: 'color', color: color },
      passwordHash: account.passwordHash ?? null,
      invitedBy: account.invitedBy ?? null,
      inviteCode: randomBytes(8).toString('hex'),
      createdAt: now,
    });
    await openCoinAccount(tx, { type: 'personal', id }, account.coins ?? prices.personalStart, now);
    await acceptInvitations(tx, { userId: id, phoneNumber: account.phoneNumber, now });
  });
  return id;
}
