import * as z from 'zod/mini';
import { avatarColors } from './avatarColors.ts';

const text = z.string().check(z.maxLength(200_000));

/** platform.md §3: one of five kinds, the value stands under the kind's own name; a colour is a preset name. */
export const Avatar = z.discriminatedUnion('type', [
  z.object({ type: z.literal('url'), url: text }),
  z.object({ type: z.literal('dataUri'), dataUri: text }),
  z.object({ type: z.literal('base64'), base64: text }),
  z.object({ type: z.literal('color'), color: z.enum(avatarColors) }),
  z.object({ type: z.literal('data'), data: text }),
]);
export type Avatar = z.infer<typeof Avatar>;
