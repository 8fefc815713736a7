import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
import { termKey } from './termKey.ts';

/** A passage that holds some of the rarer terms, with what scoring needs. */
export interface Candidate {
  id: number;
  titleLength: number;
  textLength: number;
  frequencies: string;
}

export interface Candidates {
  rows: Candidate[];
  /** In how many passages of the assistant each looked-up term stands. */
  documentFrequency: Map<string, number>;
  /** Number of passages of the assistant. */
  size: number;
}

/** Which passages may be found at all. */
export interface PassageFilter {
  kbBotId: string;
  kinds: readonly ('doc' | 'qa')[];
}

type Row = Candidate & { size: number; document_frequency: Record<string, number> | null };

const LIMIT = 80;
const MOST_TERMS = 240;
/** A term found more often tells little: its further passages are not read, its frequency is then estimated. */
const MOST_HITS = 1_500;

/**
 * Looks the terms up in the index and gives the 80 passages that hold the rarest of them. Assistant, trained documents
 * and enabled blocks are conditions of the query itself, never a filter on its result.
 *
 * The empty strings in the conditions and the limit keep the planner on the index of terms: without statistics it reads
 * every passage of the assistant once per term instead (measured: 15 ms against 0.1 ms).
 */
export async function findCandidates(
  db: Database,
  scope: PassageFilter,
  terms: readonly string[],
): Promise<Candidates> {
  const asked = terms.slice(0, MOST_TERMS);
  if (asked.length === 0 || scope.kinds.length === 0) return { rows: [], documentFrequency: new Map(), size: 0 };
  const key = termKey(scope.kbBotId);
  const queries = asked.map((term) => `'${`${key}:${term}`.replace(/['\\]/g, '$&$&')}'`);
  const rows = await executeNamed<Row>(
    db,
    'candidates',
    sql`
    with question as materialized (
      select ord, query::tsquery as query from unnest(${sql.param(queries)}::text[]) with ordinality as t(query, ord)
    ), trained as materialized (
      select id from kb_bot_file where kb_bot_id = ${scope.kbBotId} and status = 'trained'
    ), hits as materialized (
      select question.ord, found.id from question cross join lateral (
        select p.id from passage p
        where p.terms @@ question.query and p.kb_bot_id || '' = ${scope.kbBotId} and p.enabled
          and p.kind || '' = any(${sql.param([...scope.kinds])}::text[])
          and (p.kind = 'qa' or p.source_id in (select id from trained))
        limit ${MOST_HITS}
      ) as found
    ), collection as materialized (
      select count(*)::int as size from passage p where p.kb_bot_id = ${scope.kbBotId}
    ), counted as (
      select ord, count(*)::int as n from hits group by ord
    ), frequency as materialized (
      select ord, case when n < ${MOST_HITS} then n else (n + size) / 2 end as n,
        ln(1 + size::float8 / case when n < ${MOST_HITS} then n else (n + size) / 2 end) as weight
      from counted cross join collection
    ), best as materialized (
      select id, sum(weight) as weight from hits join frequency using (ord)
      group by id order by weight desc, id limit ${LIMIT}
    )
    select p.id::int, p.title_length as "titleLength", p.text_length as "textLength", p.frequencies, collection.size,
      case when row_number() over () = 1 then (select json_object_agg(ord, n) from frequency) end as document_frequency
    from best join passage p using (id) cross join collection`,
  );
  const documentFrequency = new Map<string, number>();
  for (const [ord, n] of Object.entries(rows[0]?.document_frequency ?? {})) {
    const term = asked[Number(ord) - 1];
    if (term) documentFrequency.set(term, n);
  }
  return { rows, documentFrequency, size: rows[0]?.size ?? 0 };
}

/** The same of passages that are known by their id already; those that may not be found are left out. */
export async function readCandidates(
  db: Database,
  { kbBotId, kinds }: PassageFilter,
  ids: readonly number[],
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  return await executeNamed<Candidate>(
    db,
    'known-candidates',
    sql`
    select p.id::int, p.title_length as "titleLength", p.text_length as "textLength", p.frequencies from passage p
    where p.id = any(${sql.param([...ids])}::bigint[]) and p.kb_bot_id = ${kbBotId} and p.enabled
      and p.kind = any(${sql.param([...kinds])}::text[])
      and (p.kind = 'qa' or p.source_id in (select id from kb_bot_file where kb_bot_id = ${kbBotId} and status = 'trained'))`,
  );
}
