import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { id, instant } from '../platform/database/columns.ts';

/** That a word of the operator's list stood in a question or an answer; nothing of what was said, and by whom. */
export const blockedWordHit = pgTable(
  'blocked_word_hit',
  {
    id: id(),
    /** Null for AI chat and AI writing, which belong to no assistant. */
    kbBotId: text().references(() => kbBot.id, { onDelete: 'cascade' }),
    word: text().notNull(),
    kind: text().$type<'question' | 'answer'>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('blocked_word_hit_time').on(table.createdAt), index('blocked_word_hit_bot').on(table.kbBotId)],
);
