import * as z from 'zod/mini';
import { defineJob } from '../platform/jobs/define.ts';
import { cookFile } from './cookFile.ts';
import { failFile } from './failFile.ts';
import { cookTimeout } from './limits.ts';

/** First half of the processing: bytes become pages and blocks. */
export const cookJob = defineJob('documents.cook', z.object({ fileId: z.string(), run: z.number() }), cookFile, {
  attempts: 3,
  // The step has a shorter limit of its own. This one is for a step that hangs and cannot keep it.
  timeout: cookTimeout + 60_000,
  onExhausted: (file, { services, error }) => failFile(services, file, 'cook', error),
});
