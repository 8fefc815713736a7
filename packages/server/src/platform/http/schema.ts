import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Counters of every limit, in fixed windows that start with the first hit. They survive a restart. */
export const rateLimit = pgTable(
  'rate_limit',
  { key: text().primaryKey(), count: integer().notNull(), resetAt: instant().notNull() },
  (table) => [index('rate_limit_reset').on(table.resetAt)],
);

/** What requests that bear a key have made, for who asks again because the answer was lost; for a day (once.ts). */
export const madeOnce = pgTable(
  'made_once',
  {
    /** The hash of who asked for what by which key. */
    id: text().primaryKey(),
    /** None while it is made. */
    answer: jsonb().$type<Record<string, unknown>>(),
    at: instant().notNull(),
  },
  (table) => [index('made_once_at').on(table.at)],
);
