import * as z from 'zod/mini';

export const avatarColors = ['blue', 'purple', 'yellow', 'green', 'cyan'] as const;

/** platform.md §3: the value's meaning follows from the type; a colour is one of the five preset names. */
export const Avatar = z.object({
  type: z.enum(['url', 'dataUri', 'base64', 'color', 'data']),
  value: z.string().check(z.maxLength(200_000)),
});
export type Avatar = z.infer<typeof Avatar>;
