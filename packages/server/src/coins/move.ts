import { errorCodes, messages } from '@tinystar/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { Owner } from '../http/caller.ts';
import { Failure } from '../http/failure.ts';
import { coinAccount, coinLedger } from './schema.ts';

/** One movement of coins: positive `delta` into the owner's purse, negative out of it. */
export interface Movement {
  owner: Owner;
  delta: number;
  /** The same key moves coins once, however often it is asked. */
  key: string;
  type: string;
  remark: string;
  now: Date;
}

/** The text of code 20013; the client words it for the caller's role. */
const insufficient: Record<Owner['type'], string> = {
  personal: messages.personalCoins,
  tenant: '企业小星币余额不足，请充值后重试',
};

/**
 * Moves coins and writes the ledger line in one transaction (or savepoint of the caller's).
 * Answers false when this key has moved before. Throws code 20013 when the balance does not suffice.
 */
export async function moveCoins(queries: Queries, movement: Movement): Promise<boolean> {
  const { owner, delta, key, type, remark, now } = movement;
  try {
    return await queries.transaction(async (tx) => {
      const known = await tx.select({ id: coinLedger.id }).from(coinLedger).where(eq(coinLedger.key, key));
      if (known.length > 0) return false;
      const [purse] = await tx
        .update(coinAccount)
        .set({ balance: sql`${coinAccount.balance} + ${delta}` })
        .where(and(ofOwner(owner), gte(coinAccount.balance, -delta)))
        .returning({ balance: coinAccount.balance });
      if (!purse) throw new Failure(errorCodes.coinsInsufficient, insufficient[owner.type]);
      await tx.insert(coinLedger).values({
        key,
        ownerType: owner.type,
        ownerId: owner.id,
        type,
        delta,
        balance: purse.balance,
        remark,
        createdAt: now,
      });
      return true;
    });
  } catch (error) {
    // Two equal movements at the same moment: the other one went through.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Coins an owner has now. */
export async function balanceOf(queries: Queries, owner: Owner): Promise<number> {
  const [purse] = await queries.select({ balance: coinAccount.balance }).from(coinAccount).where(ofOwner(owner));
  return purse?.balance ?? 0;
}

export const ofOwner = (owner: Owner) => and(eq(coinAccount.ownerType, owner.type), eq(coinAccount.ownerId, owner.id));

function isDuplicateKey(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (
      'code' in inner &&
      inner.code === '23505' &&
      'constraint' in inner &&
      inner.constraint === 'coin_ledger_key_unique'
    )
      return true;
  }
  return false;
}
