import { and, eq } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { notFound } from '../platform/http/failure.ts';
import { kbBotWebhook, kbBotWebhookDelivery, type DeliveryRow, type WebhookRow } from './schema.ts';

/** A webhook of one of the owner's assistants; 404 for anything else. */
export async function loadWebhook(
  db: Queries,
  owner: Owner,
  { kbBotId, id }: { kbBotId: string; id: string },
  lock?: 'update',
): Promise<WebhookRow> {
  const assistant = await loadOwnAssistant(db, owner, kbBotId);
  const query = db
    .select()
    .from(kbBotWebhook)
    .where(and(eq(kbBotWebhook.id, id), eq(kbBotWebhook.kbBotId, assistant.id)));
  const [row] = lock ? await query.for(lock) : await query;
  if (!row) throw notFound('事件推送不存在');
  return row;
}

/** A delivery of a webhook that was loaded for the caller; 404 for anything else. */
export async function loadDelivery(db: Queries, webhook: WebhookRow, id: string): Promise<DeliveryRow> {
  const [row] = await db
    .select()
    .from(kbBotWebhookDelivery)
    .where(and(eq(kbBotWebhookDelivery.id, id), eq(kbBotWebhookDelivery.webhookId, webhook.id)));
  if (!row) throw notFound('推送记录不存在');
  return row;
}
