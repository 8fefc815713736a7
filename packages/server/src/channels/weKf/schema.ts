import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { kbBot } from '../../assistants/schema.ts';
import { id, instant } from '../../platform/database/columns.ts';
import { kbBotChannel } from '../schema.ts';

/** The deployment's app in WeChat Work: the ticket that it is sent every ten minutes, and its token, both sealed. */
export const weKfSuite = pgTable('we_kf_suite', {
  /** The suite's id there. */
  id: text().primaryKey(),
  ticket: text().notNull(),
  accessToken: text().notNull().default(''),
  accessTokenUntil: instant(),
});

/** An installation that a maker has begun. Its id is the `state` of the link, so it can be finished for his assistant alone. */
export const weKfInstall = pgTable(
  'we_kf_install',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    /** Sealed; given until it is exchanged, so that a restart goes on with it. */
    authCode: text().notNull().default(''),
    /** Why it failed, for the maker. */
    problem: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (table) => [index('we_kf_install_bot').on(table.kbBotId)],
);

/** A customer service of an enterprise, and how far its messages have been read. */
export const weKfAccount = pgTable(
  'we_kf_account',
  {
    id: id(),
    channelId: text()
      .notNull()
      .references(() => kbBotChannel.id, { onDelete: 'cascade' }),
    openKfId: text().notNull(),
    name: text().notNull(),
    avatar: text().notNull().default(''),
    cursor: text().notNull().default(''),
    /** Of the last event; with it messages are read without the strict limit. */
    pullToken: text().notNull().default(''),
    /** When announced messages are to be read, as tries fail ever later; null while there are none. */
    pullAt: instant(),
  },
  (table) => [uniqueIndex('we_kf_account_one').on(table.channelId, table.openKfId)],
);

/** A person who serves the customers of one customer service. */
export const weKfReceptionist = pgTable(
  'we_kf_receptionist',
  {
    id: id(),
    accountId: text()
      .notNull()
      .references(() => weKfAccount.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
    name: text().notNull(),
    /** When the activation of this person ends; null before the first. */
    expiredAt: instant(),
  },
  (table) => [uniqueIndex('we_kf_receptionist_one').on(table.accountId, table.userId)],
);

export type WeKfAccountRow = typeof weKfAccount.$inferSelect;
export type WeKfReceptionistRow = typeof weKfReceptionist.$inferSelect;
