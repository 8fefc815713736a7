import * as z from 'zod/mini';
import { AD_CONTENT_MAX, AD_EVERY_MAX } from './constants.ts';
import { lateMessages } from './lateMessages.ts';
import { codePoints } from './paging.ts';

/** assistants.md §3 chat ad. */
export const AdContent = z.object({
  type: z.enum(['markdown', 'text']),
  content: z.string().check(z.refine((text) => codePoints(text) <= AD_CONTENT_MAX, lateMessages.adContent)),
});
export type AdContent = z.infer<typeof AdContent>;

/** When an advertisement follows an answer, counted within one session; `everyNAnswers` 0 means never again. */
export const AdStrategy = z.object({
  status: z.enum(['enabled', 'disabled']),
  afterFirstAnswer: z.boolean(),
  everyNAnswers: z.number().check(z.int(), z.minimum(0), z.maximum(AD_EVERY_MAX)),
});
export type AdStrategy = z.infer<typeof AdStrategy>;
