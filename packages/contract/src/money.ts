import type { Coins, Fen } from './amounts.ts';

// Written as functions without effects, so that a page which uses none of the amounts does not load them.
/* @__NO_SIDE_EFFECTS__ */
export function fen(count: number): Fen {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is no amount of fen`);
  return count as Fen;
}

/* @__NO_SIDE_EFFECTS__ */
export function coins(count: number): Coins {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no amount of coins`);
  return count as Coins;
}

/** The other way: what goes out for what came in. Nought stays nought, which a sign before it would not. */
/* @__NO_SIDE_EFFECTS__ */
export function minus(count: Coins): Coins {
  return coins(0 - count);
}
