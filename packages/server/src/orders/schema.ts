import { coins, type Coins, type DifferenceKind, type Fen, type OrderStatus } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../platform/database/columns.ts';

/**
 * What somebody ordered, with the price and the goods of that moment: a later change of the products changes no order.
 * Kept without references, because the books outlive accounts and enterprises.
 */
export const payOrder = pgTable(
  'pay_order',
  {
    id: id(),
    /** Its name at the payment (`out_trade_no`) and in talks with people. */
    number: text().notNull().unique(),
    /** Who gets the goods. */
    ownerType: text().$type<'personal' | 'tenant'>().notNull(),
    ownerId: text().notNull(),
    /** Who ordered. */
    userId: text().notNull(),
    productId: text().notNull(),
    productName: text().notNull(),
    kind: text().$type<'coins' | 'plan'>().notNull(),
    coins: integer().$type<Coins>().notNull(),
    days: integer().notNull(),
    amount: integer().$type<Fen>().notNull(),
    status: text().$type<OrderStatus>().notNull().default('waitBuyerPay'),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The trade that paid it; each pays one order. */
    tradeNo: text().unique(),
    paidAt: instant(),
    closedAt: instant(),
    refundedAt: instant(),
    refundedCoins: integer().$type<Coins>().notNull().default(coins(0)),
  },
  (table) => [
    // However often and at how many windows somebody presses, a product has one unpaid order.
    uniqueIndex('pay_order_unpaid')
      .on(table.ownerType, table.ownerId, table.userId, table.productId)
      .where(sql`status = 'waitBuyerPay'`),
    index('pay_order_owner').on(table.ownerType, table.ownerId, table.createdAt),
    index('pay_order_waiting')
      .on(table.expiresAt)
      .where(sql`status = 'waitBuyerPay'`),
    index('pay_order_closed')
      .on(table.closedAt)
      .where(sql`paid_at is null and closed_at is not null`),
    check('pay_order_amount', sql`amount > 0 and coins >= 0 and days >= 0`),
  ],
);

/** What the payment says differently than our books, or the books of themselves, once each; a person has to look at it. */
export const paymentDifference = pgTable(
  'payment_difference',
  {
    id: id(),
    orderNumber: text().notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    detail: text().notNull(),
    createdAt: instant().notNull(),
    /** When an operator was done with it; what is new about it afterwards opens it again. */
    handledAt: instant(),
  },
  (table) => [uniqueIndex('payment_difference_once').on(table.orderNumber, table.kind)],
);
