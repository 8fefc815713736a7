import type { Module } from '../platform/module.ts';
import { connectionsOf } from './connections.ts';
import { dispatcherOf } from './dispatcher.ts';
import { addDouyin } from './douyin/callback.ts';
import { douyinRoutes } from './douyin/routes.ts';
import { addReceiver } from './receiver.ts';
import { channelRoutes } from './routes.ts';
import { sharingRoutes } from './sharingRoutes.ts';
import { takeOverRoutes } from './takeOver.ts';
import { unansweredRoutes } from './unanswered.ts';
import { addCallback } from './weKf/callback.ts';
import { resume } from './weKf/pull.ts';
import { weKfRoutes } from './weKf/routes.ts';

/** Third-party platforms through which people ask an assistant. */
export const channelsModule: Module = {
  routes: [...channelRoutes, ...sharingRoutes, ...takeOverRoutes, ...unansweredRoutes, ...weKfRoutes, ...douyinRoutes],
  addRoutes: async (app, services) => {
    await addReceiver(app, services);
    await addCallback(app, services);
    await addDouyin(app, services);
    app.addHook('onClose', () => connectionsOf(services).stop());
  },
  start: async (services) => {
    // A pure worker answers nothing.
    if (services.config.ROLE === 'worker') return;
    dispatcherOf(services).wake();
    connectionsOf(services).start();
    await resume(services);
  },
};
