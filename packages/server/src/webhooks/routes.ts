import { errorCodes, WEBHOOK_TEST, webhooks } from '@tinystar/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { newId } from '../platform/database/columns.ts';
import { Failure } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement, type Route } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { attempt, LAST_TRY } from './attempt.ts';
import { bodyOf } from './events.ts';
import { loadDelivery, loadWebhook } from './load.ts';
import { presentDelivery, presentWebhook } from './present.ts';
import { createWebhook, renewSecret, updateWebhook } from './saveWebhook.ts';
import { kbBotWebhook, kbBotWebhookDelivery as deliveries, type DeliveryRow, type WebhookRow } from './schema.ts';
import { sendSoon } from './sendJob.ts';

const tests = { max: 20, seconds: 60 };
/** A test that a dying process has left is sent after this time. */
const abandoned = 60_000;

/** Sends one event now, once, whether the webhook is on or off, and says what came of it. */
async function sendTest(services: Services, webhook: WebhookRow): Promise<DeliveryRow> {
  const at = services.now();
  const eventId = `evt_${newId()}`;
  const event = { type: WEBHOOK_TEST, data: { message: '这是一条测试推送' } } as const;
  const [row] = await services.db
    .insert(deliveries)
    .values({
      kbBotId: webhook.kbBotId,
      webhookId: webhook.id,
      eventId,
      type: event.type,
      body: bodyOf(eventId, webhook.kbBotId, event, at),
      failures: LAST_TRY,
      nextAt: new Date(at.getTime() + abandoned),
      createdAt: at,
    })
    .returning();
  return (await attempt(services, webhook, row!, services.stopping)).row;
}

/** Webhooks, for those who build the assistant of an enterprise. */
export const webhookRoutes: readonly Route[] = [
  implement(webhooks.list, async ({ input: { kbBotId }, owner, services: { db, now } }) => {
    const assistant = await loadOwnAssistant(db, owner, kbBotId);
    const rows = await db
      .select()
      .from(kbBotWebhook)
      .where(eq(kbBotWebhook.kbBotId, assistant.id))
      .orderBy(asc(kbBotWebhook.createdAt), asc(kbBotWebhook.id));
    return { rows: rows.map((row) => presentWebhook(row, now())) };
  }),
  implement(webhooks.create, ({ input, owner, services }) => createWebhook(services, owner, input)),
  implement(webhooks.update, ({ input, owner, services }) => updateWebhook(services, owner, input)),
  implement(webhooks.remove, async ({ input, owner, services: { db } }) => {
    const row = await loadWebhook(db, owner, input);
    await db.delete(kbBotWebhook).where(eq(kbBotWebhook.id, row.id));
    return {};
  }),
  implement(webhooks.renewSecret, ({ input, owner, services }) => renewSecret(services, owner, input)),
  implement(webhooks.test, async ({ input, owner, caller, services }) => {
    const webhook = await loadWebhook(services.db, owner, input);
    await allow(services, `webhooks.test:${caller.userId}`, tests);
    return presentDelivery(await sendTest(services, webhook));
  }),
  implement(webhooks.deliveries, async ({ input, owner, services: { db } }) => {
    const { id } = await loadWebhook(db, owner, input);
    const wanted = and(eq(deliveries.webhookId, id), input.state && eq(deliveries.state, input.state));
    const rows = await db
      .select()
      .from(deliveries)
      .where(wanted)
      .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
      .limit(input.size)
      .offset((input.page - 1) * input.size);
    return { rows: rows.map(presentDelivery), count: await db.$count(deliveries, wanted) };
  }),
  implement(webhooks.resend, async ({ input, owner, services: { db, now } }) =>
    db.transaction(async (tx) => {
      const webhook = await loadWebhook(tx, owner, input, 'update');
      const { id } = await loadDelivery(tx, webhook, input.deliveryId);
      if (!webhook.on) throw new Failure(errorCodes.conflict, '推送已停用，启用后才能重新发送');
      const at = now();
      const [row] = await tx
        .update(deliveries)
        .set({ state: 'waiting', failures: 0, nextAt: at })
        .where(eq(deliveries.id, id))
        .returning();
      // A person who asks for it believes the receiver to be back.
      await tx.update(kbBotWebhook).set({ heldUntil: null }).where(eq(kbBotWebhook.id, webhook.id));
      await sendSoon(tx, { id: webhook.id, heldUntil: null }, at);
      return presentDelivery(row!);
    }),
  ),
];
