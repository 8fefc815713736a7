import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { encodeFrequencies, frequenciesOf } from './frequencies.ts';
import type { PassageKind } from './found.ts';
import { asHex, meaningOf } from './meaning/pieces.ts';
import type { Passage } from './passages.ts';
import { passage } from './schema.ts';
import { termKey } from './termKey.ts';

/** Whose passages, and of what: a document, a Q&A pair or an attachment. */
export interface Source {
  kbBotId: string;
  kind: PassageKind;
  sourceId: string;
}

const BATCH = 200;

/** What is searched of one source. */
export interface SourcePassages {
  sourceId: string;
  /** The document's name, or the question of a pair. */
  name: string;
  passages: readonly Passage[];
}

/** Whether a source can be found by questions now. */
export async function hasPassages(db: Queries, { kbBotId, kind, sourceId }: Source): Promise<boolean> {
  const rows = await db
    .select({ kind: passage.kind })
    .from(passage)
    .where(and(eq(passage.kbBotId, kbBotId), eq(passage.kind, kind), eq(passage.sourceId, sourceId)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Replaces the passages of a source. Run it in the transaction that marks the document trained, so that the two can
 * never disagree. `name` is the document's name, or the question of a pair.
 */
export async function writePassages(
  db: Queries,
  { kbBotId, kind, sourceId }: Source,
  name: string,
  passages: readonly Passage[],
): Promise<void> {
  await writeSources(db, { kbBotId, kind }, [{ sourceId, name, passages }]);
}

/** The same for several sources of one assistant at once: an import writes thousands of pairs. */
export async function writeSources(
  db: Queries,
  { kbBotId, kind }: Omit<Source, 'sourceId'>,
  sources: readonly SourcePassages[],
): Promise<void> {
  const ids = sources.map(({ sourceId }) => sourceId);
  await db
    .delete(passage)
    .where(and(eq(passage.kbBotId, kbBotId), eq(passage.kind, kind), inArray(passage.sourceId, ids)));
  const key = termKey(kbBotId);
  const all = sources.flatMap(({ sourceId, name, passages }) => passages.map((each) => ({ each, sourceId, name })));
  for (let at = 0; at < all.length; at += BATCH) {
    const rows = all.slice(at, at + BATCH).map(({ each, sourceId, name }) => ({
      ...rowOf(each, key),
      source_id: sourceId,
      name,
      ...asHex(meaningOf(each.title, each.text)),
    }));
    await db.execute(sql`
      with r as materialized (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as r(source_id text, name text, position int,
          title text, text text, block_ids text[], pages int[], spans jsonb, terms text[], title_length int,
          text_length int, frequencies text, means text, words text)
      ), written as (
      insert into passage (kb_bot_id, kind, source_id, name, position, title, text, block_ids, pages, spans,
        terms, title_length, text_length, frequencies)
      select ${kbBotId}, ${kind}, r.source_id, r.name, r.position, r.title, r.text, r.block_ids,
        r.pages, r.spans, array_to_tsvector(r.terms), r.title_length, r.text_length, r.frequencies
      from r returning id, source_id, position)
      insert into passage_meaning (passage_id, kb_bot_id, means, words)
      select written.id, ${kbBotId}, decode(r.means, 'hex'), decode(r.words, 'hex')
      from written join r using (source_id, position) order by written.id`);
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
