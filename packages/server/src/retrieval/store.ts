import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { encodeFrequencies, frequenciesOf } from './frequencies.ts';
import type { Passage } from './passages.ts';
import { passage } from './schema.ts';
import { termKey } from './termKey.ts';

/** Whose passages, and of what: a document or a Q&A pair. */
export interface Source {
  kbBotId: string;
  kind: 'doc' | 'qa';
  sourceId: string;
}

const BATCH = 200;

/**
 * Replaces the passages of a source. Run it in the transaction that marks the document trained, so that the two can
 * never disagree. `name` is the document's name, or the question of a pair.
 */
export async function writePassages(
  db: Queries,
  source: Source,
  name: string,
  passages: readonly Passage[],
): Promise<void> {
  await removePassages(db, source);
  const key = termKey(source.kbBotId);
  for (let at = 0; at < passages.length; at += BATCH) {
    const rows = passages.slice(at, at + BATCH).map((each) => rowOf(each, key));
    await db.execute(sql`
      insert into passage (kb_bot_id, kind, source_id, name, position, title, text, block_ids, pages, spans,
        terms, title_length, text_length, frequencies)
      select ${source.kbBotId}, ${source.kind}, ${source.sourceId}, ${name}, r.position, r.title, r.text, r.block_ids,
        r.pages, r.spans, array_to_tsvector(r.terms), r.title_length, r.text_length, r.frequencies
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(position int, title text, text text, block_ids text[],
        pages int[], spans jsonb, terms text[], title_length int, text_length int, frequencies text)`);
  }
}

/** Forgets a source: call it when a document or pair is deleted. */
export async function removePassages(db: Queries, { kbBotId, kind, sourceId }: Source): Promise<void> {
  await db
    .delete(passage)
    .where(and(eq(passage.kbBotId, kbBotId), eq(passage.kind, kind), eq(passage.sourceId, sourceId)));
}

/** Hides a source from every question, or shows it again, without indexing it anew. */
export async function setSourceEnabled(
  db: Queries,
  { kbBotId, kind, sourceId }: Source,
  enabled: boolean,
): Promise<void> {
  await db
    .update(passage)
    .set({ enabled })
    .where(and(eq(passage.kbBotId, kbBotId), eq(passage.kind, kind), eq(passage.sourceId, sourceId)));
}

/**
 * Hides at once every passage that holds one of the blocks. Follow it with a new {@link writePassages} of the document,
 * which brings back the neighbours of a disabled block.
 */
export async function hideBlocks(db: Queries, kbBotId: string, blockIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    update passage set enabled = false
    where kb_bot_id = ${kbBotId} and kind = 'doc' and block_ids && ${sql.param([...blockIds])}::text[]`);
}

function rowOf(each: Passage, key: string) {
  const frequencies = frequenciesOf(each.title, each.text);
  return {
    position: each.position,
    title: each.title,
    text: each.text,
    block_ids: each.blockIds,
    pages: each.pages,
    spans: each.spans,
    terms: [...new Set([...frequencies.title.keys(), ...frequencies.text.keys()])].map((term) => `${key}:${term}`),
    title_length: frequencies.titleLength,
    text_length: frequencies.textLength,
    frequencies: encodeFrequencies(frequencies),
  };
}
