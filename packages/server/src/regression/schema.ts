import type {
  ExpectedSource,
  RegressionOutcome,
  RegressionQuestion,
  RegressionRhythm,
  RegressionRun,
} from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { id, instant } from '../platform/database/columns.ts';

/** A spreadsheet of questions that was taken in, and perhaps taken back. */
export const kbBotRegressionImport = pgTable(
  'kb_bot_regression_import',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    /** Who sent it. */
    userId: text().notNull(),
    fileName: text().notNull(),
    /** Questions that it brought. */
    good: integer().notNull(),
    undoneAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index('kb_bot_regression_import_bot').on(table.kbBotId, table.createdAt)],
);

/** The questions that an assistant is measured by, each once. */
export const kbBotRegressionQuestion = pgTable(
  'kb_bot_regression_question',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    origin: text().$type<RegressionQuestion['origin']>().notNull(),
    /** As it was called when it was chosen: a document that was uploaded anew under its name counts as the same. */
    expected: jsonb().$type<ExpectedSource>(),
    /** The import that brought it. */
    importId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('kb_bot_regression_question_once').on(table.kbBotId, table.question),
    index('kb_bot_regression_question_import')
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
  ],
);

/** One run of the set; at most one of an assistant is under way. */
export const kbBotRegressionRun = pgTable(
  'kb_bot_regression_run',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    trigger: text().$type<RegressionRun['trigger']>().notNull(),
    status: text().$type<RegressionRun['status']>().notNull(),
    reason: text().notNull().default(''),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('kb_bot_regression_run_bot').on(table.kbBotId, table.createdAt),
    uniqueIndex('kb_bot_regression_run_open')
      .on(table.kbBotId)
      .where(sql`status in ('waiting', 'running')`),
  ],
);

export type RunRow = typeof kbBotRegressionRun.$inferSelect;

/** A question as a run asks it, and what it came to; `outcome` is null until it was asked. */
export const kbBotRegressionResult = pgTable(
  'kb_bot_regression_result',
  {
    runId: text()
      .notNull()
      .references(() => kbBotRegressionRun.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    question: text().notNull(),
    expected: jsonb().$type<ExpectedSource>(),
    outcome: jsonb().$type<RegressionOutcome>(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);

/** Assistants whose set runs by itself. */
export const kbBotRegressionSchedule = pgTable('kb_bot_regression_schedule', {
  kbBotId: text()
    .primaryKey()
    .references(() => kbBot.id, { onDelete: 'cascade' }),
  every: text().$type<Exclude<RegressionRhythm, 'never'>>().notNull(),
  nextAt: instant().notNull(),
});
