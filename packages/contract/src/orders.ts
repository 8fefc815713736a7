import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Coins, Fen } from './amounts.ts';
import { Id, listOf, nothing, paging } from './paging.ts';
import { planFeatures } from './planFeatures.ts';

/** platform.md §3 order; `error` is a state of the client alone (C-39). */
export const orderStatuses = ['waitBuyerPay', 'tradeSuccess', 'tradeClosed', 'tradeFinished'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A package of coins. */
export const CoinPack = z.object({ id: z.string(), name: z.string(), count: Coins, price: Fen });
export type CoinPack = z.infer<typeof CoinPack>;

/** A plan of an enterprise; `limit` null means without limit. */
export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  price: Fen,
  days: z.number(),
  rights: z.array(z.object({ id: z.string(), name: z.string(), limit: z.nullable(z.number()) })),
  features: z.array(z.enum(planFeatures)),
});
export type Plan = z.infer<typeof Plan>;

/** Times are ms since the epoch. An order that was paid before it was closed is one whose money went back. */
export const Order = z.object({
  id: Id,
  /** What buyers and the payment's own records call it. */
  number: z.string(),
  productId: z.string(),
  productName: z.string(),
  kind: z.enum(['coins', 'plan']),
  coins: Coins,
  /** That a plan lasts; 0 of coins. */
  days: z.number(),
  amount: Fen,
  status: z.enum(orderStatuses),
  createdTime: z.number(),
  expiredTime: z.number(),
  paidTime: z.nullable(z.number()),
  refundedTime: z.nullable(z.number()),
  /** Coins taken back with the refund: what was left of them. */
  refundedCoins: Coins,
});
export type Order = z.infer<typeof Order>;

/** An order with the address of its payment page (C-38). */
export const PayableOrder = z.extend(Order, { alipayData: z.string() });
export type PayableOrder = z.infer<typeof PayableOrder>;

export const productId = z.string().check(z.regex(/^[\w-]{1,40}$/));
const qrPayMode = z.literal('1');
const creation = z.object({ productId, qrPayMode });
const opening = z.object({ orderId: Id, qrPayMode });

/** Products and orders (platform.md §7; API-049 to API-064, API-295). What an order costs and gives, and to whom, is the server's to say. */
export const orders = {
  packs: endpoint({
    name: 'products.packs',
    method: 'POST',
    path: '/api/v1/productTsCoin/query/list',
    access: 'user',
    input: nothing,
    output: z.extend(listOf(CoinPack), { payable: z.boolean() }),
    summary: 'The packages of coins; `payable` tells whether a payment is configured at all.',
  }),
  plans: endpoint({
    name: 'products.plans',
    method: 'POST',
    path: '/api/v1/productSetMeal/query/list',
    access: 'user',
    input: nothing,
    output: z.extend(listOf(Plan), { payable: z.boolean() }),
    summary: 'The plans that enterprises can buy.',
  }),
  trialPlans: endpoint({
    name: 'products.trialPlans',
    method: 'POST',
    path: '/api/v1/productSetMeal/query/list4Trial',
    access: 'user',
    input: nothing,
    output: listOf(Plan),
    summary: 'The plans that cost nothing.',
  }),
  create: endpoint({
    name: 'orders.create',
    once: true,
    method: 'POST',
    path: '/api/v1/alipay/trade',
    access: 'payer',
    input: creation,
    output: PayableOrder,
    summary:
      'Orders a product for the current identity, to be paid in a frame; the unpaid order of it when there is one.',
  }),
  createMobile: endpoint({
    name: 'orders.createMobile',
    once: true,
    method: 'POST',
    path: '/api/v1/alipay/trade/mobile',
    access: 'payer',
    input: creation,
    output: PayableOrder,
    summary: 'The same with the address that opens the payment app of a phone.',
  }),
  pay: endpoint({
    name: 'orders.pay',
    method: 'POST',
    path: '/api/v1/alipay/trade/open',
    access: 'payer',
    input: opening,
    output: PayableOrder,
    summary: 'The payment page of an unpaid order.',
  }),
  payMobile: endpoint({
    name: 'orders.payMobile',
    method: 'POST',
    path: '/api/v1/alipay/trade/open4Mobile',
    access: 'payer',
    input: opening,
    output: PayableOrder,
    summary: 'The same for a phone.',
  }),
  close: endpoint({
    name: 'orders.close',
    method: 'POST',
    path: '/api/v1/alipay/trade/close',
    access: 'payer',
    input: z.object({ orderId: Id }),
    output: Order,
    summary: 'Closes an unpaid order here and at the payment; answers it as paid when the money came first.',
  }),
  checkStatus: endpoint({
    name: 'orders.checkStatus',
    method: 'POST',
    path: '/api/v1/order/checkStatus',
    access: 'payer',
    input: z.object({ orderId: Id }),
    output: Order,
    summary: 'The order as it stands. Asking grants nothing.',
  }),
  get: endpoint({
    name: 'orders.get',
    method: 'GET',
    path: '/api/v1/order/{id}',
    access: 'payer',
    input: z.object({ id: Id }),
    output: Order,
    summary: 'One order of the current identity.',
  }),
  unpaid: endpoint({
    name: 'orders.unpaid',
    method: 'POST',
    path: '/api/v1/order/query/list4Open',
    access: 'payer',
    input: nothing,
    output: listOf(Order),
    summary: 'The unpaid orders of the current identity.',
  }),
  page: endpoint({
    name: 'orders.page',
    method: 'POST',
    path: '/api/v1/order/query/page',
    access: 'payer',
    input: z.object({ ...paging, state: z.optional(z.enum(['waiting', 'paid', 'closed', 'refunded'])) }),
    output: listOf(Order),
    summary: 'The orders of the current identity, unpaid ones first, then newest first.',
  }),
};
