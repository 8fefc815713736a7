import { and, eq, type Column, type SQL } from 'drizzle-orm';

/** The rows of `where` that still are what a change was made from: saved last at `version`, ms since the epoch. */
export const madeFrom = (version: number, updatedAt: Column, where: SQL): SQL | undefined =>
  and(where, eq(updatedAt, new Date(version)));
