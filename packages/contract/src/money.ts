import * as z from 'zod/mini';

/**
 * Amounts of money are whole fen and amounts of coins are whole coins; each is a type of its own. What is counted in one
 * cannot be given where the other is wanted, nor can a number that nobody has looked at. Sums and products are plain
 * numbers again and go through `fen` or `coins`, which refuse fractions.
 */
export const Fen = z.int().check(z.minimum(0)).brand<'fen'>();
export type Fen = z.infer<typeof Fen>;

/** Below zero where they go out. */
export const Coins = z.int().brand<'coins'>();
export type Coins = z.infer<typeof Coins>;

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
