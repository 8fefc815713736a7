import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { assistantMissing } from '../assistants/load.ts';
import { kbBot } from '../assistants/schema.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { binnedOf } from './binned.ts';

/**
 * Takes assistants out of the bin of their owner, all or none, with all that hangs on them; they are not published any
 * more. Throws 102001 when one is not there, and what the hooks throw when one does not fit.
 */
export async function restoreAssistants(
  { db, now }: Services,
  hooks: readonly AssistantHooks[],
  owner: Owner,
  ids: readonly string[],
): Promise<number> {
  const wanted = [...new Set(ids)];
  return await db.transaction(async (tx) => {
    const found = await tx
      .select({ id: kbBot.id })
      .from(kbBot)
      .where(and(binnedOf(owner), inArray(kbBot.id, wanted)))
      .orderBy(kbBot.id)
      .for('update');
    if (found.length < wanted.length) throw assistantMissing();
    for (const { id } of found) {
      for (const { restore } of hooks) await restore?.(tx, { kbBotId: id, owner });
      await tx
        .update(kbBot)
        .set({
          ownerId: owner.id,
          formerOwnerId: '',
          status: sql`coalesce(${kbBot.formerStatus}, ${kbBot.status})`,
          formerStatus: null,
          deletedAt: null,
          updatedAt: now(),
        })
        .where(eq(kbBot.id, id));
    }
    return found.length;
  });
}
