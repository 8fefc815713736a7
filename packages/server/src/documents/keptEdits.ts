import { inArray, sql } from 'drizzle-orm';
import { isMakerOf } from '../assistants/mayUse.ts';
import { user } from '../identity/schema.ts';
import type { Database } from '../platform/database/database.ts';
import { writtenEdit, type WrittenEdit } from './blockEdits.ts';
import { unpackContent } from './packContent.ts';

interface Row extends Record<string, unknown> {
  content: Buffer;
  makes: boolean;
}

/** Blocks of one version of a document that does not answer now. */
export interface KeptBlocks {
  fileId: string;
  number: number;
  blockIds: readonly string[];
}

/** Which blocks of a version that is kept say what was not read from their pages; none of one that is kept no more. */
export async function keptEdits(
  db: Database,
  { fileId, number, blockIds }: KeptBlocks,
  reader: string | null,
): Promise<ReadonlyMap<string, WrittenEdit>> {
  const { rows } = await db.execute<Row>(sql`
    select v.content, ${isMakerOf(reader ?? '')} as makes
    from kb_bot_file_version v
    join kb_bot_file f on f.id = v.file_id
    join kb_bot b on b.id = f.kb_bot_id
    where v.file_id = ${fileId} and v.number = ${number} and v.edit_count > 0`);
  const [kept] = rows;
  if (!kept) return new Map();
  const { pages } = await unpackContent(Buffer.from(kept.content));
  const wanted = new Set(blockIds);
  const written = pages
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ id, text, edit }) => (edit && wanted.has(id) ? [{ id, text, edit }] : []));
  const writers = [...new Set(written.map(({ edit }) => edit.by))];
  const names = new Map(
    kept.makes && writers.length > 0
      ? (await db.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, writers))).map(
          ({ id, name }) => [id, name] as const,
        )
      : [],
  );
  return new Map(
    written.map(({ id, text, edit }) => [
      id,
      writtenEdit({ text, readText: edit.read, by: names.get(edit.by) ?? '', at: edit.at, makes: kept.makes }),
    ]),
  );
}
