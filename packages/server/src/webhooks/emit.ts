import { createHash } from 'node:crypto';
import type { WebhookEvent } from '@tinystar/contract';
import { and, arrayContains, eq, ne } from 'drizzle-orm';
import { kbBot, nobody } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { bodyOf, type Happened } from './events.ts';
import { kbBotWebhook, kbBotWebhookDelivery } from './schema.ts';
import { sendSoon } from './sendJob.ts';

/** A webhook that wants to hear of an event. */
export interface Listener {
  id: string;
  kbBotId: string;
  heldUntil: Date | null;
}

const columns = { id: kbBotWebhook.id, kbBotId: kbBotWebhook.kbBotId, heldUntil: kbBotWebhook.heldUntil };
const wants = (type: WebhookEvent) => and(eq(kbBotWebhook.on, true), arrayContains(kbBotWebhook.events, [type]));

/** The webhooks of an assistant that want to hear of something; most assistants have none. */
export const listenersOf = (tx: Queries, kbBotId: string, type: WebhookEvent): Promise<Listener[]> =>
  tx
    .select(columns)
    .from(kbBotWebhook)
    .where(and(eq(kbBotWebhook.kbBotId, kbBotId), wants(type)));

/** The same of all assistants of an owner. */
export const listenersOfOwner = (tx: Queries, owner: Owner, type: WebhookEvent): Promise<Listener[]> =>
  tx
    .select(columns)
    .from(kbBotWebhook)
    .innerJoin(kbBot, eq(kbBot.id, kbBotWebhook.kbBotId))
    .where(and(eq(kbBot.ownerType, owner.type), eq(kbBot.ownerId, owner.id), ne(kbBot.ownerId, nobody), wants(type)));

const hashed = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * Writes an event for each of the listeners, with the caller's own writes: it exists only if they do, and is sent soon
 * after. An event with a `key` is written once however often it is told.
 */
export async function tell(
  tx: Queries,
  listeners: readonly Listener[],
  events: readonly (Happened & { key?: string })[],
  now: Date,
): Promise<void> {
  if (listeners.length === 0 || events.length === 0) return;
  const told = events.map((event) => ({
    event,
    eventId: `evt_${event.key === undefined ? newId() : hashed(event.key)}`,
  }));
  const rows = listeners.flatMap(({ id: webhookId, kbBotId }) =>
    told.map(({ event, eventId }) => ({
      kbBotId,
      webhookId,
      eventId,
      type: event.type,
      body: bodyOf(eventId, kbBotId, event, now),
      nextAt: now,
      createdAt: now,
    })),
  );
  const written = await tx
    .insert(kbBotWebhookDelivery)
    .values(rows)
    .onConflictDoNothing()
    .returning({ webhookId: kbBotWebhookDelivery.webhookId });
  const due = new Set(written.map(({ webhookId }) => webhookId));
  for (const each of listeners) if (due.has(each.id)) await sendSoon(tx, each, now);
}

/** Tells the webhooks of an assistant what has happened. */
export async function emit(tx: Queries, kbBotId: string, event: Happened, now: Date): Promise<void> {
  await tell(tx, await listenersOf(tx, kbBotId, event.type), [event], now);
}
