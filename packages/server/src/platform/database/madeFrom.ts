import { and, eq, type Column, type SQL } from 'drizzle-orm';

/**
 * The rows of `where` that still are what a change was made from: saved last at `version`, ms since the epoch; all of
 * them when the caller names no version.
 */
export const madeFrom = (version: number | undefined, updatedAt: Column, where: SQL): SQL | undefined =>
  version === undefined ? where : and(where, eq(updatedAt, new Date(version)));
