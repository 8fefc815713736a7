import { fen, orders as calls } from '@tinystar/contract';
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { FREE_TRIAL_DAYS } from '../enterprise/plan.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { buy, closeOrder, loadOrder, lookAfter, ofOwner, payFor, wire, type Device } from './buy.ts';
import { planTable, productsOf } from './products.ts';
import { payOrder } from './schema.ts';

const creating = (call: typeof calls.create, device: Device) =>
  implement(call, ({ input, caller: { userId }, owner, services }) =>
    buy(
      services,
      { userId, owner, device },
      productsOf(services.config).find(({ id }) => id === input.productId),
    ),
  );

const paying = (call: typeof calls.pay, device: Device) =>
  implement(call, async ({ input, caller: { userId }, owner, services }) =>
    payFor(services, { userId, owner, device }, await loadOrder(services, owner, input.orderId)),
  );

const close = implement(calls.close, async ({ input, owner, services }) =>
  closeOrder(services, owner, await loadOrder(services, owner, input.orderId)),
);

const checkStatus = implement(calls.checkStatus, async ({ input, owner, services }) =>
  lookAfter(services, await loadOrder(services, owner, input.orderId)),
);

const get = implement(calls.get, async ({ input, owner, services }) =>
  wire(await loadOrder(services, owner, input.id)),
);

const unpaid = implement(calls.unpaid, async ({ owner, services }) => {
  const rows = await services.db
    .select()
    .from(payOrder)
    .where(and(ofOwner(owner), eq(payOrder.status, 'waitBuyerPay')))
    .orderBy(desc(payOrder.createdAt));
  return { rows: rows.map(wire), count: rows.length };
});

const states = {
  waiting: eq(payOrder.status, 'waitBuyerPay'),
  paid: and(isNotNull(payOrder.paidAt), isNull(payOrder.refundedAt)),
  closed: and(eq(payOrder.status, 'tradeClosed'), isNull(payOrder.paidAt)),
  refunded: isNotNull(payOrder.refundedAt),
};

const page = implement(calls.page, async ({ input, owner, services: { db } }) => {
  const wanted = and(ofOwner(owner), input.state && states[input.state]);
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(payOrder)
      .where(wanted)
      .orderBy(sql`status = 'waitBuyerPay' desc`, desc(payOrder.createdAt), desc(payOrder.id))
      .limit(input.size)
      .offset((input.page - 1) * input.size),
    db.select({ count: count() }).from(payOrder).where(wanted),
  ]);
  return { rows: rows.map(wire), count: total?.count ?? 0 };
});

const isPayable = (services: Services): boolean => services.config.ALIPAY_APP_ID !== undefined;

const packs = implement(calls.packs, ({ services }) => {
  const rows = productsOf(services.config).filter(({ kind }) => kind === 'coins');
  return Promise.resolve({
    rows: rows.map(({ id, name, coins, price }) => ({ id, name, count: coins, price })),
    count: rows.length,
    payable: isPayable(services),
  });
});

const plans = implement(calls.plans, ({ services }) => {
  const rows = productsOf(services.config).filter(({ kind }) => kind === 'plan');
  return Promise.resolve({
    rows: rows.map(({ id, name, days, price }) => ({ id, name, days, price, ...planTable })),
    count: rows.length,
    payable: isPayable(services),
  });
});

const trialPlans = implement(calls.trialPlans, () => {
  const trial = { id: 'trial', name: '免费试用', price: fen(0), days: FREE_TRIAL_DAYS, ...planTable };
  return Promise.resolve({ rows: [trial], count: 1 });
});

export const orderRoutes = [
  packs,
  plans,
  trialPlans,
  creating(calls.create, 'desktop'),
  creating(calls.createMobile, 'phone'),
  paying(calls.pay, 'desktop'),
  paying(calls.payMobile, 'phone'),
  close,
  checkStatus,
  get,
  unpaid,
  page,
];
