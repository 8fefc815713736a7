import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../platform/database/columns.ts';

/** What operators did, append-only (a trigger in `acts.sql` refuses update and delete). */
export const operatorAct = pgTable(
  'operator_act',
  {
    id: id(),
    /** A phone number, or `cli:` and the account of the command line. */
    by: text().notNull(),
    act: text().notNull(),
    /** Name of what it was done to. */
    subject: text().notNull(),
    detail: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (table) => [index('operator_act_time').on(table.createdAt)],
);
