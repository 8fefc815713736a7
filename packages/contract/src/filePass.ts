import * as z from 'zod/mini';

/**
 * The right to open the files of one document, signed by the server and given with the document or with the answer that
 * cited it. Goes into the query of their addresses; ends after an hour or two, and with the document.
 */
export const FilePass = z.object({
  /** Seconds since the epoch. */
  expires: z.string().check(z.regex(/^\d{1,12}$/)),
  signature: z.string().check(z.maxLength(64)),
});
export type FilePass = z.infer<typeof FilePass>;
