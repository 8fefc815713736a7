import * as z from 'zod/mini';

/** A moment: ms since the epoch, as far as a Date goes. */
export const moment = z.number().check(z.int(), z.minimum(0), z.maximum(8_640_000_000_000_000));

/** What is counted from 1: pages, versions, saves. No larger than a database's integer. */
export const ordinal = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));
