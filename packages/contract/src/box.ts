import * as z from 'zod/mini';

/** PDF points from the top left of the unrotated page. */
export const Box = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });
export type Box = z.infer<typeof Box>;
