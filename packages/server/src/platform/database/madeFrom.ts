import { and, eq, type Column, type SQL } from 'drizzle-orm';

/** The rows of `where` that still are what a change was made from; all of them when it names no version (ms since the epoch). */
export const madeFrom = (version: number | undefined, updatedAt: Column, where: SQL): SQL | undefined =>
  and(where, version === undefined ? undefined : eq(updatedAt, new Date(version)));
