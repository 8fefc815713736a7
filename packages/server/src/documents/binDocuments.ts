import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { passage } from '../retrieval/schema.ts';
import { documentChanged } from './documentChanged.ts';
import { kbBotFile, kbBotFileBin } from './schema.ts';

/** Tables whose rows wait in the bin, the parent first; each of the others names its file in `file_id`. */
export const keptTables = [
  'kb_bot_file',
  'kb_bot_file_page',
  'kb_bot_file_block',
  'kb_bot_file_block_hit',
  'kb_bot_file_waiting_edit',
  'kb_bot_file_version',
] as const;

/**
 * Moves files of one assistant into the recycle bin; their bytes stay, those of a version that is still being read too.
 * All or none: answers the number moved, and does nothing (0) when one of them is not there. A running job notices and
 * ends. `cause` says whether a person wanted it, or a source that has them no more.
 */
export async function binDocuments(
  { db, now }: Pick<Services, 'now'> & { db: Queries },
  kbBotId: string,
  ids: readonly string[],
  cause: 'manual' | 'source' = 'manual',
): Promise<number> {
  const wanted = [...new Set(ids)];
  return await db.transaction(async (tx) => {
    const found = await tx
      .select({ id: kbBotFile.id })
      .from(kbBotFile)
      .where(and(eq(kbBotFile.kbBotId, kbBotId), inArray(kbBotFile.id, wanted)))
      .orderBy(kbBotFile.id)
      .for('update');
    if (found.length < wanted.length) return 0;
    const at = now();
    await documentChanged(tx, { kbBotId, ids: wanted, action: 'removed', cause, now: at });
    await moveRows(tx, kbBotId, wanted, at);
    return wanted.length;
  });
}

async function moveRows(tx: Queries, kbBotId: string, ids: string[], now: Date): Promise<void> {
  const [file, ...parts] = keptTables;
  const kept = sql.join(
    parts.map(
      (table) => sql`${table}::text, (
        select coalesce(jsonb_agg(to_jsonb(p)), '[]') from ${sql.identifier(table)} p where p.file_id = f.id)`,
    ),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${kbBotFileBin} (id, kb_bot_id, name, size, kept_size, page_count, source_key, output_key, deleted_at, kept)
    select f.id, f.kb_bot_id, f.name, f.size, f.kept_size + coalesce((f.next ->> 'size')::bigint, 0), f.page_count, f.source_key, f.output_key, ${now.toISOString()}::timestamptz,
      jsonb_build_object(${file}::text, jsonb_build_array(to_jsonb(f)), ${kept})
    from ${kbBotFile} f where f.id = any(${sql.param(ids)}::text[])`);
  await tx.delete(kbBotFile).where(inArray(kbBotFile.id, ids));
  await tx
    .delete(passage)
    .where(and(eq(passage.kbBotId, kbBotId), eq(passage.kind, 'doc'), inArray(passage.sourceId, ids)));
}
