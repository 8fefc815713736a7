import type { BlockEdit } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { isMakerOf } from '../assistants/mayUse.ts';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';

/** Characters of an edited block that go with a source: it is looked at beside its page. */
const SHOWN = 500;

interface Row extends Record<string, unknown> {
  id: string;
  text: string;
  readText: string;
  editedAt: Date;
  by: string | null;
  makes: boolean;
}

/** Which of these blocks say today what was not read from their pages; with who wrote it, where `reader` makes them too. */
export async function blockEdits(
  db: Database,
  blockIds: readonly string[],
  reader: string | null,
): Promise<ReadonlyMap<string, WrittenEdit>> {
  if (blockIds.length === 0) return new Map();
  const rows = await executeNamed<Row>(
    db,
    'block-edits',
    sql`
    select block.id, left(block.text, ${SHOWN + 1}) as text, block.read_text as "readText",
      block.edited_at as "editedAt", u.name as by, ${isMakerOf(reader ?? '')} as makes
    from kb_bot_file_block block
    join kb_bot_file f on f.id = block.file_id
    join kb_bot b on b.id = f.kb_bot_id
    left join "user" u on u.id = block.edited_by
    where block.id = any(${sql.param(blockIds)}::text[]) and block.edited_at is not null
      and block.status = 'enabled'`,
  );
  return new Map(
    rows.map(({ id, text, readText, editedAt, by, makes }) => [
      id,
      writtenEdit({ text, readText, by: by ?? '', at: new Date(editedAt), makes }),
    ]),
  );
}

interface Written {
  text: string;
  readText: string;
  by: string;
  at: Date;
  /** Whether who reads it makes the document too. */
  makes: boolean;
}

/** What is told of an edited block, and when it was edited last, which readers are not told. */
export interface WrittenEdit {
  told: BlockEdit;
  at: number;
}

/** What is told of words that were not read from the page. */
export const writtenEdit = ({ text, readText, by, at, makes }: Written): WrittenEdit => ({
  told: {
    kind: readText === '' ? 'typed' : 'rewritten',
    text: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text,
    ...(makes && { by, at: at.getTime() }),
  },
  at: at.getTime(),
});
