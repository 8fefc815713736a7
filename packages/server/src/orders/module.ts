import type { Module } from '../platform/module.ts';
import { askSoon, expire, reconcile, scheduleReconcile } from './ask.ts';
import { addNotices } from './notices.ts';
import { orderRoutes } from './orders.ts';
import { productsOf } from './products.ts';
import { renewalRoutes } from './renewals.ts';

/** Products, orders and their payment: granted once per trade, whatever the payment tells and how often. */
export const ordersModule: Module = {
  routes: [...orderRoutes, ...renewalRoutes],
  jobs: [askSoon, expire, reconcile],
  addRoutes: addNotices,
  async start(services) {
    productsOf(services.config);
    await scheduleReconcile(services);
  },
};
