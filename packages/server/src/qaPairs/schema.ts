import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { id, instant } from '../platform/database/columns.ts';

/** A question with its answer, written by an assistant's makers. What is searched is its passage (retrieval). */
export const kbBotQaPair = pgTable(
  'kb_bot_qa_pair',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    /** Markdown. */
    answer: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('kb_bot_qa_pair_bot').on(table.kbBotId, table.createdAt)],
);

export type QaPairRow = typeof kbBotQaPair.$inferSelect;
