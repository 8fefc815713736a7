import { errorCodes } from '@tinystar/contract';
import { isDeepStrictEqual } from 'node:util';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { Failure } from '../http/failure.ts';

interface Comparison {
  /** What a change was made from, ms since the epoch; left out, nothing is compared. */
  version: number | undefined;
  /** When the row was saved last; undefined when there is none yet, which is version 0. */
  savedAt: Date | undefined;
  /** What stands there, as the caller may see it; undefined when nothing does. */
  current: () => object | undefined | Promise<object | undefined>;
}

/**
 * Throws 409 with what stands there when somebody has saved since the version that a change was made from. The
 * transaction must hold the row, or what stands for it: of two who change it at once the second then sees what the first
 * wrote.
 */
export async function refuseStale({ version, savedAt, current }: Comparison): Promise<void> {
  if (version === undefined || version === (savedAt?.getTime() ?? 0)) return;
  throw new Failure(errorCodes.conflict, undefined, { current: await current() });
}

/** The same, and the version that the change gives the row. Later than the one before on every clock, so that no two are alike. */
export async function nextVersion({ now, ...comparison }: Comparison & { now: Date }): Promise<Date> {
  await refuseStale(comparison);
  return new Date(Math.max(now.getTime(), (comparison.savedAt?.getTime() ?? 0) + 1));
}

/** Such a version for rows of which none is compared. */
export const laterThan = (updatedAt: Column, now: Date): SQL =>
  sql`greatest(${sql.param(now, updatedAt)}::timestamptz, ${updatedAt} + interval '1 millisecond')`;

/**
 * The same for one choice, which is compared itself: whether it is another one by now than `was`, and not the wanted one
 * either, which an earlier try may have saved.
 */
export const isChosenElsewise = <T>({ was, is, wanted }: { was: T | undefined; is: T; wanted: T }): boolean =>
  was !== undefined && !isDeepStrictEqual(is, was) && !isDeepStrictEqual(is, wanted);

/** Throws 409 with the choice of today when it is such a one. The transaction must hold its row. */
export function refuseChosenElsewise<T>({
  current,
  ...choice
}: Parameters<typeof isChosenElsewise<T>>[0] & { current: object }): void {
  if (isChosenElsewise(choice)) throw new Failure(errorCodes.conflict, undefined, { current });
}
