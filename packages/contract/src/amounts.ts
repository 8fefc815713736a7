import * as z from 'zod/mini';

/**
 * Amounts of money are whole fen and amounts of coins are whole coins; each is a type of its own. What is counted in one
 * cannot be given where the other is wanted, nor can a number that nobody has looked at. Sums and products are plain
 * numbers again and go through `fen` or `coins` of money.ts, which refuse fractions; pages that only count load those alone.
 */
export const Fen = z.int().check(z.minimum(0)).brand<'fen'>();
export type Fen = z.infer<typeof Fen>;

/** Below zero where they go out. */
export const Coins = z.int().brand<'coins'>();
export type Coins = z.infer<typeof Coins>;
