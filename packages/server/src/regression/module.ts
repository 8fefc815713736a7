import type { Module } from '../platform/module.ts';
import { regressionRoutes } from './routes.ts';
import { runJob } from './runJob.ts';
import { scheduleJob } from './schedule.ts';

/** An assistant's own questions, asked again to see what a change made better or worse. */
export const regressionModule: Module = { routes: regressionRoutes, jobs: [runJob, scheduleJob] };
