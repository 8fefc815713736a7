import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { instant } from '../platform/database/columns.ts';

/** The API key of an assistant. Only its hash is kept, so that nobody who reads the database can use it. */
export const apiKey = pgTable(
  'api_key',
  {
    kbBotId: text()
      .primaryKey()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    /** Its last four characters, so that people can tell keys apart. */
    hint: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [uniqueIndex('api_key_hash').on(table.hash)],
);
