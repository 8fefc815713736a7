import * as z from 'zod/mini';
import { cookTimeout, trainTimeout } from '../documents/limits.ts';
import { defineJob, type Job } from '../platform/jobs/define.ts';
import { giveUp, readNewVersion, type WantedVersion } from './readNewVersion.ts';

const retryIn = 15_000;

/** Reads the new version of a document and puts it into its place. One that is being processed is tried a little later. */
export const newVersionJob: Job<WantedVersion> = defineJob(
  'versions.read',
  z.object({ fileId: z.string(), version: z.string() }),
  async (wanted, run) => {
    if (await readNewVersion(wanted, run)) return;
    const { db, now } = run.services;
    const runAt = new Date(now().getTime() + retryIn);
    await newVersionJob.enqueue(db, wanted, { key: `version:${wanted.fileId}`, runAt });
  },
  {
    attempts: 3,
    // Both versions are read, each within the limit of a cooking, which the step keeps itself.
    timeout: 2 * cookTimeout + trainTimeout + 60_000,
    onExhausted: (wanted, { services }) => giveUp(services, wanted, '解析失败，请重新上传'),
  },
);
