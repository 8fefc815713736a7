import { and, count, eq } from 'drizzle-orm';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { kbBot } from './schema.ts';

/** How many assistants an owner has. */
export async function assistantCount({ db }: Pick<Services, 'db'>, owner: Owner): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(kbBot)
    .where(and(eq(kbBot.ownerType, owner.type), eq(kbBot.ownerId, owner.id)));
  return row?.total ?? 0;
}
