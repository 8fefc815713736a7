import type { Coins } from '@tinystar/contract';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { coinAccount, coinLedger } from './schema.ts';

/** Gives a new person or enterprise its purse with the start balance. Once per owner. */
export async function openCoinAccount(queries: Queries, owner: Owner, coins: Coins, now: Date): Promise<void> {
  const lines = coins === 0 ? 0 : 1;
  await queries.insert(coinAccount).values({ ownerType: owner.type, ownerId: owner.id, balance: coins, lines });
  await queries.insert(coinLedger).values({
    key: `start:${owner.type}:${owner.id}`,
    ownerType: owner.type,
    ownerId: owner.id,
    type: 'start',
    delta: coins,
    balance: coins,
    line: coins === 0 ? null : 1,
    remark: '新账号赠送',
    createdAt: now,
  });
}
