import type { ChannelMode, HeardKind, PlatformChannel } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { id, instant } from '../platform/database/columns.ts';

/** What of a channel's settings is no secret. */
export interface ChannelSettings {
  /** Whether an official account of WeChat may send by itself. */
  certified?: boolean;
  /** Words for which WeChat customer service hands over to a person. */
  keywords?: string[];
  /** How messages come: the platform calls us, or we open a connection to it. */
  mode?: ChannelMode;
  /** The card of DingTalk in which answers grow. */
  cardTemplate?: string;
  /** Feishu's id of the app's own robot, as soon as it was needed. */
  robot?: string;
}

/** An account on a platform through which people ask an assistant. Its id is part of the callback's address. */
export const kbBotChannel = pgTable(
  'kb_bot_channel',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    channel: text().$type<PlatformChannel>().notNull(),
    /** The platform's public id of the account or app. */
    account: text().notNull(),
    status: text().$type<'enabled' | 'disabled'>().notNull(),
    /** Credentials as JSON, sealed with the server's key. */
    secrets: text().notNull(),
    /** What of the settings is no secret. */
    settings: jsonb().$type<ChannelSettings>().notNull().default({}),
    /** The platform's access token, sealed, and until when it serves. */
    accessToken: text().notNull().default(''),
    accessTokenUntil: instant(),
    lastEventAt: instant(),
    lastError: text().notNull().default(''),
    lastErrorAt: instant(),
    /** Calls with a wrong signature since the settings were saved. */
    refused: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('kb_bot_channel_one').on(table.kbBotId, table.channel),
    // One enterprise of WeChat Work serves its customers by one assistant.
    uniqueIndex('kb_bot_channel_we_kf')
      .on(table.account)
      .where(sql`channel = 'weixin_kf'`),
  ],
);

/** What a message needs to be answered: addresses of the platform, never a secret. */
export type ReplyAddress = Record<string, string | number>;

/** Questions from the platforms, each once however often it is delivered. */
export const channelMessage = pgTable(
  'channel_message',
  {
    id: id(),
    /** The order of arrival. */
    seq: bigserial({ mode: 'number' }).notNull(),
    channelId: text()
      .notNull()
      .references(() => kbBotChannel.id, { onDelete: 'cascade' }),
    account: text().notNull(),
    /** The platform's id of the message. */
    platformId: text().notNull(),
    /** Person, and group where there is one: answered one after the other. */
    conversation: text().notNull(),
    question: text().notNull(),
    /** What it is on the platform. */
    kind: text().$type<HeardKind>().notNull().default('text'),
    /** Why the assistant did not answer it, for the maker; empty for what it answers, and for what people do. */
    unanswered: text().notNull().default(''),
    address: jsonb().$type<ReplyAddress>().notNull(),
    /** `ignored`: nobody was to be answered, which `unanswered` explains, or people serve him. */
    state: text().$type<'waiting' | 'answering' | 'answered' | 'ignored'>().notNull().default('waiting'),
    /** The server process that answers it. */
    claimedBy: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    /** Not before this time. */
    nextAt: instant().notNull(),
    /** The chat message with question and answer. */
    messageId: text(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('channel_message_once').on(table.channelId, table.account, table.platformId),
    index('channel_message_day').on(table.channelId, table.receivedAt),
    index('channel_message_unanswered')
      .on(table.channelId, table.receivedAt)
      .where(sql`unanswered <> ''`),
    index('channel_message_open')
      .on(table.channelId, table.conversation, table.seq)
      .where(sql`state in ('waiting', 'answering')`),
  ],
);

/** Replies on their way to a platform, in parts as long as it takes them. */
export const channelDelivery = pgTable(
  'channel_delivery',
  {
    id: id(),
    seq: bigserial({ mode: 'number' }).notNull(),
    messageId: text()
      .notNull()
      .references(() => channelMessage.id, { onDelete: 'cascade' }),
    channelId: text()
      .notNull()
      .references(() => kbBotChannel.id, { onDelete: 'cascade' }),
    conversation: text().notNull(),
    /** Place within the answer, from 0. */
    part: integer().notNull(),
    content: text().notNull(),
    /** `held`: the person fetches it himself, because the account cannot send. */
    state: text().$type<'waiting' | 'sending' | 'sent' | 'held' | 'dead'>().notNull().default('waiting'),
    claimedBy: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    nextAt: instant().notNull(),
    /** After this the platform takes no reply any more. */
    until: instant().notNull(),
    error: text().notNull().default(''),
    /** No try helps: the platform said so. */
    final: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('channel_delivery_part').on(table.messageId, table.part),
    index('channel_delivery_channel').on(table.channelId, table.createdAt),
    index('channel_delivery_open')
      .on(table.channelId, table.conversation, table.seq)
      .where(sql`state in ('waiting', 'sending')`),
    index('channel_delivery_dead')
      .on(table.channelId, table.createdAt)
      .where(sql`state = 'dead'`),
  ],
);

export type ChannelRow = typeof kbBotChannel.$inferSelect;
export type ChannelMessageRow = typeof channelMessage.$inferSelect;
export type DeliveryRow = typeof channelDelivery.$inferSelect;
