import * as z from 'zod/mini';
import { moment } from './wholeNumbers.ts';

/**
 * The `updatedAt` of what a change was made from, ms since the epoch. When somebody has saved since, the change answers
 * 409 with the row of today as `current` in the error body. Every form of this product sends it. The specified bodies
 * name no version, so a client that keeps to them may leave it out: then nothing is compared and the last one wins.
 */
export const version = z.optional(moment);

/**
 * What one choice was when a person chose anew. It says all that stands there, so it is compared itself where forms send
 * a `version`: when it is another one by now, and not the wanted one, the change answers 409 with the choice of today as
 * `current`. It may be left out as well.
 */
export const was = z.optional;
