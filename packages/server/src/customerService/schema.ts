import type { CsSource, CsTicket, PlatformChannel } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tenant, tenantUser, user } from '../identity/schema.ts';
import { kbBot } from '../assistants/schema.ts';
import { kbBotQaPair } from '../qaPairs/schema.ts';
import { id, instant } from '../platform/database/columns.ts';

/**
 * Conversations of people with the agents of an assistant; one open per user, identity and assistant, and one per person
 * on a platform.
 */
export const csTicket = pgTable(
  'cs_ticket',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    /** Null for somebody who writes on a platform and has no account here. */
    userId: text().references(() => user.id, { onDelete: 'cascade' }),
    /** The platform on which he writes; null in the product. */
    channel: text().$type<PlatformChannel>(),
    /** Whose conversation there it is: the channel's row and the person, with the group where he asked. */
    elsewhere: text(),
    /** The enterprise the user acted as when he asked; null for himself. His notifications belong there. */
    tenantId: text().references(() => tenant.id, { onDelete: 'cascade' }),
    status: text().$type<CsTicket['status']>().notNull().default('open'),
    closedAt: instant(),
    /** The agent it was passed to last; null while it is for all agents. */
    agentId: text().references(() => user.id, { onDelete: 'set null' }),
    /** Who opened it. */
    source: text().$type<CsSource>().notNull().default('user'),
    /** Numbers its messages; counted under the row's lock, so that no later number is seen before an earlier one. */
    lastSeq: integer().notNull().default(0),
    /** The user has seen everything up to here. */
    userReadSeq: integer().notNull().default(0),
    /** Number of the last reply. Questions before it count as answered. */
    answeredSeq: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** Time of the last message; rises strictly within a ticket. */
    lastMessageAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('cs_ticket_one_open')
      .on(table.kbBotId, table.userId, sql`coalesce(${table.tenantId}, '')`)
      .where(sql`status = 'open'`),
    uniqueIndex('cs_ticket_one_open_elsewhere')
      .on(table.elsewhere)
      .where(sql`status = 'open'`),
    index('cs_ticket_user').on(table.userId),
    index('cs_ticket_assistant').on(table.kbBotId),
    index('cs_ticket_tenant').on(table.tenantId),
    index('cs_ticket_agent').on(table.agentId),
  ],
);

/** A ticket passed from one agent to another, with what the first says about it. Only agents see it. */
export const csTransfer = pgTable(
  'cs_transfer',
  {
    id: id(),
    csTicketId: text()
      .notNull()
      .references(() => csTicket.id, { onDelete: 'cascade' }),
    fromUserId: text().references(() => user.id, { onDelete: 'set null' }),
    toUserId: text().references(() => user.id, { onDelete: 'set null' }),
    note: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('cs_transfer_ticket').on(table.csTicketId, table.createdAt),
    index('cs_transfer_from').on(table.fromUserId),
    index('cs_transfer_to').on(table.toUserId),
  ],
);

/** Canned answers: of one agent, or of all agents of the assistant when `userId` is null. */
export const csPhrase = pgTable(
  'cs_phrase',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    userId: text().references(() => user.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('cs_phrase_assistant').on(table.kbBotId, table.userId), index('cs_phrase_user').on(table.userId)],
);

/** The messages of the tickets. They stay when their author's account is deleted. */
export const csMessage = pgTable(
  'cs_message',
  {
    id: id(),
    csTicketId: text()
      .notNull()
      .references(() => csTicket.id, { onDelete: 'cascade' }),
    /** Place within the ticket, from 1. */
    seq: integer().notNull(),
    source: text().$type<CsSource>().notNull(),
    userId: text().references(() => user.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** A message of the same ticket that is quoted. */
    referenceMessageId: text(),
    /** The pair of the Q&A library that was made of this reply. */
    qaPairId: text().references(() => kbBotQaPair.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('cs_message_place').on(table.csTicketId, table.seq),
    foreignKey({ columns: [table.referenceMessageId], foreignColumns: [table.id] }).onDelete('set null'),
    index('cs_message_quoted').on(table.referenceMessageId),
    index('cs_message_user').on(table.userId),
    index('cs_message_pair').on(table.qaPairId),
  ],
);

/** The agents of each assistant (CS-01). Whoever leaves the enterprise is no agent any more. */
export const kbBotAgent = pgTable(
  'kb_bot_agent',
  {
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    tenantId: text().notNull(),
    userId: text().notNull(),
    createdAt: instant().notNull(),
    /** When the product last asked for what is unread in his name; null before the first time. */
    seenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.kbBotId, table.userId] }),
    foreignKey({
      columns: [table.tenantId, table.userId],
      foreignColumns: [tenantUser.tenantId, tenantUser.userId],
    }).onDelete('cascade'),
    index('kb_bot_agent_member').on(table.tenantId, table.userId),
  ],
);

/** How far each agent has read a ticket. */
export const csTicketReader = pgTable(
  'cs_ticket_reader',
  {
    csTicketId: text()
      .notNull()
      .references(() => csTicket.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    readSeq: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.csTicketId, table.userId] }),
    index('cs_ticket_reader_user').on(table.userId),
  ],
);

export type TicketRow = typeof csTicket.$inferSelect;
