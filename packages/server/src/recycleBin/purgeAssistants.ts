import { and, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { planRemoval } from '../assistants/removeAssistant.ts';
import { kbBot } from '../assistants/schema.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { binnedOf } from './binned.ts';

type Hooks = readonly AssistantHooks[];

const DAY = 86_400_000;

/** Deletes assistants in the bin of an owner for good: those that are named, else all. Answers how many. */
export const purgeAssistants = (
  services: Services,
  hooks: Hooks,
  owner: Owner,
  ids?: readonly string[],
): Promise<number> => purge(services, hooks, and(binnedOf(owner), ids && inArray(kbBot.id, [...ids])));

/** Deletes for good what has lain in any bin for as long as the operator keeps it. */
export function purgeOldAssistants(services: Services, hooks: Hooks): Promise<number> {
  const before = new Date(services.now().getTime() - services.config.RECYCLE_BIN_DAYS * DAY);
  return purge(services, hooks, lte(kbBot.deletedAt, before));
}

/** From here on the job that deletes its rows has it, and nobody can take it back. */
const purge = (services: Services, hooks: Hooks, which: SQL | undefined): Promise<number> =>
  services.db.transaction(async (tx) => {
    const gone = await tx
      .update(kbBot)
      .set({ deletedAt: null, updatedAt: services.now() })
      .where(and(isNotNull(kbBot.deletedAt), which))
      .returning({ id: kbBot.id });
    for (const { id } of gone) await planRemoval(tx, hooks, id);
    return gone.length;
  });
