import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { instant } from '../platform/database/columns.ts';

/**
 * What people did themselves with their lists of conversations. Whatever one has talked to stands there without a row.
 */
export const kbBotConversation = pgTable(
  'kb_bot_conversation',
  {
    /** Key of the history it belongs to, see answers/asker.ts. */
    asker: text().notNull(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    /** Added, or taken out: then it comes back with what is said after `at`. */
    listed: boolean().notNull(),
    at: instant().notNull(),
    /** When it was opened last. */
    visitedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.asker, table.kbBotId] }),
    index('kb_bot_conversation_bot').on(table.kbBotId),
  ],
);
