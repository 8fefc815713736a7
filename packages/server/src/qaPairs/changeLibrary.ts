import { inArray } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { embedLater } from '../embeddings/index.ts';
import type { Queries } from '../platform/database/database.ts';
import { laterThan } from '../platform/database/versions.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { indexPairs } from './indexPairs.ts';
import { kbBotQaPair } from './schema.ts';

interface Library {
  services: Services;
  owner: Owner;
  kbBotId: string;
}

/**
 * Runs one change of a library in a transaction that no other change of the same assistant interrupts. Pairs that
 * `change` names as changed are searched by what they say from its commit on.
 */
export async function changeLibrary<T>(
  { services, owner, kbBotId }: Library,
  change: (tx: Queries, changed: (pairIds: readonly string[]) => void) => Promise<T>,
): Promise<T> {
  return await services.db.transaction(async (tx) => {
    await loadOwnAssistant(tx, owner, kbBotId, 'update');
    const touched = new Set<string>();
    const result = await change(tx, (ids) => ids.forEach((id) => touched.add(id)));
    if (touched.size === 0) return result;
    const ids = [...touched];
    const updatedAt = laterThan(kbBotQaPair.updatedAt, services.now());
    await tx.update(kbBotQaPair).set({ updatedAt }).where(inArray(kbBotQaPair.id, ids));
    await indexPairs(tx, kbBotId, ids);
    await embedLater(services, tx, kbBotId);
    return result;
  });
}
