import type { Module } from '../platform/module.ts';
import { webhookRoutes } from './routes.ts';
import { sendJob, wakeAll } from './sendJob.ts';

/** Addresses of makers that are told what happens to their assistants. */
export const webhooksModule: Module = {
  routes: webhookRoutes,
  jobs: [sendJob],
  start: ({ db }) => wakeAll(db),
};
