import { fen, type Output, type operator } from '@tinystar/contract';
import { and, desc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import { tenant, user } from '../identity/schema.ts';
import { payOrder, paymentDifference } from '../orders/schema.ts';
import { notFound } from '../platform/http/failure.ts';
import { record, type Given, type Operating } from './operate.ts';

export async function differences(
  { services: { db } }: Operating,
  { open, page, size }: Given<typeof operator.differences>,
): Promise<Output<typeof operator.differences>> {
  const wanted = (open ? isNull : isNotNull)(paymentDifference.handledAt);
  const rows = await db
    .select({
      ...getTableColumns(paymentDifference),
      productName: payOrder.productName,
      amount: payOrder.amount,
      buyerPhone: user.phoneNumber,
      enterpriseName: tenant.displayName,
    })
    .from(paymentDifference)
    .leftJoin(payOrder, eq(payOrder.number, paymentDifference.orderNumber))
    .leftJoin(user, eq(user.id, payOrder.userId))
    .leftJoin(tenant, and(eq(payOrder.ownerType, 'tenant'), eq(tenant.id, payOrder.ownerId)))
    .where(wanted)
    .orderBy(desc(paymentDifference.createdAt), desc(paymentDifference.id))
    .limit(size)
    .offset((page - 1) * size);
  return {
    rows: rows.map((row) => ({
      ...row,
      productName: row.productName ?? '',
      buyerPhone: row.buyerPhone ?? '',
      enterpriseName: row.enterpriseName ?? '',
      amount: row.amount ?? fen(0),
      createdAt: row.createdAt.getTime(),
      handledAt: row.handledAt?.getTime() ?? null,
    })),
    count: await db.$count(paymentDifference, wanted),
  };
}

export async function handleDifference(
  operating: Operating,
  { id, handled }: Given<typeof operator.handleDifference>,
): Promise<void> {
  const { db, now } = operating.services;
  await db.transaction(async (tx) => {
    // Two operators at once: the second changes nothing, and nothing is logged twice.
    const [row] = await tx
      .update(paymentDifference)
      .set({ handledAt: handled ? now() : null })
      .where(and(eq(paymentDifference.id, id), (handled ? isNull : isNotNull)(paymentDifference.handledAt)))
      .returning({ orderNumber: paymentDifference.orderNumber, detail: paymentDifference.detail });
    if (row) {
      const act = handled ? 'payment.handled' : 'payment.reopened';
      return await record(tx, operating, act, row.orderNumber, row.detail);
    }
    if ((await tx.$count(paymentDifference, eq(paymentDifference.id, id))) === 0) throw notFound('付款差异不存在');
  });
}
