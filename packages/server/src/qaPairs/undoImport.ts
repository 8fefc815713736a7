import { errorCodes } from '@tinystar/contract';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { binPairs } from './bin.ts';
import { checkPairs } from './loadPairs.ts';
import { kbBotQaEntry, kbBotQaImport, kbBotQaPair } from './schema.ts';

/** Pairs of one statement. */
const BATCH = 1_000;

interface Undo {
  kbBotId: string;
  importId: string;
  /** Whether what somebody has edited since goes too. */
  withEdited: boolean;
  now: Date;
  /** Called with the pairs whose entries went. */
  changed: (pairIds: readonly string[]) => void;
}

/**
 * Takes out what an import brought, in the caller's transaction: whole pairs lie in the recycle bin afterwards, entries
 * are gone, except one that somebody has made the main one since. What somebody has edited is kept and counted, unless it
 * is asked for too. Once more does nothing.
 */
export async function undoImport(
  tx: Queries,
  { kbBotId, importId, withEdited, now, changed }: Undo,
): Promise<{ count: number; kept: number }> {
  const own = and(eq(kbBotQaImport.id, importId), eq(kbBotQaImport.kbBotId, kbBotId));
  const [row] = await tx.select().from(kbBotQaImport).where(own).for('update');
  if (!row) throw notFound('导入记录不存在');
  if (row.status === 'waiting' || row.status === 'running')
    throw new Failure(errorCodes.conflict, '导入正在进行，请等它结束');
  await tx.update(kbBotQaImport).set({ status: 'undone', updatedAt: now }).where(own);
  if (row.qaPairId !== null) {
    await checkPairs(tx, kbBotId, [row.qaPairId]);
    const entries = and(
      eq(kbBotQaEntry.importId, importId),
      eq(kbBotQaEntry.qaPairId, row.qaPairId),
      eq(kbBotQaEntry.isMain, false),
    );
    const gone = await tx
      .delete(kbBotQaEntry)
      .where(and(entries, withEdited ? undefined : lte(kbBotQaEntry.updatedAt, row.createdAt)))
      .returning({ id: kbBotQaEntry.id });
    if (gone.length > 0) changed([row.qaPairId]);
    return { count: gone.length, kept: await tx.$count(kbBotQaEntry, entries) };
  }
  const brought = and(
    eq(kbBotQaPair.importId, importId),
    eq(kbBotQaPair.kbBotId, kbBotId),
    isNull(kbBotQaPair.deletedAt),
  );
  const wanted = await tx
    .select({ id: kbBotQaPair.id })
    .from(kbBotQaPair)
    .where(and(brought, withEdited ? undefined : lte(kbBotQaPair.updatedAt, kbBotQaPair.createdAt)));
  const ids = wanted.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH) await binPairs(tx, kbBotId, ids.slice(at, at + BATCH), now);
  return { count: ids.length, kept: await tx.$count(kbBotQaPair, brought) };
}
