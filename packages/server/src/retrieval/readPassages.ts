import type { Database } from '../platform/database/database.ts';
import { runNamed } from '../platform/database/named.ts';
import type { Candidate } from './candidates.ts';
import { readSentences, type Judged } from './confidence.ts';
import type { Hit } from './found.ts';
import { recentPassages } from './recentPassages.ts';

/** A passage as it is kept. */
export type Stored = Omit<Hit, 'score'>;

/** The same with what it is judged by. */
export interface StoredPassage {
  row: Stored;
  judged: Omit<Judged, 'frequencies'>;
}

/** What was read for a question: each further look asks the database only for what those before have not met. */
export interface Read {
  /** Of the terms that were looked up: whether a passage holds them. */
  met: Map<string, boolean>;
  candidates: Map<number, Candidate>;
  passages: Map<number, StoredPassage>;
}

/** The wordings of a pair's question are sentences of its own; headings are none. */
const saidIn = ({ kind, title, text }: Stored): string =>
  kind === 'qa' ? `${title.replaceAll(' › ', '\n')}\n${text}` : text;

const STATEMENT = `
  select id::int, kind, source_id as "sourceId", name, position, title, text, block_ids as "blockIds", pages, spans
  from passage where id = any($1::bigint[])`;

/** Reads the texts of passages that were not read for this question before. */
export async function readPassages(db: Database, wanted: readonly number[], { passages }: Read): Promise<void> {
  const { texts } = recentPassages(db);
  const ids = wanted.filter((id) => {
    const known = passages.get(id) ?? texts.get(id);
    if (known) passages.set(id, known);
    return !known;
  });
  if (ids.length === 0) return;
  for (const row of await runNamed<Stored>(db, 'passages', STATEMENT, [ids])) {
    const text = saidIn(row);
    const passage = { row, judged: { title: row.title, text, ...readSentences(row.title, text) } };
    passages.set(row.id, passage);
    texts.add(row.id, passage, row.title.length + row.text.length);
  }
}
