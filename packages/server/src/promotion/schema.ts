import type { Side } from '@tinystar/contract';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How often a person who was invited has asked an assistant on a day of Shanghai. Kept by a trigger (`usage.sql`) with
 * every question, so that the figures of who invited them read days instead of every question.
 */
export const promotionUsage = pgTable(
  'promotion_usage',
  {
    /** Who invited the person. */
    promoterId: text().notNull(),
    day: date().notNull(),
    userId: text().notNull(),
    kbBotId: text().notNull(),
    side: text().$type<Side>().notNull(),
    questions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.promoterId, table.day, table.userId, table.kbBotId, table.side] })],
);
