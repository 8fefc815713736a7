import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { tenantUser } from '../identity/schema.ts';
import { bytea } from '../platform/database/columns.ts';

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
    opened: integer().notNull().default(0),
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

/** Everybody who has asked an assistant of an owner, numbered from 1: numbers can be counted many at once. */
export const reportAskerNumber = pgTable(
  'report_asker_number',
  {
    /** The person or enterprise whose assistants they asked. */
    ownerId: text().notNull(),
    asker: text().notNull(),
    number: integer().notNull(),
    /** The number under which the same person asked first, in whichever identity; most have one only. */
    first: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.asker] }),
    unique('report_asker_number_number').on(table.ownerId, table.number),
    index('report_asker_number_first').on(table.ownerId, table.first),
    index('report_asker_number_again')
      .on(table.ownerId)
      .where(sql`first <> number`),
    index('report_asker_number_person').on(table.ownerId, sql`split_part(asker, ':', -1)`),
  ],
);

/**
 * The askers of a day once more, packed into one row: a month of a busy enterprise is a million of them, which would take
 * seconds to count one by one. `stale` are rows whose askers have changed since (`packed.sql`).
 */
export const reportDayAskers = pgTable(
  'report_day_askers',
  {
    kbBotId: kbBotId(),
    day: date().notNull(),
    /** Their numbers, four bytes each, and how often each has asked. */
    numbers: bytea().notNull(),
    counts: bytea().notNull(),
    stale: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kbBotId, table.day] }),
    index('report_day_askers_stale')
      .on(table.kbBotId)
      .where(sql`stale`),
  ],
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
    /** Answered by related passages only. */
    related: integer().notNull().default(0),
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

/** Who has put away the digest of a week, which is named by its Monday (YYYYMMDD). */
export const reportDigestRead = pgTable(
  'report_digest_read',
  {
    tenantId: text().notNull(),
    userId: text().notNull(),
    week: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.week] }),
    foreignKey({
      columns: [table.tenantId, table.userId],
      foreignColumns: [tenantUser.tenantId, tenantUser.userId],
    }).onDelete('cascade'),
  ],
);

/** Questions that the makers do not want to see among the unanswered ones any more. */
export const reportIgnored = pgTable('report_ignored', { kbBotId: kbBotId(), key: text().notNull() }, (table) => [
  primaryKey({ columns: [table.kbBotId, table.key] }),
]);
