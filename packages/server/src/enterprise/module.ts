import type { Module } from '../platform/module.ts';
import { applicationRoutes } from './applications.ts';
import { importRoutes } from './importSheet.ts';
import { infoRoutes } from './info.ts';
import { inviteLinkRoutes } from './inviteLinks.ts';
import { leavingRoutes } from './leaving.ts';
import { memberRoutes } from './members.ts';
import { planRoutes, scheduleStopPlans, stopPlans } from './plan.ts';

/** Enterprise administration: info, brand, members and their import, invite links, applications, the free trial. */
export const enterpriseModule: Module = {
  routes: [
    ...infoRoutes,
    ...memberRoutes,
    ...leavingRoutes,
    ...importRoutes,
    ...inviteLinkRoutes,
    ...applicationRoutes,
    ...planRoutes,
  ],
  jobs: [stopPlans],
  start: scheduleStopPlans,
};
