import type {
  SourceAction,
  SourceKind,
  SourcePlace,
  SourceRhythm,
  SourceRules,
  SourceRunState,
} from '@tinystar/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { id, instant } from '../platform/database/columns.ts';
import type { SourceEntry } from './kinds/kind.ts';

/** Sources of assistants' document libraries. */
export const kbBotSource = pgTable(
  'kb_bot_source',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    kind: text().$type<SourceKind>().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    user: text().notNull().default(''),
    /** Sealed; '' for none. */
    password: text().notNull().default(''),
    /** Where in the store of `address` its files are; empty for kinds that have no stores. */
    place: jsonb().$type<SourcePlace>().notNull().default({}),
    rules: jsonb().$type<SourceRules>().notNull(),
    every: text().$type<SourceRhythm>().notNull(),
    on: boolean().notNull().default(true),
    /** When it is looked at next by itself; null for never. */
    nextRunAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('kb_bot_source_bot').on(table.kbBotId, table.createdAt)],
);

export type SourceRow = typeof kbBotSource.$inferSelect;

/** What the library has of a source's entries, by the source's own ids. */
export const kbBotSourceItem = pgTable(
  'kb_bot_source_item',
  {
    kbBotId: text().notNull(),
    sourceId: text()
      .notNull()
      .references(() => kbBotSource.id, { onDelete: 'cascade' }),
    itemId: text().notNull(),
    /** The document; it may lie in the recycle bin, or be purged. Null while the entry was refused. */
    fileId: text(),
    name: text().notNull(),
    path: text().notNull(),
    address: text(),
    /** Of the content that the library has. */
    revision: text().notNull(),
    sha256: text().notNull(),
    /** Why it is not in the library; '' where it is. */
    reason: text().notNull().default(''),
    /** Gone from the source, kept because a person wanted so. */
    keptGone: boolean().notNull().default(false),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.itemId] }),
    index('kb_bot_source_item_bot').on(table.kbBotId),
    index('kb_bot_source_item_file').on(table.fileId),
  ],
);

export type ItemRow = typeof kbBotSourceItem.$inferSelect;

/** Looks at a source; its counts are kept here so that a list of runs is one read. */
export const kbBotSourceRun = pgTable(
  'kb_bot_source_run',
  {
    id: id(),
    kbBotId: text().notNull(),
    sourceId: text()
      .notNull()
      .references(() => kbBotSource.id, { onDelete: 'cascade' }),
    state: text().$type<SourceRunState>().notNull(),
    asked: boolean().notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    listed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    planned: integer().notNull().default(0),
    finished: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    moved: integer().notNull().default(0),
    removed: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    reason: text().notNull().default(''),
    /** How often it broke off by now and was tried again. */
    tries: integer().notNull().default(0),
    /** The process that works on it, until when at the latest by the clock of the database. */
    holder: text(),
    heldUntil: instant(),
  },
  (table) => [
    index('kb_bot_source_run_source').on(table.sourceId, table.startedAt),
    index('kb_bot_source_run_bot').on(table.kbBotId),
  ],
);

export type RunRow = typeof kbBotSourceRun.$inferSelect;

/** What a run has to do, planned as a whole from one listing before anything is done; each line is done once. */
export const kbBotSourceLine = pgTable(
  'kb_bot_source_line',
  {
    kbBotId: text().notNull(),
    runId: text()
      .notNull()
      .references(() => kbBotSourceRun.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    action: text().$type<SourceAction>().notNull(),
    waiting: boolean().notNull(),
    entry: jsonb().$type<SourceEntry>().notNull(),
    fileId: text(),
    reason: text().notNull().default(''),
    /** How often it was tried in vain, and when it is tried again. */
    tries: integer().notNull().default(0),
    after: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    index('kb_bot_source_line_bot').on(table.kbBotId),
  ],
);

export type LineRow = typeof kbBotSourceLine.$inferSelect;
