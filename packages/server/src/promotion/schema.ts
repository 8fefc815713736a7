import type { Side } from '@tinystar/contract';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How often people who were invited have asked on a day of Shanghai: one row for each person and one for each assistant
 * and side. Kept by a trigger (`usage.sql`) with every question, so that the figures of who invited them read days
 * instead of every question.
 */
export const promotionDay = pgTable(
  'promotion_day',
  {
    /** Who invited them. */
    promoterId: text().notNull(),
    kind: text().$type<'person' | 'assistant'>().notNull(),
    day: date().notNull(),
    /** The person or the assistant. */
    subjectId: text().notNull(),
    /** Empty in the rows of persons. */
    side: text().$type<Side | ''>().notNull(),
    questions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.promoterId, table.kind, table.day, table.subjectId, table.side] })],
);
