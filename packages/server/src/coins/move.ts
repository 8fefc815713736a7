import { minus, coins, errorCodes, messages, type Coins } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../platform/database/columns.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { Failure } from '../platform/http/failure.ts';
import { balanceLow } from '../webhooks/balanceLow.ts';
import { coinAccount } from './schema.ts';

/** One movement of coins: positive `delta` into the owner's purse, negative out of it. */
export interface Movement {
  owner: Owner;
  delta: Coins;
  /** The same key moves coins once, however often it is asked. */
  key: string;
  type: string;
  remark: string;
  now: Date;
  /** The list of prices that a priced act comes from. */
  priceVersion?: number | undefined;
}

/** The text of code 20013. The client shows its own words, which depend on the caller's role. */
const insufficient: Record<Owner['type'], string> = {
  personal: messages.personalCoins,
  tenant: '企业小星币余额不足，请充值后重试',
};

/**
 * Moves coins and writes the ledger line in one transaction (or savepoint of the caller's).
 * Answers false when this key has moved before. Throws code 20013 when the balance does not suffice.
 */
export async function moveCoins(queries: Queries, movement: Movement): Promise<boolean> {
  try {
    return await queries.transaction((tx) => moveCoinsOnce(tx, movement));
  } catch (error) {
    // The same movement was sent twice at the same moment, and the other one was written.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * The same in one statement and without a savepoint, for keys that are new by their making: an equal movement at the
 * same moment would break the caller's transaction.
 */
export async function moveCoinsOnce(queries: Queries, movement: Movement): Promise<boolean> {
  const { owner, delta, key, type, remark, now, priceVersion = null } = movement;
  const { rows } = await queries.execute<{ known: boolean; balance: Coins | null }>(sql`
    with known as (
      select from coin_ledger where key = ${key}
    ), purse as (
      update coin_account set balance = balance + ${delta}, lines = lines + ${delta === 0 ? 0 : 1}
      where owner_type = ${owner.type} and owner_id = ${owner.id} and balance >= ${minus(delta)} and not exists (select from known)
      returning balance, lines
    ), line as (
      insert into coin_ledger (id, key, owner_type, owner_id, type, delta, balance, line, remark, price_version,
        created_at)
      select ${newId()}, ${key}, ${owner.type}, ${owner.id}, ${type}, ${delta}, balance,
        ${delta === 0 ? sql`null` : sql`lines`}, ${remark}, ${priceVersion}::int, ${now.toISOString()}::timestamptz
      from purse returning balance
    )
    select exists (select from known) as known, (select balance from line) as balance`);
  const [{ known, balance } = { known: false, balance: null }] = rows;
  if (known) return false;
  if (balance === null) throw insufficientCoins(owner);
  await balanceLow(queries, { owner, key, delta, balance }, now);
  return true;
}

/** Coins an owner has now. */
export async function balanceOf(queries: Queries, owner: Owner): Promise<Coins> {
  const [purse] = await queries.select({ balance: coinAccount.balance }).from(coinAccount).where(ofOwner(owner));
  return purse?.balance ?? coins(0);
}

export const ofOwner = (owner: Owner) => and(eq(coinAccount.ownerType, owner.type), eq(coinAccount.ownerId, owner.id));

/** Code 20013 for this purse. */
export const insufficientCoins = (owner: Owner): Failure =>
  new Failure(errorCodes.coinsInsufficient, insufficient[owner.type]);

/** The ledger already has a line of this key. */
export function isDuplicateKey(error: unknown): boolean {
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
