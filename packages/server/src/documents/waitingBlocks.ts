import { sql } from 'drizzle-orm';
import { isMakerOf } from '../assistants/mayUse.ts';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';

/** On which of these blocks an edit of an earlier version waits to be decided, as far as `reader` makes their documents. */
export async function waitingBlocks(
  db: Database,
  { fileIds, blockIds }: { fileIds: readonly string[]; blockIds: readonly string[] },
  reader: string | null,
): Promise<ReadonlySet<string>> {
  if (reader === null || blockIds.length === 0) return new Set();
  const rows = await executeNamed<{ near: string }>(
    db,
    'waiting-blocks',
    sql`
    select distinct w.near from kb_bot_file_waiting_edit w join kb_bot b on b.id = w.kb_bot_id
    where w.file_id = any(${sql.param(fileIds)}::text[]) and w.near = any(${sql.param(blockIds)}::text[])
      and ${isMakerOf(reader)}`,
  );
  return new Set(rows.map(({ near }) => near));
}
