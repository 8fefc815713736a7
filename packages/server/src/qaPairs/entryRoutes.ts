import { qaEntries } from '@tinystar/contract';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { newId } from '../platform/database/columns.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuseStale } from '../platform/database/versions.ts';
import { invalid, notFound } from '../platform/http/failure.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { changeLibrary } from './changeLibrary.ts';
import { checkContent, checkRoom, presentEntry, writeEntry } from './entries.ts';
import { checkPairs } from './loadPairs.ts';
import { kbBotQaEntry, kbBotQaPair, type QaEntryRow } from './schema.ts';

/** The entries of pairs. */
export const entryRoutes: readonly Route[] = [
  implement(qaEntries.page, async ({ input, owner, services: { db } }) => {
    const { kbBotId, qaPairId, type, page, size } = input;
    await loadOwnAssistant(db, owner, kbBotId);
    await checkPairs(db, kbBotId, [qaPairId]);
    const where = and(eq(kbBotQaEntry.qaPairId, qaPairId), type && eq(kbBotQaEntry.type, type));
    const [rows, [total]] = await Promise.all([
      db
        .select()
        .from(kbBotQaEntry)
        .where(where)
        .orderBy(desc(kbBotQaEntry.isMain), asc(kbBotQaEntry.createdAt), asc(kbBotQaEntry.id))
        .limit(size)
        .offset((page - 1) * size),
      db.select({ count: count() }).from(kbBotQaEntry).where(where),
    ]);
    return { rows: rows.map(presentEntry), count: total?.count ?? 0 };
  }),
  implement(qaEntries.create, async ({ input, owner, services }) => {
    const { kbBotId, qaPairId, type } = input;
    const id = newId();
    await changeLibrary({ services, owner, kbBotId }, async (tx, changed) => {
      await checkPairs(tx, kbBotId, [qaPairId]);
      const content = checkContent(type, input.content);
      await checkRoom(tx, qaPairId, type);
      const at = services.now();
      const row = { id, qaPairId, kbBotId, type, content, isMain: false, createdAt: at, updatedAt: at };
      await tx.insert(kbBotQaEntry).values(row);
      changed([qaPairId]);
    });
    return { id };
  }),
  implement(qaEntries.update, async ({ input, owner, services }) => {
    const { kbBotId, id, isMain, version } = input;
    await changeLibrary({ services, owner, kbBotId }, async (tx, changed) => {
      const [entry] = await loadEntries(tx, kbBotId, [id]);
      const content = checkContent(entry!.type, input.content);
      await refuseStale({ version, savedAt: entry!.updatedAt, current: () => presentEntry(entry!) });
      await writeEntry(tx, entry!, content, services.now());
      if (isMain) await makeMain(tx, entry!);
      changed([entry!.qaPairId]);
    });
    return {};
  }),
  implement(qaEntries.remove, async ({ input: { kbBotId, id }, owner, services }) => {
    await changeLibrary({ services, owner, kbBotId }, async (tx, changed) => changed(await remove(tx, kbBotId, [id])));
    return {};
  }),
  implement(qaEntries.bulkRemove, async ({ input: { kbBotId, ids }, owner, services }) => {
    await changeLibrary({ services, owner, kbBotId }, async (tx, changed) => changed(await remove(tx, kbBotId, ids)));
    return { count: new Set(ids).size };
  }),
];

/** Entries of pairs that are in use; 404 when one is not there. */
async function loadEntries(tx: Queries, kbBotId: string, ids: readonly string[]): Promise<QaEntryRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .select({ entry: kbBotQaEntry })
    .from(kbBotQaEntry)
    .innerJoin(kbBotQaPair, eq(kbBotQaPair.id, kbBotQaEntry.qaPairId))
    .where(and(inArray(kbBotQaEntry.id, wanted), eq(kbBotQaPair.kbBotId, kbBotId), isNull(kbBotQaPair.deletedAt)));
  if (rows.length < wanted.length) throw notFound('内容不存在');
  return rows.map(({ entry }) => entry);
}

async function remove(tx: Queries, kbBotId: string, ids: readonly string[]): Promise<string[]> {
  const entries = await loadEntries(tx, kbBotId, ids);
  const main = entries.find(({ isMain }) => isMain);
  if (main) throw invalid('id', main.type === 'q' ? '主问题不能删除' : '主答案不能删除');
  const found = entries.map(({ id }) => id);
  await tx.delete(kbBotQaEntry).where(inArray(kbBotQaEntry.id, found));
  return entries.map(({ qaPairId }) => qaPairId);
}

async function makeMain(tx: Queries, { id, qaPairId, type }: QaEntryRow): Promise<void> {
  const former = and(eq(kbBotQaEntry.qaPairId, qaPairId), eq(kbBotQaEntry.type, type), eq(kbBotQaEntry.isMain, true));
  await tx.update(kbBotQaEntry).set({ isMain: false }).where(former);
  await tx.update(kbBotQaEntry).set({ isMain: true }).where(eq(kbBotQaEntry.id, id));
}
