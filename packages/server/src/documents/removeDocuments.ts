import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { passage } from '../retrieval/schema.ts';
import type { Services } from '../platform/services.ts';
import { disownFiles, dropFiles } from '../platform/files/looseFiles.ts';
import { kbBotFile } from './schema.ts';

/**
 * Deletes files of one assistant with pages, blocks, passages and bytes. All or none: answers the number deleted, and
 * does nothing (0) when one of them is not there. A running job notices and ends.
 */
export async function removeDocuments(services: Services, kbBotId: string, ids: readonly string[]): Promise<number> {
  const wanted = [...new Set(ids)];
  const keys = await services.db.transaction(async (tx) => {
    const found = await tx
      .select({ id: kbBotFile.id })
      .from(kbBotFile)
      .where(and(eq(kbBotFile.kbBotId, kbBotId), inArray(kbBotFile.id, wanted)))
      .orderBy(kbBotFile.id)
      .for('update');
    if (found.length < wanted.length) return undefined;
    return await deleteRows(tx, kbBotId, wanted, services.now());
  });
  if (!keys) return 0;
  await dropFiles(services, keys);
  return wanted.length;
}

async function deleteRows(tx: Queries, kbBotId: string, ids: string[], now: Date): Promise<string[]> {
  const rows = await tx
    .delete(kbBotFile)
    .where(inArray(kbBotFile.id, ids))
    .returning({ sourceKey: kbBotFile.sourceKey, outputKey: kbBotFile.outputKey });
  await tx
    .delete(passage)
    .where(and(eq(passage.kbBotId, kbBotId), eq(passage.kind, 'doc'), inArray(passage.sourceId, ids)));
  const keys = rows.flatMap((row) => (row.outputKey ? [row.sourceKey, row.outputKey] : [row.sourceKey]));
  await disownFiles(tx, keys, now);
  return keys;
}
