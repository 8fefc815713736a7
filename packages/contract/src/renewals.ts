import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Order, PayableOrder, productId } from './orders.ts';
import { Id, listOf, nothing } from './paging.ts';
import { Tenant } from './tenantInfo.ts';

/** An enterprise whose plan its owner may lengthen; `planEndsAt` in ms since the epoch, null for open end. */
export const Renewable = z.extend(z.pick(Tenant, { id: true, name: true, displayName: true, status: true }), {
  planEndsAt: z.nullable(z.number()),
});
export type Renewable = z.infer<typeof Renewable>;

const device = z.enum(['desktop', 'phone']);

/**
 * Plans for enterprises that one owns, as whomever one acts just now: a stopped enterprise cannot be switched to, so its
 * owner pays for it from outside (IDENT-06, HOME-02, ENT-17). To everybody else its orders do not exist.
 */
export const renewals = {
  enterprises: endpoint({
    name: 'renewals.enterprises',
    method: 'POST',
    path: '/api/v1/tenantRenewal/query/list',
    access: 'user',
    input: nothing,
    output: listOf(Renewable),
    summary: 'The enterprises that the caller owns, stopped ones first.',
  }),
  create: endpoint({
    name: 'renewals.create',
    once: true,
    method: 'POST',
    path: '/api/v1/tenantRenewal/trade',
    access: 'user',
    input: z.object({ tenantId: Id, productId, device }),
    output: PayableOrder,
    summary: 'Orders a plan for an enterprise that the caller owns; the unpaid order of it when there is one.',
  }),
  pay: endpoint({
    name: 'renewals.pay',
    method: 'POST',
    path: '/api/v1/tenantRenewal/trade/open',
    access: 'user',
    input: z.object({ orderId: Id, device }),
    output: PayableOrder,
    summary: 'The payment page of such an order that is unpaid.',
  }),
  close: endpoint({
    name: 'renewals.close',
    method: 'POST',
    path: '/api/v1/tenantRenewal/trade/close',
    access: 'user',
    input: z.object({ orderId: Id }),
    output: Order,
    summary: 'Closes such an order; answers it as paid when the money came first.',
  }),
  checkStatus: endpoint({
    name: 'renewals.checkStatus',
    method: 'POST',
    path: '/api/v1/tenantRenewal/order/checkStatus',
    access: 'user',
    input: z.object({ orderId: Id }),
    output: Order,
    summary: 'Such an order as it stands. Asking grants nothing.',
  }),
};
