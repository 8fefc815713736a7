import { and, eq, isNotNull } from 'drizzle-orm';
import { kbBot, nobody } from '../assistants/schema.ts';
import type { Owner } from '../platform/http/caller.ts';

/** The assistants in the recycle bin of an owner. */
export const binnedOf = ({ type, id }: Owner) =>
  and(eq(kbBot.ownerType, type), eq(kbBot.ownerId, nobody), eq(kbBot.formerOwnerId, id), isNotNull(kbBot.deletedAt));
