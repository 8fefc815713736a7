import type { Module } from '../platform/module.ts';
import { reading } from '../platform/http/reading.ts';
import { assistantRoutes } from './assistantRoutes.ts';
import { byAssistantRoute } from './byAssistant.ts';
import { digestRoutes } from './digest.ts';
import { scheduleSum, sumJob } from './sumDays.ts';
import { tenantRoutes } from './tenantRoutes.ts';

/** What assistants were asked: days summed in the background, and the reports that read them. */
export const reportsModule: Module = {
  routes: [...assistantRoutes, ...tenantRoutes, ...reading([byAssistantRoute]), ...digestRoutes],
  jobs: [sumJob],
  start: scheduleSum,
};
