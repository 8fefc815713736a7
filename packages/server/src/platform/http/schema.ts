import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Counters of every limit, in fixed windows that start with the first hit. They survive a restart. */
export const rateLimit = pgTable(
  'rate_limit',
  { key: text().primaryKey(), count: integer().notNull(), resetAt: instant().notNull() },
  (table) => [index('rate_limit_reset').on(table.resetAt)],
);
