import { minus, coins, constants, type DifferenceKind, type Fen } from '@tinystar/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { coinAccount } from '../coins/schema.ts';
import { moveCoins, ofOwner } from '../coins/move.ts';
import { scheduleStopPlans } from '../enterprise/plan.ts';
import { tenant } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { laterThan } from '../platform/database/versions.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import type { Trade } from './gateway.ts';
import { payOrder, paymentDifference } from './schema.ts';
import { yuanOf } from './yuan.ts';

type Order = typeof payOrder.$inferSelect;
type Clocked = Pick<Services, 'db' | 'now' | 'log'>;
export type Settled = 'done' | 'unknownOrder' | 'refused' | 'ask';

const day = 86_400_000;

/**
 * Brings an order to what its trade has come to, in one transaction that holds the order: whatever arrives, in any order
 * and however often at once, grants once and takes back once. The trade must have been verified, or been asked for.
 *
 * Answers `ask` for a payment of an order that is closed here: an old notification may tell it, so only the payment's
 * answer of now (`asked`) counts. Money that did arrive is always answered by the goods.
 */
export function settle(services: Clocked, trade: Trade, asked = false): Promise<Settled> {
  return services.db.transaction(async (tx) => {
    // A trade pays one order, also where two are told of it at once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`trade:${trade.tradeNo}`}, 0))`);
    const [order] = await tx.select().from(payOrder).where(eq(payOrder.number, trade.orderNumber)).for('update');
    if (!order) return 'unknownOrder';
    const differs = (kind: DifferenceKind, detail: string) => noteDifference(services, tx, order, kind, detail);
    if (trade.amount !== order.amount) {
      await differs('amount', `付款${yuan(trade.amount)}，订单${yuan(order.amount)}`);
      return 'refused';
    }
    if (order.tradeNo !== null && order.tradeNo !== trade.tradeNo) {
      await differs('otherTrade', `交易${trade.tradeNo}，已入账的是${order.tradeNo}`);
      return 'refused';
    }
    const [other] = await tx
      .select({ number: payOrder.number })
      .from(payOrder)
      .where(and(eq(payOrder.tradeNo, trade.tradeNo), ne(payOrder.id, order.id)));
    if (other) {
      await differs('otherTrade', `交易${trade.tradeNo}，已用于订单${other.number}`);
      return 'refused';
    }
    const now = services.now();
    if (trade.status === 'WAIT_BUYER_PAY') return 'done';
    if (trade.status === 'TRADE_CLOSED') {
      if (trade.wasPaid) await takeBack(services, tx, order, trade, now);
      else if (order.status === 'waitBuyerPay') await end(tx, order, { status: 'tradeClosed', closedAt: now });
      return 'done';
    }
    if (order.paidAt === null && order.status === 'tradeClosed' && !asked) return 'ask';
    const status = trade.status === 'TRADE_FINISHED' ? 'tradeFinished' : 'tradeSuccess';
    if (order.paidAt === null) {
      await end(tx, order, { status, paidAt: now, closedAt: null, tradeNo: trade.tradeNo });
      await grant(tx, services, order, now);
    } else if (order.status === 'tradeSuccess' && status === 'tradeFinished') await end(tx, order, { status });
    if (trade.refunded > 0) await differs('partialRefund', `${yuan(order.amount)}中退回${yuan(trade.refunded)}`);
    return 'done';
  });
}

const ownerOf = (order: Order): Owner => ({ type: order.ownerType, id: order.ownerId });

async function end(tx: Queries, order: Order, change: Partial<Order>): Promise<void> {
  await tx.update(payOrder).set(change).where(eq(payOrder.id, order.id));
}

async function grant(tx: Queries, services: Clocked, order: Order, now: Date): Promise<void> {
  if (order.kind === 'plan') return lengthenPlan(tx, services, order, order.days * day, now);
  await moveCoins(tx, {
    owner: ownerOf(order),
    delta: order.coins,
    key: `order:${order.id}:paid`,
    type: 'recharge',
    remark: `充值${order.productName}`,
    now,
  });
}

/** The money went back: so do the goods, as far as they are still there. */
async function takeBack(services: Clocked, tx: Queries, order: Order, trade: Trade, now: Date): Promise<void> {
  if (order.refundedAt !== null) return;
  const paidAt = order.paidAt ?? now;
  const closed = { status: 'tradeClosed', paidAt, refundedAt: now, closedAt: now, tradeNo: trade.tradeNo } as const;
  // It is told that the money went back before it was told that it came: nothing was granted.
  if (order.paidAt === null) return end(tx, order, closed);
  if (order.kind === 'plan') {
    await end(tx, order, closed);
    return lengthenPlan(tx, services, order, -order.days * day, now);
  }
  const owner = ownerOf(order);
  const [purse] = await tx.select().from(coinAccount).where(ofOwner(owner)).for('update');
  const refundedCoins = coins(Math.min(order.coins, purse?.balance ?? 0));
  await end(tx, order, { ...closed, refundedCoins });
  if (refundedCoins > 0) {
    const remark = `退款扣回${refundedCoins.toLocaleString('zh-CN')}${constants.COIN_NAME}`;
    await moveCoins(tx, {
      owner,
      delta: minus(refundedCoins),
      key: `order:${order.id}:refund`,
      type: 'refund',
      remark,
      now,
    });
  }
  if (refundedCoins < order.coins) {
    const spent = order.coins - refundedCoins;
    await noteDifference(
      services,
      tx,
      order,
      'spentBeforeRefund',
      `${order.coins}${constants.COIN_NAME}中已用掉${spent}`,
    );
  }
}

async function lengthenPlan(tx: Queries, services: Clocked, order: Order, by: number, now: Date): Promise<void> {
  const [row] = await tx.select().from(tenant).where(eq(tenant.id, order.ownerId)).for('update');
  // The enterprise is gone, or its plan has no end that could move.
  if (!row || (row.planEndsAt === null && row.type === 'formal')) {
    services.log.error({ order: order.number }, 'a paid plan found no enterprise to go to');
    return;
  }
  const from = by > 0 ? Math.max(now.getTime(), row.planEndsAt?.getTime() ?? 0) : (row.planEndsAt?.getTime() ?? 0);
  const planEndsAt = new Date(Math.max(now.getTime(), from + by));
  await tx
    .update(tenant)
    .set({
      planEndsAt,
      ...(by > 0 && { type: 'formal' as const, status: 'enabled' as const }),
      updatedAt: laterThan(tenant.updatedAt, now),
    })
    .where(eq(tenant.id, row.id));
  await scheduleStopPlans({ db: tx, now: services.now });
}

const yuan = (amount: Fen) => `${yuanOf(amount)}元`;

/** Writes a difference down for a person to look at; one that is known with the same words changes nothing. */
async function noteDifference(
  services: Clocked,
  tx: Queries,
  order: Pick<Order, 'number'>,
  kind: DifferenceKind,
  detail: string,
): Promise<void> {
  const createdAt = services.now();
  const made = await tx
    .insert(paymentDifference)
    .values({ orderNumber: order.number, kind, detail, createdAt })
    .onConflictDoUpdate({
      target: [paymentDifference.orderNumber, paymentDifference.kind],
      set: { detail, createdAt, handledAt: null },
      setWhere: ne(paymentDifference.detail, detail),
    })
    .returning({ id: paymentDifference.id });
  if (made.length > 0) services.log.error({ order: order.number, kind, detail }, 'the payment and the books differ');
}

/** Writes down the orders whose goods and ledger do not agree. There must never be one. */
export async function noteUnsettled(services: Clocked): Promise<void> {
  for (const number of await unsettled(services.db))
    await noteDifference(
      services,
      services.db,
      { number },
      'ledger',
      `${constants.COIN_NAME}明细没有这笔订单应有的一行`,
    );
}

/** Orders whose goods and ledger do not agree. */
export async function unsettled(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ number: string }>(sql`
    select o.number from pay_order o
    where o.kind = 'coins' and (
      (o.paid_at is not null and (o.refunded_at is null or o.refunded_coins > 0)
        and not exists (select from coin_ledger l where l.key = 'order:' || o.id || ':paid' and l.delta = o.coins))
      or (o.paid_at is null and exists (select from coin_ledger l where l.key = 'order:' || o.id || ':paid'))
      or (o.refunded_coins > 0
        and not exists (select from coin_ledger l where l.key = 'order:' || o.id || ':refund' and l.delta = -o.refunded_coins)))`);
  return rows.map(({ number }) => number);
}
