import { count, eq, inArray, sql } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import type { Queries } from '../platform/database/database.ts';
import { disownFiles, dropFiles } from '../platform/files/looseFiles.ts';
import { binnedBytes, keysOfBinned } from './binnedBytes.ts';
import { checkQuota, lockQuota, storedSize } from './checkQuota.ts';
import { keysOf, prepareCopies, storeCopies } from './copyDocuments.ts';
import { kbBotFile, kbBotFileBin, kbBotFileVersion, type FileRow } from './schema.ts';

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
  /** What lay in the bin took no place, so it has to find one again. */
  async restore(tx, { kbBotId, owner }) {
    const { rows } = await tx.execute<{ files: number; bytes: string }>(sql`
      select (count(*) filter (where counted))::int as files, coalesce(sum(size), 0) as bytes from (
        select ${storedSize} as size, true as counted from kb_bot_file where kb_bot_id = ${kbBotId}
        union all select size + kept_size, true from kb_bot_file_bin where kb_bot_id = ${kbBotId}
        union all select size, false from kb_bot_chat_attachment where kb_bot_id = ${kbBotId}) stored`);
    await lockQuota(tx, owner);
    await checkQuota(tx, owner, { files: rows[0]?.files ?? 0, bytes: Number(rows[0]?.bytes ?? 0) });
  },
  async removeSome(tx, kbBotId, { most, now }) {
    const keys: string[] = [];
    let rows = 0;
    while (rows < most) {
      const file = await firstFile(tx, kbBotId);
      if (!file) break;
      const blocks = await removeBlocks(tx, file.id, most - rows);
      rows += blocks;
      if (rows >= most) break;
      const versions = await tx
        .select({ sourceKey: kbBotFileVersion.sourceKey, outputKey: kbBotFileVersion.outputKey })
        .from(kbBotFileVersion)
        .where(eq(kbBotFileVersion.fileId, file.id));
      await tx.delete(kbBotFile).where(eq(kbBotFile.id, file.id));
      rows += 1 + (file.pageCount ?? 0);
      keys.push(...keysOf([file, ...versions]));
    }
    if (rows === 0) {
      const binned = await removeBinned(tx, kbBotId, most);
      rows = binned.length;
      keys.push(...binned.flatMap(keysOfBinned));
    }
    await disownFiles(tx, keys, now);
    // Files first: a training that is about to end holds the lock of its file, so its passages are there by then.
    if (rows === 0) rows = await removePassagesOf(tx, kbBotId, most);
    return { rows, keys };
  },
};

async function firstFile(tx: Queries, kbBotId: string): Promise<FileRow | undefined> {
  const [file] = await tx
    .select()
    .from(kbBotFile)
    .where(eq(kbBotFile.kbBotId, kbBotId))
    .orderBy(kbBotFile.createdAt)
    .limit(1)
    .for('update');
  return file;
}

async function removeBinned(tx: Queries, kbBotId: string, most: number) {
  const some = tx
    .select({ id: kbBotFileBin.id })
    .from(kbBotFileBin)
    .where(eq(kbBotFileBin.kbBotId, kbBotId))
    .limit(most)
    .for('update');
  return await tx.delete(kbBotFileBin).where(inArray(kbBotFileBin.id, some)).returning(binnedBytes);
}

async function removeBlocks(tx: Queries, fileId: string, most: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from kb_bot_file_block where id in (select id from kb_bot_file_block where file_id = ${fileId} limit ${most})`);
  return rowCount ?? 0;
}

async function removePassagesOf(tx: Queries, kbBotId: string, most: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from passage where id in (select id from passage where kb_bot_id = ${kbBotId} limit ${most})`);
  return rowCount ?? 0;
}
