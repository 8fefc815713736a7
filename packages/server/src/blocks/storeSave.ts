import type { BlockConflict } from '@tinystar/contract';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { fileDeleted } from '../documents/loadFile.ts';
import { kbBotFile, kbBotFileBlock, kbBotFileSave, type FileRow } from '../documents/schema.ts';
import { insertBlocks } from '../documents/storePages.ts';
import { trainJob } from '../documents/trainJob.ts';
import { user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { hideBlocks } from '../retrieval/index.ts';
import type { Applied } from './applyDiff.ts';

/** So many saves of a file are remembered; who began before them is told less, never overwritten silently. */
const REMEMBERED = 200;

/** Writes pages that a maker changed, of a file whose row is locked, remembers the save and has the file trained. */
export async function storeSave(
  services: Services,
  tx: Queries,
  row: FileRow,
  applied: readonly (Omit<Applied, 'added'> & { index: number })[],
  userId: string,
): Promise<number> {
  const now = services.now();
  const indexes = applied.map(({ index }) => index);
  await tx
    .delete(kbBotFileBlock)
    .where(and(eq(kbBotFileBlock.fileId, row.id), inArray(kbBotFileBlock.pageIndex, indexes)));
  await insertBlocks(tx, row.id, applied);
  await hideBlocks(
    tx,
    row.kbBotId,
    applied.flatMap(({ gone }) => gone),
  );
  const [changed] = await tx
    .update(kbBotFile)
    .set({
      status: 'trainPending',
      // What failed is tried again; remarks on the pages stay true.
      ...(row.status.endsWith('Failed') || row.status.endsWith('Timeout') ? { reason: '' } : {}),
      progress: null,
      run: sql`${kbBotFile.run} + 1`,
      version: sql`${kbBotFile.version} + 1`,
      blockCount: sql`(select count(*) from ${kbBotFileBlock} where file_id = ${row.id})`,
      updatedAt: now,
    })
    .where(eq(kbBotFile.id, row.id))
    .returning({ run: kbBotFile.run, version: kbBotFile.version });
  if (!changed) throw fileDeleted();
  await tx.insert(kbBotFileSave).values({
    fileId: row.id,
    version: changed.version,
    userId,
    pages: applied.map(({ counts }) => counts),
    blockIds: applied.flatMap(({ touched }) => touched),
    createdAt: now,
  });
  await tx
    .delete(kbBotFileSave)
    .where(and(eq(kbBotFileSave.fileId, row.id), lt(kbBotFileSave.version, changed.version - REMEMBERED)));
  await trainJob.enqueue(tx, { fileId: row.id, run: changed.run }, { key: `train:${row.id}` });
  return changed.version;
}

/** Who saved what since a version, for whoever began before. */
export async function savesSince(tx: Queries, row: FileRow, version: number): Promise<BlockConflict> {
  const rows = await tx
    .select({ save: kbBotFileSave, by: user.name })
    .from(kbBotFileSave)
    .leftJoin(user, eq(user.id, kbBotFileSave.userId))
    .where(and(eq(kbBotFileSave.fileId, row.id), gt(kbBotFileSave.version, version)))
    .orderBy(asc(kbBotFileSave.version));
  return {
    version: row.version,
    saves: rows.map(({ save, by }) => ({
      version: save.version,
      by: by ?? '',
      at: save.createdAt.getTime(),
      pages: save.pages,
      blockIds: save.blockIds,
    })),
  };
}
