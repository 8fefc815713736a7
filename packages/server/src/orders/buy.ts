import { randomInt } from 'node:crypto';
import { errorCodes, type Order, type PayableOrder } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { tenant } from '../identity/schema.ts';
import { inShanghai } from '../platform/dayKeys.ts';
import type { Owner } from '../platform/http/caller.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import type { Services } from '../platform/services.ts';
import { askSoon, endOrder, expire } from './ask.ts';
import { gatewayOf, type PaymentGateway } from './gateway.ts';
import { noticePath } from './notices.ts';
import type { Product } from './products.ts';
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
  stoppedByPlatform: '企业由平台停用，不能通过购买恢复，请提交续费申请',
  over: '订单已结束，请重新下单',
};

export type OrderRow = typeof payOrder.$inferSelect;
export type Device = 'desktop' | 'phone';

/** Who orders, for whom, and on which device. */
export interface Buying {
  userId: string;
  owner: Owner;
  device: Device;
  /** The plan is paid from outside of the identity it is for: its result is asked for otherwise. */
  renewal?: boolean;
}

/** An order of one owner; any other one answers 404. */
export async function loadOrder(services: Services, owner: Owner, id: string): Promise<OrderRow> {
  const [row] = await services.db
    .select()
    .from(payOrder)
    .where(and(eq(payOrder.id, id), ofOwner(owner)));
  if (!row) throw notFound('订单不存在');
  return row;
}

export const wire = (row: OrderRow): Order => ({
  ...row,
  createdTime: row.createdAt.getTime(),
  expiredTime: row.expiresAt.getTime(),
  paidTime: row.paidAt?.getTime() ?? null,
  refundedTime: row.refundedAt?.getTime() ?? null,
});

export const ofOwner = (owner: Owner) => and(eq(payOrder.ownerType, owner.type), eq(payOrder.ownerId, owner.id));

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
const over = (row: OrderRow): PayableOrder => ({ ...wire(row), alipayData: '' });

/**
 * The order with its payment page. The payment is asked first: a page that could not open is not offered, and money that
 * came unnoticed is not asked for twice.
 */
async function payable(
  services: Services,
  gateway: PaymentGateway,
  { owner, device, renewal }: Buying,
  before: OrderRow,
): Promise<PayableOrder> {
  const trade = await reach(services, () => inTime(gateway.query(before.number)));
  if (trade) await settle(services, trade, true);
  const row = trade ? await loadOrder(services, owner, before.id) : before;
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
      returnUrl: `${origin}/user/order/result?orderId=${row.id}${renewal ? '&renewal=true' : ''}`,
      notifyUrl: `${origin}${noticePath}`,
    },
    device,
  );
  return { ...wire(row), alipayData };
}

async function create(services: Services, buying: Buying, product: Product, tries = 2): Promise<OrderRow> {
  const { userId, owner } = buying;
  if (product.kind === 'plan') await refuseNeedlessPlan(services, owner);
  const known = await unpaidOf(services, userId, owner, product);
  const now = services.now();
  if (known && known.expiresAt.getTime() > now.getTime() + tooLateToPay) return known;
  await allow(services, `order:${userId}`, perBuyer);
  if (known) await reach(services, () => endOrder(services, known));
  const row: typeof payOrder.$inferInsert = {
    number: orderNumber(now),
    ownerType: owner.type,
    ownerId: owner.id,
    userId,
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
  const order = made ?? (await unpaidOf(services, userId, owner, product));
  if (order) return order;
  // What stood in the way, an order that ended meanwhile or the same number, is gone.
  if (tries > 1) return create(services, buying, product, tries - 1);
  throw new Failure(errorCodes.conflict);
}

async function unpaidOf(services: Services, userId: string, owner: Owner, product: Product) {
  const [row] = await services.db
    .select()
    .from(payOrder)
    .where(
      and(
        ofOwner(owner),
        eq(payOrder.userId, userId),
        eq(payOrder.productId, product.id),
        eq(payOrder.status, 'waitBuyerPay'),
      ),
    );
  return row;
}

async function refuseNeedlessPlan(services: Services, owner: Owner): Promise<void> {
  if (owner.type === 'personal') throw new Failure(errorCodes.conflict, words.planNeedsEnterprise);
  const [row] = await services.db.select().from(tenant).where(eq(tenant.id, owner.id));
  if (!row) throw notFound();
  if (row.type !== 'formal' || row.planEndsAt !== null) return;
  throw new Failure(errorCodes.conflict, row.status === 'stopped' ? words.stoppedByPlatform : words.planWithoutEnd);
}

/** Day and time of Shanghai and six random digits: short enough to be read out, too many to be guessed or to meet. */
function orderNumber(now: Date): string {
  const time = inShanghai(now).replaceAll(/\D/g, '');
  return `${time}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

/** Orders a product with its payment page; the unpaid order of it when there is one. */
export async function buy(services: Services, buying: Buying, product: Product | undefined): Promise<PayableOrder> {
  if (!product) throw notFound('商品不存在或已下架');
  const gateway = await openGateway(services);
  return payable(services, gateway, buying, await create(services, buying, product));
}

/** The payment page of an order that is unpaid. */
export async function payFor(services: Services, buying: Buying, row: OrderRow): Promise<PayableOrder> {
  if (row.status !== 'waitBuyerPay') return over(row);
  return payable(services, await openGateway(services), buying, row);
}

/** Closes an order here and at the payment; answers what became of it. */
export async function closeOrder(services: Services, owner: Owner, row: OrderRow): Promise<Order> {
  if (row.status === 'waitBuyerPay') await reach(services, () => endOrder(services, row));
  return wire(await loadOrder(services, owner, row.id));
}

/** The order as it stands; of an unpaid one the payment is asked soon. */
export async function lookAfter(services: Services, row: OrderRow): Promise<Order> {
  // A notification may be lost; the job asks once however many windows wait.
  if (row.status === 'waitBuyerPay' && services.config.ALIPAY_APP_ID !== undefined) {
    await askSoon.enqueue(services.db, { number: row.number }, { key: `orders.ask:${row.id}` });
  }
  return wire(row);
}
