import type { Module } from '../platform/module.ts';
import { assistantRoutes } from './assistantRoutes.ts';
import { scheduleSum, sumJob } from './sumDays.ts';
import { tenantRoutes } from './tenantRoutes.ts';

/** What assistants were asked: days summed in the background, and the reports that read them. */
export const reportsModule: Module = {
  routes: [...assistantRoutes, ...tenantRoutes],
  jobs: [sumJob],
  start: scheduleSum,
};
