import { and, eq, inArray, sql } from 'drizzle-orm';
import { wake } from '../capture/recaptureJob.ts';
import { keptTables } from '../documents/binDocuments.ts';
import { lockQuota } from '../documents/checkQuota.ts';
import { cookSoon } from '../documents/cookSoon.ts';
import { isParsed, nextStep } from '../documents/copyDocuments.ts';
import { hasSameBytes } from '../documents/hasSameBytes.ts';
import { fileDeleted } from '../documents/loadFile.ts';
import { kbBotFile, kbBotFileBin } from '../documents/schema.ts';
import { trainJob } from '../documents/trainJob.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { newVersionJob } from '../versions/newVersionJob.ts';
import { freeName } from './freeName.ts';

interface Restoring {
  owner: Owner;
  kbBotId: string;
  ids: readonly string[];
}

/**
 * Takes documents of one assistant out of the bin, all or none, and goes on with them where they were: parsed ones are
 * indexed anew. Answers the new names of those whose names were taken meanwhile. Throws 404 when one is not there.
 */
export async function restoreDocuments(services: Services, { owner, kbBotId, ids }: Restoring) {
  const wanted = [...new Set(ids)];
  return await services.db.transaction(async (tx) => {
    // No upload takes a name or stores the same bytes meanwhile.
    await lockQuota(tx, owner);
    const found = await tx
      .select({ id: kbBotFileBin.id, name: kbBotFileBin.name })
      .from(kbBotFileBin)
      .where(and(eq(kbBotFileBin.kbBotId, kbBotId), inArray(kbBotFileBin.id, wanted)))
      .orderBy(kbBotFileBin.deletedAt, kbBotFileBin.id)
      .for('update');
    if (found.length < wanted.length) throw fileDeleted();
    const renamed: string[] = [];
    for (const { id, name } of found) {
      const free = await freeName(name, (one) => isTaken(tx, kbBotId, one));
      if (free !== name) renamed.push(free);
      await restoreOne(tx, id, free, services.now());
    }
    return { count: found.length, renamed };
  });
}

async function isTaken(tx: Queries, kbBotId: string, name: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: kbBotFile.id })
    .from(kbBotFile)
    .where(and(eq(kbBotFile.kbBotId, kbBotId), eq(kbBotFile.name, name)))
    .limit(1);
  return row !== undefined;
}

async function restoreOne(tx: Queries, id: string, name: string, now: Date): Promise<void> {
  await forceWhereDoubled(tx, id);
  await putBack(tx, keptTables[0], id);
  const [row] = await tx.select().from(kbBotFile).where(eq(kbBotFile.id, id));
  if (!row) throw new Error(`document ${id} was not put back`);
  const step = nextStep(row, isParsed(row));
  const file = { fileId: id, run: row.run + 1 };
  await tx
    .update(kbBotFile)
    .set({
      name,
      ...(step && { status: `${step}Pending` as const }),
      ...(step === 'cook' && { reason: '' }),
      progress: null,
      // Jobs of before and editors that are still open find another number.
      run: file.run,
      version: row.version + 1,
      updatedAt: now,
    })
    .where(eq(kbBotFile.id, id));
  for (const table of keptTables.slice(1)) await putBack(tx, table, id);
  await tx.delete(kbBotFileBin).where(eq(kbBotFileBin.id, id));
  if (step === 'cook') await cookSoon(tx, file);
  if (step === 'train') await trainJob.enqueue(tx, file, { key: `train:${id}` });
  if (row.next) await newVersionJob.enqueue(tx, { fileId: id, version: row.next.id }, { key: `version:${id}` });
  if (row.recaptureAt) await wake(tx, id, row.recaptureAt);
}

/** Its bytes may have been uploaded again meanwhile: then it is a second copy, like one that was uploaded with force. */
async function forceWhereDoubled(tx: Queries, id: string): Promise<void> {
  const kept = sql<string>`${kbBotFileBin.kept} #>> '{kb_bot_file,0,sha256}'`;
  const [file] = await tx
    .select({ kbBotId: kbBotFileBin.kbBotId, sha256: kept })
    .from(kbBotFileBin)
    .where(eq(kbBotFileBin.id, id));
  if (!file || !(await hasSameBytes(tx, file.kbBotId, file.sha256))) return;
  await tx
    .update(kbBotFileBin)
    .set({ kept: sql`jsonb_set(${kbBotFileBin.kept}, '{kb_bot_file,0,forced}', 'true')` })
    .where(eq(kbBotFileBin.id, id));
}

/** Writes kept rows into their table: the columns that were there then and still are; newer ones get their defaults. */
async function putBack(tx: Queries, table: string, id: string): Promise<void> {
  const { rows } = await tx.execute<{ columns: string[] }>(sql`
    select array(
      select a.attname::text from pg_attribute a
      where a.attrelid = ${table}::text::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and b.kept -> ${table}::text -> 0 ? a.attname::text
    ) as columns from kb_bot_file_bin b where b.id = ${id}`);
  const columns = rows[0]?.columns ?? [];
  if (columns.length === 0) return;
  const names = sql.join(columns.map(sql.identifier), sql`, `);
  const place = sql.identifier(table);
  await tx.execute(sql`
    insert into ${place} (${names})
    select ${names} from jsonb_populate_recordset(null::${place}, (
      select b.kept -> ${table}::text from kb_bot_file_bin b where b.id = ${id}))`);
}
