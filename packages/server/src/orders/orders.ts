import { randomInt } from 'node:crypto';
import { constants, errorCodes, fen, orders as calls, type Order, type PayableOrder } from '@tinystar/contract';
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { FREE_TRIAL_DAYS } from '../enterprise/plan.ts';
import { loadTenant } from '../identity/tenantOf.ts';
import type { Caller, Owner } from '../platform/http/caller.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { askSoon, endOrder, expire } from './ask.ts';
import { gatewayOf, type PaymentGateway } from './gateway.ts';
import { noticePath } from './notices.ts';
import { planTable, productsOf, type Product } from './products.ts';
import { payOrder } from './schema.ts';
import { settle } from './settle.ts';

/** How long an order may be paid. */
const payableFor = 15 * 60_000;
/** An order that is paid this late may be closed while its page is still open. */
const tooLateToPay = 30_000;
const perBuyer = { max: 30, seconds: 600 };
const words = {
  notConfigured: '支付功能尚未配置，暂时无法购买，请联系管理员',
  unreachable: '支付服务暂时无法访问，请稍后重试',
  planNeedsEnterprise: '套餐属于企业，请先切换到企业身份',
  planWithoutEnd: '当前企业套餐长期有效，无需购买',
  over: '订单已结束，请重新下单',
};

type Row = typeof payOrder.$inferSelect;
type Device = 'desktop' | 'phone';

const wire = (row: Row): Order => ({
  ...row,
  createdTime: row.createdAt.getTime(),
  expiredTime: row.expiresAt.getTime(),
  paidTime: row.paidAt?.getTime() ?? null,
  refundedTime: row.refundedAt?.getTime() ?? null,
});

const ofOwner = (owner: Owner) => and(eq(payOrder.ownerType, owner.type), eq(payOrder.ownerId, owner.id));

/** An order of the current identity; any other one answers 404. */
async function loadOrder(services: Services, owner: Owner, id: string): Promise<Row> {
  const [row] = await services.db
    .select()
    .from(payOrder)
    .where(and(eq(payOrder.id, id), ofOwner(owner)));
  if (!row) throw notFound('订单不存在');
  return row;
}

async function openGateway({ config }: Services): Promise<PaymentGateway> {
  const gateway = await gatewayOf(config);
  if (!gateway) throw new Failure(errorCodes.unavailable, words.notConfigured);
  return gateway;
}

/** Longer than this nobody waits behind a button. */
const patience = 5_000;

const inTime = <T>(asked: Promise<T>): Promise<T> =>
  Promise.race([
    asked,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('the payment is too slow')), patience).unref();
    }),
  ]);

/** Says in the buyer's words that the payment did not answer; what happened to the order is asked later. */
async function reach<T>(services: Services, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    services.log.warn({ error }, 'the payment did not answer');
    throw new Failure(errorCodes.unavailable, words.unreachable);
  }
}

/** An order that needs no payment page any more: the buyer sees what became of it. */
const over = (row: Row): PayableOrder => ({ ...wire(row), alipayData: '' });

/**
 * The order with its payment page. The payment is asked first: a page that could not open is not offered, and money that
 * came unnoticed is not asked for twice.
 */
async function payable(
  services: Services,
  gateway: PaymentGateway,
  owner: Owner,
  id: string,
  device: Device,
): Promise<PayableOrder> {
  const before = await loadOrder(services, owner, id);
  const trade = await reach(services, () => inTime(gateway.query(before.number)));
  if (trade) await settle(services, trade, true);
  const row = trade ? await loadOrder(services, owner, id) : before;
  if (row.status !== 'waitBuyerPay') return over(row);
  if (row.expiresAt <= services.now()) throw new Failure(errorCodes.conflict, words.over);
  const origin = services.config.PUBLIC_ORIGIN!;
  const alipayData = gateway.payAddress(
    {
      number: row.number,
      // Without an ampersand: a form of the payment would read it as the begin of a sign.
      subject: row.productName.replaceAll('&', ' '),
      amount: row.amount,
      expiresAt: row.expiresAt,
      returnUrl: `${origin}/user/order/result?orderId=${row.id}`,
      notifyUrl: `${origin}${noticePath}`,
    },
    device,
  );
  return { ...wire(row), alipayData };
}

async function create(services: Services, caller: Caller, owner: Owner, product: Product): Promise<Row> {
  if (product.kind === 'plan') await refuseNeedlessPlan(services, caller);
  const known = await unpaidOf(services, caller, owner, product);
  const now = services.now();
  if (known && known.expiresAt.getTime() > now.getTime() + tooLateToPay) return known;
  await allow(services, `order:${caller.userId}`, perBuyer);
  if (known) await reach(services, () => endOrder(services, known));
  const row: typeof payOrder.$inferInsert = {
    number: orderNumber(now),
    ownerType: owner.type,
    ownerId: owner.id,
    userId: caller.userId,
    productId: product.id,
    productName: product.name,
    kind: product.kind,
    coins: product.coins,
    days: product.days,
    amount: product.price,
    createdAt: now,
    expiresAt: new Date(now.getTime() + payableFor),
  };
  const made = await services.db.transaction(async (tx) => {
    const [order] = await tx.insert(payOrder).values(row).onConflictDoNothing().returning();
    if (order) {
      const runAt = new Date(order.expiresAt.getTime() + tooLateToPay);
      await expire.enqueue(tx, { id: order.id }, { key: `orders.expire:${order.id}`, runAt });
    }
    return order;
  });
  // Somebody pressed twice: the other press has made it.
  const order = made ?? (await unpaidOf(services, caller, owner, product));
  if (!order) throw new Failure(errorCodes.conflict);
  return order;
}

async function unpaidOf(services: Services, caller: Caller, owner: Owner, product: Product) {
  const [row] = await services.db
    .select()
    .from(payOrder)
    .where(
      and(
        ofOwner(owner),
        eq(payOrder.userId, caller.userId),
        eq(payOrder.productId, product.id),
        eq(payOrder.status, 'waitBuyerPay'),
      ),
    );
  return row;
}

async function refuseNeedlessPlan(services: Services, caller: Caller): Promise<void> {
  if (!caller.tenant) throw new Failure(errorCodes.conflict, words.planNeedsEnterprise);
  const row = await loadTenant(services.db, caller);
  if (row.type === 'formal' && row.planEndsAt === null) throw new Failure(errorCodes.conflict, words.planWithoutEnd);
}

/** Day and time of Shanghai and six random digits: short enough to be read out, too many to be guessed or to meet. */
function orderNumber(now: Date): string {
  const time = now.toLocaleString('sv-SE', { timeZone: constants.TIME_ZONE }).replaceAll(/\D/g, '');
  return `${time}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

const creating = (call: typeof calls.create, device: Device) =>
  implement(call, async ({ input, caller, owner, services }) => {
    const product = productsOf(services.config).find(({ id }) => id === input.productId);
    if (!product) throw notFound('商品不存在或已下架');
    const gateway = await openGateway(services);
    const { id } = await create(services, caller, owner, product);
    return payable(services, gateway, owner, id, device);
  });

const paying = (call: typeof calls.pay, device: Device) =>
  implement(call, async ({ input, owner, services }) => {
    const row = await loadOrder(services, owner, input.orderId);
    if (row.status !== 'waitBuyerPay') return over(row);
    const gateway = await openGateway(services);
    return payable(services, gateway, owner, row.id, device);
  });

const close = implement(calls.close, async ({ input, owner, services }) => {
  const row = await loadOrder(services, owner, input.orderId);
  if (row.status === 'waitBuyerPay') await reach(services, () => endOrder(services, row));
  return wire(await loadOrder(services, owner, row.id));
});

const checkStatus = implement(calls.checkStatus, async ({ input, owner, services }) => {
  const row = await loadOrder(services, owner, input.orderId);
  // A notification may be lost; the job asks once however many windows wait.
  if (row.status === 'waitBuyerPay' && services.config.ALIPAY_APP_ID !== undefined) {
    await askSoon.enqueue(services.db, { number: row.number }, { key: `orders.ask:${row.id}` });
  }
  return wire(row);
});

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
