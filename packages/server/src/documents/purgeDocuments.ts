import { and, eq, inArray, lte, type SQL } from 'drizzle-orm';
import { disownFiles, dropFiles } from '../platform/files/looseFiles.ts';
import type { Services } from '../platform/services.ts';
import { binnedBytes, keysOfBinned } from './binnedBytes.ts';
import { kbBotFileBin } from './schema.ts';

const DAY = 86_400_000;
/** Documents deleted in one transaction. */
const BATCH = 200;

/** Deletes documents in the bin of an assistant for good: those that are named, else all. Answers how many. */
export async function purgeDocuments(services: Services, kbBotId: string, ids?: readonly string[]): Promise<number> {
  return await purge(services, and(eq(kbBotFileBin.kbBotId, kbBotId), ids && inArray(kbBotFileBin.id, [...ids])));
}

/** Deletes for good what has lain in any bin for as long as the operator keeps it. */
export async function purgeOldDocuments(services: Services): Promise<number> {
  const before = new Date(services.now().getTime() - services.config.RECYCLE_BIN_DAYS * DAY);
  return await purge(services, lte(kbBotFileBin.deletedAt, before));
}

async function purge(services: Services, which: SQL | undefined): Promise<number> {
  const { db, now } = services;
  for (let gone = 0; ;) {
    const { count, keys } = await db.transaction(async (tx) => {
      const some = tx.select({ id: kbBotFileBin.id }).from(kbBotFileBin).where(which).limit(BATCH).for('update');
      const deleted = await tx.delete(kbBotFileBin).where(inArray(kbBotFileBin.id, some)).returning(binnedBytes);
      const keys = deleted.flatMap(keysOfBinned);
      await disownFiles(tx, keys, now());
      return { count: deleted.length, keys };
    });
    await dropFiles(services, keys);
    gone += count;
    if (count < BATCH) return gone;
  }
}
