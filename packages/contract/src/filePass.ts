import * as z from 'zod/mini';

/**
 * The right to open the files of one document, of today's version or of the one that it names, signed by the server and given with the document or with the answer that
 * cited it. Goes into the query of their addresses; ends after an hour or two, and with the right of its holder.
 */
export const FilePass = z.object({
  /** Seconds since the epoch. */
  expires: z.string().check(z.regex(/^\d{1,12}$/)),
  /** Whom it was given to, and whether as a maker or as who asks: `make-<user id>`, `use-<user id>`; a visitor's is `use`. */
  holder: z.string().check(z.regex(/^(make-[0-9a-f]{32}|use(-[0-9a-f]{32})?)$/)),
  /** The number of an earlier version; the current one without. */
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,9}$/))),
  signature: z.string().check(z.maxLength(64)),
});
export type FilePass = z.infer<typeof FilePass>;
