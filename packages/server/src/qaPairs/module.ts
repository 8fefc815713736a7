import type { Module } from '../platform/module.ts';
import { emptyBinJob } from './bin.ts';
import { entryRoutes } from './entryRoutes.ts';
import { importJob } from './importJob.ts';
import { importRoutes } from './importRoutes.ts';
import { pairRoutes } from './pairRoutes.ts';

/** Questions with answers that an assistant's makers wrote themselves. */
export const qaPairsModule: Module = {
  routes: [...pairRoutes, ...entryRoutes, ...importRoutes],
  jobs: [emptyBinJob, importJob],
};
