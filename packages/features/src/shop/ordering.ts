import { orders, renewals, type Api, type PayableOrder } from '@tinystar/contract';

/** A new order of a product, or one that was left unpaid. */
export type Wanted = { productId: string } | { orderId: string };

/** By which calls an order is made, looked at and closed. */
export interface Ordering {
  place(api: Api, wanted: Wanted, phone: boolean): Promise<PayableOrder>;
  status: typeof orders.checkStatus;
  close: typeof orders.close;
}

/** Orders of the identity as which one acts. */
export const ordering: Ordering = {
  place(api, wanted, phone) {
    const more = { qrPayMode: '1' } as const;
    if ('orderId' in wanted) return api(phone ? orders.payMobile : orders.pay, { ...wanted, ...more });
    return api(phone ? orders.createMobile : orders.create, { ...wanted, ...more });
  },
  status: orders.checkStatus,
  close: orders.close,
};

/** A plan for an enterprise that one owns, as whomever one acts. */
export const renewingOf = (tenantId: string): Ordering => ({
  place(api, wanted, phone) {
    const device = phone ? 'phone' : 'desktop';
    return 'orderId' in wanted
      ? api(renewals.pay, { ...wanted, device })
      : api(renewals.create, { ...wanted, tenantId, device });
  },
  status: renewals.checkStatus,
  close: renewals.close,
});
