import type { ProcessFigures } from '@tinystar/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Servers that run, with their figures of the last minutes, for the page of the operator. */
export const serverProcess = pgTable('server_process', {
  id: text().primaryKey(),
  role: text().$type<'all' | 'api' | 'worker'>().notNull(),
  startedAt: instant().notNull(),
  seenAt: instant().notNull(),
  figures: jsonb().$type<ProcessFigures>().notNull(),
});
