import type { Coins } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../platform/database/columns.ts';

/** Whole coins of a person or an enterprise; never below zero. */
export const coinAccount = pgTable(
  'coin_account',
  {
    ownerType: text().$type<'personal' | 'tenant'>().notNull(),
    ownerId: text().notNull(),
    balance: integer().$type<Coins>().notNull(),
    /** How many ledger lines have moved coins: the number of the latest one. */
    lines: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ownerType, table.ownerId] }),
    check('coin_account_not_negative', sql`balance >= 0`),
  ],
);

/**
 * Every movement of coins, append-only (a trigger in `ledger.sql` refuses update and delete).
 * `key` makes each movement happen once; the deltas of an owner add up to his balance.
 */
export const coinLedger = pgTable(
  'coin_ledger',
  {
    id: id(),
    key: text().notNull().unique(),
    ownerType: text().$type<'personal' | 'tenant'>().notNull(),
    ownerId: text().notNull(),
    /** start, reserve, settle, release, checkIn, invite, … */
    type: text().notNull(),
    delta: integer().$type<Coins>().notNull(),
    /** Balance after this movement. */
    balance: integer().$type<Coins>().notNull(),
    /**
     * Number of this line among the owner's lines that moved coins, from 1 without gaps; null for lines that moved
     * none. A page of the ledger is a range of it, however long the ledger is.
     */
    line: integer(),
    remark: text().notNull().default(''),
    /** The list of prices that a priced act was priced by (contract/src/prices.ts). */
    priceVersion: integer(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('coin_ledger_owner').on(table.ownerType, table.ownerId, table.createdAt),
    uniqueIndex('coin_ledger_line').on(table.ownerType, table.ownerId, table.line),
    // What came alone, or what went alone.
    index('coin_ledger_direction').on(table.ownerType, table.ownerId, sql`sign(delta)`, table.createdAt, table.line),
  ],
);

/** Answers and generated texts whose price is reserved but neither settled nor released yet. */
export const coinReservation = pgTable('coin_reservation', {
  answerId: text().primaryKey(),
  /** Whose work it is to end those that a crash left: each kind has its own sweep. */
  kind: text().$type<'answer' | 'generation'>().notNull().default('answer'),
});

/** What an owner spent and received on a day of Shanghai, kept by a trigger with every movement (`days.sql`). */
export const coinDay = pgTable(
  'coin_day',
  {
    ownerType: text().$type<'personal' | 'tenant'>().notNull(),
    ownerId: text().notNull(),
    day: date().notNull(),
    /** Less what was given back for answers that failed. */
    spent: integer().$type<Coins>().notNull(),
    received: integer().$type<Coins>().notNull(),
    /** Ledger lines of which coins came, and of which they went: pages of a long ledger are found by them. */
    linesIn: integer().notNull().default(0),
    linesOut: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ownerType, table.ownerId, table.day] })],
);
