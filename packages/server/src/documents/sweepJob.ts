import * as z from 'zod/mini';
import { sweepFiles } from '../platform/files/looseFiles.ts';
import { defineJob } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { purgeOldDocuments } from './purgeDocuments.ts';

const hour = 3_600_000;
/** Longer than any upload takes: what is younger may be in the middle of being written by another process. */
export const looseFor = 6 * hour;

/**
 * Hourly: deletes documents that have lain in the recycle bin for long enough, bytes whose deletion failed, and those of
 * uploads that a killed process left. The sweep at the start is not enough where servers run for months, or where the
 * store was away when somebody deleted his files.
 */
export const sweepJob = defineJob(
  'documents.sweepFiles',
  z.object({}),
  async (_payload, { services }) => {
    const purged = await purgeOldDocuments(services);
    if (purged > 0) services.log.info({ documents: purged }, 'deleted for good what lay in the recycle bin');
    const swept = await sweepFiles(services, looseFor);
    if (swept > 0) services.log.info({ files: swept }, 'removed stored bytes that belonged to nothing');
    await planSweep(services);
  },
  { attempts: 3, timeout: hour },
);

/** Plans the next run. */
export const planSweep = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> =>
  sweepJob.enqueue(
    db,
    {},
    { key: 'documents.sweepFiles', queue: 'sweepFiles', runAt: new Date(now().getTime() + hour), keepTime: true },
  );
