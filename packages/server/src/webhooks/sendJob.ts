import { and, asc, eq, lte, min } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../platform/database/database.ts';
import { defineJob, type Job } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { attempt, type Outcome } from './attempt.ts';
import { kbBotWebhook, kbBotWebhookDelivery as deliveries, type WebhookRow } from './schema.ts';
import { failWaiting, switchOff } from './switchOff.ts';

/** Deliveries of one webhook that are on their way at the same time. */
const BATCH = 10;
/** The clocks of database and server may differ by so much; else a job that comes a little early would come again at once. */
const tolerance = 2_000;
/** For how long nothing is sent to a receiver that was silent. */
const hold = 60_000;
/** Days of failures after which a webhook is switched off. */
export const FAILING_DAYS = 5;

/** The jobs of one webhook run one after the other, so that a slow receiver takes the place of one job at most. */
const queueOf = (webhookId: string) => `webhook:${webhookId}`;

/** Has what is due for a webhook sent, as soon as the receiver is no longer held. */
export const sendSoon = (
  tx: Queries,
  { id: webhookId, heldUntil }: Pick<WebhookRow, 'id' | 'heldUntil'>,
  now: Date,
): Promise<void> =>
  // Without a key: callers in long transactions would wait for each other's row of the queue.
  sendJob.enqueue(
    tx,
    { webhookId },
    { queue: queueOf(webhookId), ...(heldUntil && heldUntil > now && { runAt: heldUntil }) },
  );

/** Sends what is due for one webhook, and comes again for the rest and for what failed. */
export const sendJob: Job<{ webhookId: string }> = defineJob(
  'webhooks.send',
  z.object({ webhookId: z.string() }),
  async ({ webhookId }, { services, signal }) => {
    const { db, now } = services;
    const [webhook] = await db.select().from(kbBotWebhook).where(eq(kbBotWebhook.id, webhookId));
    if (!webhook) return;
    if (!webhook.on) return await failWaiting(db, webhookId);
    if (!webhook.heldUntil || webhook.heldUntil.getTime() <= now().getTime() + tolerance) {
      const due = await db
        .select()
        .from(deliveries)
        .where(and(isWaiting(webhookId), lte(deliveries.nextAt, new Date(now().getTime() + tolerance))))
        .orderBy(asc(deliveries.nextAt), asc(deliveries.id))
        .limit(BATCH);
      if (due.length === 0) return await comeAgain(db, webhookId);
      await conclude(services, webhook, await Promise.all(due.map((each) => attempt(services, webhook, each, signal))));
    }
    await comeAgain(db, webhookId);
  },
  { attempts: 5, timeout: 60_000 },
);

const isWaiting = (webhookId: string) => and(eq(deliveries.webhookId, webhookId), eq(deliveries.state, 'waiting'));

/** What a webhook is after its receiver has answered, or has not. */
async function conclude(services: Services, webhook: WebhookRow, outcomes: readonly Outcome[]): Promise<void> {
  const { db, now } = services;
  if (outcomes.some(({ gone }) => gone)) return await switchOff(services, webhook, 'gone');
  const arrived = outcomes.some(({ ok }) => ok);
  const failingSince = arrived ? null : (webhook.failingSince ?? now());
  const heldUntil = !arrived && outcomes.some(({ silent }) => silent) ? new Date(now().getTime() + hold) : null;
  await db.update(kbBotWebhook).set({ failingSince, heldUntil }).where(eq(kbBotWebhook.id, webhook.id));
  if (failingSince && now().getTime() - failingSince.getTime() >= FAILING_DAYS * 86_400_000)
    await switchOff(services, webhook, 'failing');
}

/** Plans the next look at a webhook that has something waiting. One that waits for a new event has a job of its own. */
async function comeAgain(db: Queries, webhookId: string): Promise<void> {
  const [row] = await db
    .select({ at: min(deliveries.nextAt), heldUntil: kbBotWebhook.heldUntil })
    .from(deliveries)
    .innerJoin(kbBotWebhook, eq(kbBotWebhook.id, deliveries.webhookId))
    .where(isWaiting(webhookId))
    .groupBy(kbBotWebhook.heldUntil);
  if (!row?.at) return;
  const runAt = row.heldUntil && row.heldUntil > row.at ? row.heldUntil : row.at;
  await sendJob.enqueue(db, { webhookId }, { key: `webhooks.again:${webhookId}`, queue: queueOf(webhookId), runAt });
}

/** After a start: whatever waits is sent when its time comes, also where the job for it is lost. */
export async function wakeAll(db: Queries): Promise<void> {
  const rows = await db
    .selectDistinct({ webhookId: deliveries.webhookId })
    .from(deliveries)
    .where(eq(deliveries.state, 'waiting'));
  for (const { webhookId } of rows) await comeAgain(db, webhookId);
}
