import type { Module } from '../platform/module.ts';
import { dispatcherOf } from './dispatcher.ts';
import { addReceiver } from './receiver.ts';
import { channelRoutes } from './routes.ts';

/** Third-party platforms through which people ask an assistant. */
export const channelsModule: Module = {
  routes: channelRoutes,
  addRoutes: addReceiver,
  start: (services) => {
    // A pure worker answers nothing.
    if (services.config.ROLE !== 'worker') dispatcherOf(services).wake();
    return Promise.resolve();
  },
};
