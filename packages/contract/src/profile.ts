import * as z from 'zod/mini';
import { Avatar } from './avatar.ts';

/** What a person calls himself; `updatedAt` is when he changed it last. Apart from the calls, which every page loads. */
export const Profile = z.object({ name: z.string(), avatar: Avatar, updatedAt: z.number() });
export type Profile = z.infer<typeof Profile>;
