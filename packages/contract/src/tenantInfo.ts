import * as z from 'zod/mini';
import { Avatar } from './avatar.ts';
import { Id } from './paging.ts';

/** platform.md §3 tenant; `status` stopped means the enterprise's plan has ended. */
export const Tenant = z.object({
  id: Id,
  type: z.enum(['formal', 'trial']),
  isCreator: z.boolean(),
  name: z.string(),
  displayName: z.string(),
  avatar: Avatar,
  status: z.enum(['enabled', 'stopped']),
  unreadMessageCount: z.number(),
  creatorId: Id,
  /** What one is there. */
  permission: z.optional(z.enum(['owner', 'admin', 'member'])),
  /** Somebody else made one a member, and one has not acted as it since. */
  isNew: z.optional(z.boolean()),
});
export type Tenant = z.infer<typeof Tenant>;

/** The current enterprise with what only its members see; `planEndsAt` in ms since the epoch, null for open end. */
export const TenantInfo = z.extend(Tenant, {
  brandAvatar: z.nullable(Avatar),
  brandDisplayName: z.string(),
  brandStatus: z.enum(['enabled', 'disabled']),
  kbBotUsage: z.object({ used: z.number(), limit: z.nullable(z.number()) }),
  planEndsAt: z.nullable(z.number()),
  /** When the forms of the enterprise were saved last, ms since the epoch. */
  updatedAt: z.number(),
});
export type TenantInfo = z.infer<typeof TenantInfo>;
