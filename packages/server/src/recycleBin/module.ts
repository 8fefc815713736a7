import type { AssistantHooks } from '../assistants/hooks.ts';
import type { Module } from '../platform/module.ts';
import { assistantBinRoutes } from './assistantRoutes.ts';
import { documentBinRoutes } from './routes.ts';
import { planSweep, sweepJob } from './sweepJob.ts';

/** What was deleted and can still be restored. `hooks` are those of what hangs on an assistant. */
export const recycleBinModule = (hooks: readonly AssistantHooks[]): Module => ({
  routes: [...documentBinRoutes, ...assistantBinRoutes(hooks)],
  jobs: [sweepJob(hooks)],
  start: (services) => planSweep(services, hooks),
});
