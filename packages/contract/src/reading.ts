import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nothing } from './paging.ts';

/** How somebody likes to read answers: the size of their text, the length of its lines, and how close things stand. */
export const Reading = z.object({
  size: z.enum(['sm', 'md', 'lg', 'xl']),
  width: z.enum(['md', 'lg', 'xl']),
  dense: z.boolean(),
});
export type Reading = z.infer<typeof Reading>;

/** What a person likes holds on each of his devices; it comes with `me.info`. */
export const reading = {
  keep: endpoint({
    name: 'reading.keep',
    method: 'POST',
    path: '/api/v1/me/update/reading',
    access: 'user',
    input: z.object({ reading: Reading }),
    output: nothing,
    summary: 'Keeps how the caller likes to read answers.',
  }),
};
