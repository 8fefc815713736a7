import { count, eq, inArray } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { disownFiles, dropFiles } from '../platform/files/looseFiles.ts';
import { passage } from '../retrieval/schema.ts';
import { checkQuota, lockQuota } from './checkQuota.ts';
import { keysOf, prepareCopies, storeCopies } from './copyDocuments.ts';
import { kbBotFile } from './schema.ts';

/** The document library of an assistant: its files with pages, blocks, passages and bytes. */
export const documentHooks: AssistantHooks = {
  counts: {
    async documentCount(db, kbBotIds) {
      const rows = await db
        .select({ kbBotId: kbBotFile.kbBotId, files: count() })
        .from(kbBotFile)
        .where(inArray(kbBotFile.kbBotId, [...kbBotIds]))
        .groupBy(kbBotFile.kbBotId);
      return new Map(rows.map(({ kbBotId, files }) => [kbBotId, files]));
    },
  },
  async copy(services, original) {
    const copies = await prepareCopies(services, original.id);
    return {
      async store(tx, { kbBotId, owner, now }) {
        const bytes = copies.reduce((sum, { original: { size } }) => sum + size, 0);
        await lockQuota(tx, owner);
        await checkQuota(tx, owner, { files: copies.length, bytes });
        await storeCopies(tx, copies, kbBotId, now);
      },
      discard: () => dropFiles(services, keysOf(copies)),
    };
  },
  async remove(tx, kbBotId, now) {
    const files = await tx
      .delete(kbBotFile)
      .where(eq(kbBotFile.kbBotId, kbBotId))
      .returning({ sourceKey: kbBotFile.sourceKey, outputKey: kbBotFile.outputKey });
    await tx.delete(passage).where(eq(passage.kbBotId, kbBotId));
    const keys = files.flatMap((row) => (row.outputKey ? [row.sourceKey, row.outputKey] : [row.sourceKey]));
    await disownFiles(tx, keys, now);
    return keys;
  },
};
