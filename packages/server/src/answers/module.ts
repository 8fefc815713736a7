import type { Module } from '../platform/module.ts';
import { readAttachment } from './attachments/readAttachment.ts';
import { planUnsentSweep, sweepUnsent } from './attachments/unsent.ts';
import { previewOf } from './previewOf.ts';
import { hubOf } from './hub.ts';
import { allAnswerRoutes } from './publicRoutes.ts';
import { removeTopic } from './removeTopic.ts';

/** Questions, their streamed answers, and the history of both. */
export const answersModule: Module = {
  routes: allAnswerRoutes,
  previewOf,
  jobs: [removeTopic, readAttachment, sweepUnsent],
  // A pure worker answers nothing, so it must not be taken for a server that could.
  start: async (services) => {
    await planUnsentSweep(services);
    if (services.config.ROLE !== 'worker') await hubOf(services).start();
  },
};
