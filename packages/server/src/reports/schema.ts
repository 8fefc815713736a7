import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';

const kbBotId = () =>
  text()
    .notNull()
    .references(() => kbBot.id, { onDelete: 'cascade' });

/**
 * Days of an assistant whose questions have changed since they were summed. Written by triggers (`marks.sql`) in the
 * transaction of the change, and only ever appended, so that askers never wait for each other.
 */
export const reportMark = pgTable('report_mark', {
  id: uuid().primaryKey().defaultRandom(),
  kbBotId: text().notNull(),
  day: date().notNull(),
});

/** Figures of one day of Shanghai, by channel and province of the askers. */
export const reportDay = pgTable(
  'report_day',
  {
    kbBotId: kbBotId(),
    day: date().notNull(),
    source: text().notNull(),
    province: text().notNull(),
    questions: integer().notNull(),
    unanswered: integer().notNull(),
    sourced: integer().notNull(),
    up: integer().notNull(),
    down: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kbBotId, table.day, table.source, table.province] })],
);

/** Who asked on a day, and how often. */
export const reportAsker = pgTable(
  'report_asker',
  {
    kbBotId: kbBotId(),
    day: date().notNull(),
    asker: text().notNull(),
    questions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kbBotId, table.day, table.asker] })],
);

/**
 * The same of all assistants of an enterprise together, so that its statistics need not add up those of every assistant.
 * Kept by triggers (`tenantAskers.sql`) in the transaction that changes `report_asker`.
 */
export const reportTenantAsker = pgTable(
  'report_tenant_asker',
  {
    tenantId: text().notNull(),
    day: date().notNull(),
    asker: text().notNull(),
    questions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.day, table.asker] })],
);

/** What was asked on a day. Questions that differ in letter case, spaces and punctuation only are one. */
export const reportQuestion = pgTable(
  'report_question',
  {
    kbBotId: kbBotId(),
    day: date().notNull(),
    /** A hash of the question without those differences. */
    key: text().notNull(),
    question: text().notNull(),
    questions: integer().notNull(),
    unanswered: integer().notNull(),
    down: integer().notNull(),
    /** Its words; null until they were told apart. */
    keywords: text().array(),
  },
  (table) => [primaryKey({ columns: [table.kbBotId, table.day, table.key] })],
);

/** In how many questions of a day a word stood. */
export const reportKeyword = pgTable(
  'report_keyword',
  {
    kbBotId: kbBotId(),
    day: date().notNull(),
    keyword: text().notNull(),
    questions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kbBotId, table.day, table.keyword] })],
);

/** Questions that the makers do not want to see among the unanswered ones any more. */
export const reportIgnored = pgTable('report_ignored', { kbBotId: kbBotId(), key: text().notNull() }, (table) => [
  primaryKey({ columns: [table.kbBotId, table.key] }),
]);
