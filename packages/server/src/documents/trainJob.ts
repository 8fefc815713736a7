import * as z from 'zod/mini';
import { defineJob } from '../platform/jobs/define.ts';
import { failFile } from './failFile.ts';
import { trainTimeout } from './limits.ts';
import { trainFile } from './trainFile.ts';

/** Second half of the processing: enabled blocks become passages that can be found. */
export const trainJob = defineJob('documents.train', z.object({ fileId: z.string(), run: z.number() }), trainFile, {
  attempts: 3,
  // The step has a shorter limit of its own. This one is for a step that hangs and cannot keep it.
  timeout: trainTimeout + 60_000,
  onExhausted: (file, { services, error }) => failFile(services, file, 'train', error),
});
