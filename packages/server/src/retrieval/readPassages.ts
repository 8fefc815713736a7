import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
import type { Candidate } from './candidates.ts';
import { readSentences, type Judged } from './confidence.ts';
import type { Hit } from './found.ts';

/** A passage as it is kept. */
export type Stored = Omit<Hit, 'score'>;

/** What was read for a question: each further look asks the database only for what those before have not met. */
export interface Read {
  /** Of the terms that were looked up: whether a passage holds them. */
  met: Map<string, boolean>;
  candidates: Map<number, Candidate>;
  passages: Map<number, { row: Stored; judged: Omit<Judged, 'frequencies'> }>;
}

/** The wordings of a pair's question are sentences of its own; headings are none. */
const saidIn = ({ kind, title, text }: Stored): string =>
  kind === 'qa' ? `${title.replaceAll(' › ', '\n')}\n${text}` : text;

/** Reads the texts of passages that were not read for this question before. */
export async function readPassages(db: Database, wanted: readonly number[], { passages }: Read): Promise<void> {
  const ids = wanted.filter((id) => !passages.has(id));
  if (ids.length === 0) return;
  const rows = await executeNamed<Stored>(
    db,
    'passages',
    sql`
    select id::int, kind, source_id as "sourceId", name, position, title, text, block_ids as "blockIds", pages, spans
    from passage where id = any(${sql.param(ids)}::bigint[])`,
  );
  for (const row of rows) {
    const text = saidIn(row);
    passages.set(row.id, { row, judged: { title: row.title, text, ...readSentences(row.title, text) } });
  }
}
