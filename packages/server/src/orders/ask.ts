import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineJob } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { gatewayOf } from './gateway.ts';
import { payOrder } from './schema.ts';
import { noteUnsettled, settle } from './settle.ts';

const minute = 60_000;

/** Asks the payment what became of an order and follows it. Nothing was begun there: nothing changes here. */
export async function askPayment(services: Services, orderNumber: string): Promise<void> {
  const gateway = await gatewayOf(services.config);
  const trade = await gateway?.query(orderNumber);
  if (trade) await settle(services, trade, true);
}

/**
 * Ends an unpaid order, at the payment first: what is closed there can no longer be paid. A payment that was faster wins.
 */
export async function endOrder(services: Services, order: { id: string; number: string }): Promise<void> {
  const gateway = await gatewayOf(services.config);
  if (gateway) {
    await gateway.close(order.number);
    await askPayment(services, order.number);
  }
  await services.db
    .update(payOrder)
    .set({ status: 'tradeClosed', closedAt: services.now() })
    .where(and(eq(payOrder.id, order.id), eq(payOrder.status, 'waitBuyerPay')));
}

/** Asks after one order, because its buyer waits for it and a notification may be lost. */
export const askSoon = defineJob(
  'orders.ask',
  z.object({ number: z.string() }),
  async ({ number }, { services }) => askPayment(services, number),
  { attempts: 5, timeout: minute },
);

/** Closes an order that was not paid in time. */
export const expire = defineJob(
  'orders.expire',
  z.object({ id: z.string() }),
  async ({ id }, { services }) => {
    const [order] = await services.db.select().from(payOrder).where(eq(payOrder.id, id));
    if (order?.status === 'waitBuyerPay') await endOrder(services, order);
  },
  { attempts: 10, timeout: minute },
);

const every = 10 * minute;

/**
 * Compares with the payment what may differ: orders that stay open beyond their time, and orders closed unpaid during
 * the last day. Differences are written down by `settle`.
 */
export const reconcile = defineJob(
  'orders.reconcile',
  z.object({}),
  async (_payload, { services, signal }) => {
    const now = services.now().getTime();
    const open = await services.db
      .select()
      .from(payOrder)
      .where(
        or(
          and(eq(payOrder.status, 'waitBuyerPay'), lte(payOrder.expiresAt, new Date(now))),
          and(isNull(payOrder.paidAt), gt(payOrder.closedAt, new Date(now - 1_440 * minute))),
        ),
      )
      .limit(500);
    for (const order of open) {
      if (signal.aborted) break;
      try {
        await (order.status === 'waitBuyerPay' ? endOrder(services, order) : askPayment(services, order.number));
      } catch (error) {
        services.log.warn({ error, order: order.number }, 'an order could not be compared with the payment');
      }
    }
    await noteUnsettled(services);
    await scheduleReconcile(services);
  },
  { attempts: 3, timeout: 5 * minute },
);

export async function scheduleReconcile(services: Services): Promise<void> {
  const runAt = new Date(services.now().getTime() + every);
  await reconcile.enqueue(services.db, {}, { key: 'orders.reconcile', runAt });
}
