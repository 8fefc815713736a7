import type { webhookOffReasons, WEBHOOK_TEST, WebhookDeliveryState, WebhookEvent } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { id, instant } from '../platform/database/columns.ts';

/** Addresses that are told what happens to an assistant. */
export const kbBotWebhook = pgTable(
  'kb_bot_webhook',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    description: text().notNull().default(''),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    on: boolean().notNull(),
    /** Why the product has switched it off; null where a person has, or while it is on. */
    offReason: text().$type<(typeof webhookOffReasons)[number]>(),
    /** The secret that signs its deliveries, sealed with the server's key. */
    secret: text().notNull(),
    /** The one before, sealed, and until when it signs beside it. */
    formerSecret: text().notNull().default(''),
    formerSecretUntil: instant(),
    /** Since when deliveries fail; null from the next one that arrives. */
    failingSince: instant(),
    /** While its receiver is silent nothing is sent before this time, so that it takes no work from others. */
    heldUntil: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('kb_bot_webhook_bot').on(table.kbBotId, table.createdAt)],
);

export type WebhookRow = typeof kbBotWebhook.$inferSelect;

/** Events on their way to a webhook, written with what they tell of, and what came of them. */
export const kbBotWebhookDelivery = pgTable(
  'kb_bot_webhook_delivery',
  {
    id: id(),
    kbBotId: text().notNull(),
    webhookId: text()
      .notNull()
      .references(() => kbBotWebhook.id, { onDelete: 'cascade' }),
    /** The same for every try, so that a receiver can drop doubles. */
    eventId: text().notNull(),
    type: text().$type<WebhookEvent | typeof WEBHOOK_TEST>().notNull(),
    /** The bytes that are sent and signed. */
    body: text().notNull(),
    state: text().$type<WebhookDeliveryState>().notNull().default('waiting'),
    /** Tries in all. */
    attempts: integer().notNull().default(0),
    /** Tries that failed since it was written, or a person had it sent again: they decide when the next one is. */
    failures: integer().notNull().default(0),
    nextAt: instant().notNull(),
    responseStatus: integer(),
    responseBody: text().notNull().default(''),
    /** In ms; null before the first try. */
    duration: integer(),
    error: text().notNull().default(''),
    lastAttemptAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('kb_bot_webhook_delivery_once').on(table.webhookId, table.eventId),
    index('kb_bot_webhook_delivery_list').on(table.webhookId, table.createdAt),
    index('kb_bot_webhook_delivery_bot').on(table.kbBotId),
    index('kb_bot_webhook_delivery_time').on(table.createdAt),
    index('kb_bot_webhook_delivery_due')
      .on(table.webhookId, table.nextAt)
      .where(sql`state = 'waiting'`),
  ],
);

export type DeliveryRow = typeof kbBotWebhookDelivery.$inferSelect;
