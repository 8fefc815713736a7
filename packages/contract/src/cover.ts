import * as z from 'zod/mini';

/** A picture that was uploaded for a showcase, and its width divided by its height, so that pages keep room for it. */
export const Cover = z.object({
  url: z.string().check(z.maxLength(300)),
  aspect: z.number().check(z.gte(0.2), z.lte(5)),
});
export type Cover = z.infer<typeof Cover>;
