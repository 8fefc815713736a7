import type { Webhook, WebhookDelivery } from '@tinystar/contract';
import type { DeliveryRow, WebhookRow } from './schema.ts';

/** A webhook as its makers see it; never its secrets. */
export const presentWebhook = (row: WebhookRow, now: Date): Webhook => ({
  id: row.id,
  kbBotId: row.kbBotId,
  address: row.address,
  description: row.description,
  events: row.events,
  on: row.on,
  ...(row.offReason && { offReason: row.offReason }),
  ...(row.failingSince && { failingSince: row.failingSince.getTime() }),
  ...(row.formerSecretUntil && row.formerSecretUntil > now && { formerSecretUntil: row.formerSecretUntil.getTime() }),
  createdAt: row.createdAt.getTime(),
  updatedAt: row.updatedAt.getTime(),
});

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  eventId: row.eventId,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.createdAt.getTime(),
  ...(row.lastAttemptAt && { lastAttemptAt: row.lastAttemptAt.getTime() }),
  ...(row.state === 'waiting' && { nextAttemptAt: row.nextAt.getTime() }),
  requestBody: row.body,
  ...(row.responseStatus !== null && { responseStatus: row.responseStatus }),
  responseBody: row.responseBody,
  ...(row.duration !== null && { duration: row.duration }),
  error: row.error,
});
