import { coins, constants, type Coins } from '@tinystar/contract';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { listenersOfOwner, tell } from './emit.ts';

/** The balance below which the product warns makers that users may soon get no answers, as it does before a regression. */
const threshold = coins(constants.REGRESSION_RESERVE);

/** A line of the ledger that has taken coins. */
export interface Taken {
  owner: Owner;
  key: string;
  delta: Coins;
  /** After it. */
  balance: Coins;
}

/** Whether a balance is below it. */
export const isLow = (balance: Coins): boolean => balance < threshold;

/** Whether the balance was enough before a movement and is low after it: told once, until it was topped up. */
export const runsLow = ({ owner, delta, balance }: Taken): boolean =>
  owner.type === 'tenant' && isLow(balance) && !isLow(coins(balance - delta));

/** Tells the webhooks of an enterprise's assistants that its coins run low. */
export async function balanceLow(tx: Queries, taken: Taken, now: Date): Promise<void> {
  if (!runsLow(taken)) return;
  const listeners = await listenersOfOwner(tx, taken.owner, 'balance.low');
  const data = { balance: taken.balance, threshold };
  await tell(tx, listeners, [{ type: 'balance.low', key: `balance.low:${taken.key}`, data }], now);
}
