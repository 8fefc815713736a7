import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { id, instant } from '../platform/database/columns.ts';
import type { SheetLayout } from '../sheetImport/layout.ts';

/** A question with its answer, written by an assistant's makers: what it says are its entries. */
export const kbBotQaPair = pgTable(
  'kb_bot_qa_pair',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** How many answers cited it. */
    hitCount: integer().notNull().default(0),
    /** Since when it lies in the recycle bin. What is searched of it went at that moment. */
    deletedAt: instant(),
    /** The spreadsheet that brought it. */
    importId: text(),
  },
  (table) => [
    index('kb_bot_qa_pair_bot').on(table.kbBotId, table.createdAt),
    index('kb_bot_qa_pair_bin')
      .on(table.kbBotId, table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('kb_bot_qa_pair_import')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
  ],
);

/** A wording of the question (`q`) or an answer in Markdown (`a`). Each pair has one main entry of each kind. */
export const kbBotQaEntry = pgTable(
  'kb_bot_qa_entry',
  {
    id: id(),
    qaPairId: text()
      .notNull()
      .references(() => kbBotQaPair.id, { onDelete: 'cascade' }),
    kbBotId: text().notNull(),
    type: text({ enum: ['q', 'a'] }).notNull(),
    content: text().notNull(),
    isMain: boolean().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The spreadsheet of entries that brought it into its pair. */
    importId: text(),
  },
  (table) => [
    index('kb_bot_qa_entry_pair').on(table.qaPairId, table.type),
    index('kb_bot_qa_entry_bot').on(table.kbBotId),
    index('kb_bot_qa_entry_question')
      .on(table.kbBotId, table.content)
      .where(sql`${table.type} = 'q'`),
    index('kb_bot_qa_entry_import')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
    uniqueIndex('kb_bot_qa_entry_main')
      .on(table.qaPairId, table.type)
      .where(sql`${table.isMain}`),
  ],
);

export type QaEntryRow = typeof kbBotQaEntry.$inferSelect;

/** A spreadsheet on its way into a library, or into one pair of it. Its bytes go when it has ended. */
export const kbBotQaImport = pgTable(
  'kb_bot_qa_import',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    /** The pair whose entries these are; null for whole pairs. */
    qaPairId: text(),
    /** Who sent it; empty for those from before this was kept. */
    userId: text().notNull().default(''),
    fileName: text().notNull(),
    fileKey: text().notNull(),
    /** Which column holds what, as its sender said; without it the heads tell. */
    layout: jsonb().$type<SheetLayout>(),
    /** `undone`: what it brought was taken out again. */
    status: text({ enum: ['waiting', 'running', 'done', 'failed', 'undone'] }).notNull(),
    /** Why nothing of it could be read. */
    reason: text().notNull(),
    /** Rows in all; null until the file was read. */
    total: integer(),
    /** Rows that are dealt with; those before it are stored or refused, whatever happens to the process. */
    done: integer().notNull(),
    good: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('kb_bot_qa_import_bot').on(table.kbBotId, table.createdAt)],
);

/** A row that was refused, with what it said. */
export const kbBotQaImportFailure = pgTable(
  'kb_bot_qa_import_failure',
  {
    importId: text()
      .notNull()
      .references(() => kbBotQaImport.id, { onDelete: 'cascade' }),
    /** As the spreadsheet counts it, from 1. */
    row: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
);

export type QaImportRow = typeof kbBotQaImport.$inferSelect;
