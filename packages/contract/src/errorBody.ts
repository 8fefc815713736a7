import * as z from 'zod/mini';

/**
 * The one error body (platform.md §7 response handling); `fields` ties messages to form fields, `current` is what stands
 * in the place of what could not be saved over it.
 */
export const ErrorBody = z.object({
  errorCode: z.number(),
  errorMessage: z.string(),
  requestId: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
