import { and, eq, sql } from 'drizzle-orm';
import { kbBotFile } from '../documents/schema.ts';
import { finishLine, isItem, keepItem, type LineWork } from './lineWork.ts';
import { renameDocument } from './renameDocument.ts';
import { kbBotSourceItem as itemTable, kbBotSourceLine as lineTable, kbBotSourceRun as runTable } from './schema.ts';

interface Moved {
  itemId: string;
  fileId: string;
  position: number;
}

/** A document of the same bytes that this run would remove: the entry is its new place. */
export async function findMoved(
  { services, source, line }: LineWork,
  { sha256 }: { sha256: string },
): Promise<Moved | undefined> {
  const [found] = await services.db
    .select({ itemId: itemTable.itemId, fileId: kbBotFile.id, position: lineTable.position })
    .from(lineTable)
    .innerJoin(
      itemTable,
      and(eq(itemTable.sourceId, source.id), eq(itemTable.itemId, sql`${lineTable.entry} ->> 'id'`)),
    )
    .innerJoin(kbBotFile, eq(kbBotFile.id, itemTable.fileId))
    .where(
      and(
        eq(lineTable.runId, line.runId),
        eq(lineTable.action, 'removed'),
        eq(lineTable.waiting, true),
        eq(itemTable.sha256, sha256),
      ),
    )
    .orderBy(lineTable.position)
    .limit(1);
  return found;
}

/** The document goes on under its new place, with everything that makers did to it. */
export async function adoptMoved(
  work: LineWork,
  { itemId, fileId, position }: Moved,
  { name, revision, sha256 }: { name: string; revision: string; sha256: string },
): Promise<void> {
  const { services, bot, line } = work;
  await services.db.transaction(async (tx) => {
    await finishLine(tx, work, { action: 'moved', fileId });
    await tx.delete(lineTable).where(and(eq(lineTable.runId, line.runId), eq(lineTable.position, position)));
    await tx
      .update(runTable)
      .set({ planned: sql`${runTable.planned} - 1` })
      .where(eq(runTable.id, line.runId));
    await tx.delete(itemTable).where(isItem(work, itemId));
    await keepItem(tx, work, { fileId, revision, sha256 });
    await renameDocument(tx, bot.id, { fileId, name, now: services.now() });
  });
}
