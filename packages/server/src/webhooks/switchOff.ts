import type { webhookOffReasons } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { kbBot } from '../assistants/schema.ts';
import { enterpriseName, makersOf, notify } from '../notices/notify.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { kbBotWebhook, kbBotWebhookDelivery, type WebhookRow } from './schema.ts';

/** What was still to be sent when a webhook was switched off is not; a person can have it sent again. */
export async function failWaiting(db: Queries, webhookId: string): Promise<void> {
  await db
    .update(kbBotWebhookDelivery)
    .set({ state: 'failed', error: '推送已停用，没有发送' })
    .where(and(eq(kbBotWebhookDelivery.webhookId, webhookId), eq(kbBotWebhookDelivery.state, 'waiting')));
}

/** Switches a webhook off that cannot be delivered to any more, and tells its makers. */
export async function switchOff(
  { db, now }: Services,
  { id, kbBotId, address }: WebhookRow,
  reason: (typeof webhookOffReasons)[number],
): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    const [off] = await tx
      .update(kbBotWebhook)
      .set({ on: false, offReason: reason, heldUntil: null, updatedAt: at })
      .where(and(eq(kbBotWebhook.id, id), eq(kbBotWebhook.on, true)))
      .returning({ id: kbBotWebhook.id });
    if (!off) return;
    await failWaiting(tx, id);
    const [bot] = await tx.select().from(kbBot).where(eq(kbBot.id, kbBotId));
    if (bot?.ownerType !== 'tenant') return;
    const enterprise = await enterpriseName(tx, bot.ownerId);
    const words = { kind: 'webhook' as const, enterprise, assistant: bot.name, address, reason };
    await notify(tx, {
      userIds: await makersOf(tx, bot.ownerId),
      tenantId: bot.ownerId,
      kbBotId,
      words,
      now: at,
    });
  });
}
