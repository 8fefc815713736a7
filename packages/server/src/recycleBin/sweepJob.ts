import * as z from 'zod/mini';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { defineJob, type Job } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { purgeOldAssistants } from './purgeAssistants.ts';

type Hooks = readonly AssistantHooks[];

const hour = 3_600_000;

/** Hourly: deletes assistants that have lain in the recycle bin for long enough. */
export const sweepJob = (hooks: Hooks): Job<Record<string, never>> =>
  defineJob(
    'recycleBin.sweep',
    z.object({}),
    async (_payload, { services }) => {
      const purged = await purgeOldAssistants(services, hooks);
      if (purged > 0) services.log.info({ assistants: purged }, 'deleted for good what lay in the recycle bin');
      await planSweep(services, hooks);
    },
    { attempts: 3, timeout: hour },
  );

/** Plans the next run. */
export const planSweep = ({ db, now }: Pick<Services, 'db' | 'now'>, hooks: Hooks): Promise<void> =>
  sweepJob(hooks).enqueue(
    db,
    {},
    { key: 'recycleBin.sweep', queue: 'recycleBin', runAt: new Date(now().getTime() + hour), keepTime: true },
  );
