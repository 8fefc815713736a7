import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed, runNamed } from '../platform/database/named.ts';
import type { PassageKind } from './found.ts';
import { countedFrom, type Counted } from './frequencies.ts';
import { recentPassages } from './recentPassages.ts';
import { termKey } from './termKey.ts';

/** A passage that holds some of the rarer terms, with what scoring needs. */
export interface Candidate {
  id: number;
  titleLength: number;
  textLength: number;
  counted: Counted;
}

/** The same as the database keeps it. */
interface StoredCandidate extends Omit<Candidate, 'counted'> {
  frequencies: string;
}

const candidateOf = ({ frequencies, ...row }: StoredCandidate): Candidate => ({
  ...row,
  counted: countedFrom(frequencies),
});

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
  kinds: readonly PassageKind[];
  /** Only of these documents. */
  sourceIds?: readonly string[];
}

interface Row {
  /** The best ones in their order, with spaces between; null for none. */
  ids: string | null;
  size: number;
  lowest: number;
  highest: number;
  /** By place of the query: how many passages were found, and the id of the last of them. */
  found: Record<string, { n: number; last: number }> | null;
}

/**
 * Documents whose passages may be found: trained ones, and those that wait for the training after a maker's save. Their
 * passages still fit the pages, and what the save took away is hidden already.
 */
const FINDABLE = `
  (f.status = 'trained' or f.status in ('trainPending', 'training', 'trainFailed', 'trainTimeout')
    and exists (select from kb_bot_file_save s where s.file_id = f.id and s.version = f.version))`;

const LIMIT = 80;
const MOST_TERMS = 160;
/** A term found more often tells little: its further passages are not read, its frequency is then estimated. */
const MOST_HITS = 400;
/** With so many telling terms those that are known to stand everywhere are not looked up. */
const ENOUGH_TELLING = 4;
/** Of terms that stand everywhere so many are looked up in pairs. */
const MOST_PAIRED = 5;

/**
 * `counted`: the size of the collection is known and given in three more places. `within`: the last place names the only
 * documents that may be found.
 */
const statement = (counted: boolean, within: boolean): string => `
  with question as materialized (
    select ord, query::tsquery as query from unnest($1::text[]) with ordinality as t(query, ord)
  ), trained as materialized (
    select f.id from kb_bot_file f where f.kb_bot_id = $2 and ${FINDABLE}
      ${within ? `and f.id = any($${counted ? 9 : 6}::text[])` : ''}
  ), hits as materialized (
    select question.ord, found.id from question cross join lateral (
      select p.id from passage p
      where p.terms @@ question.query and p.kb_bot_id || '' = $2 and p.enabled
        and p.kind || '' = any($3::text[])
        and (p.kind <> 'doc' or p.source_id in (select id from trained))
      limit $4
    ) as found
  ), collection as materialized (
    ${
      counted
        ? 'select $6::int as size, $7::int as lowest, $8::int as highest'
        : 'select count(*)::int as size, min(id)::int as lowest, max(id)::int as highest from passage p where p.kb_bot_id = $2'
    }
  ), frequency as materialized (
    select ord, count(*)::int as n, max(id)::int as last from hits group by ord
  ), best as materialized (
    select id, sum(ln(1 + size::float8 / n)) as weight from hits join frequency using (ord) cross join collection
    group by id order by weight desc, id limit $5
  )
  select (select string_agg(id::text, ' ' order by weight desc, id) from best) as ids, collection.*,
    (select json_object_agg(ord, json_build_object('n', n, 'last', last)) from frequency) as found
  from collection`;
const STATEMENTS = {
  candidates: statement(true, false),
  'candidates-within': statement(true, true),
  'candidates-counted': statement(false, false),
  'candidates-counted-within': statement(false, true),
} as const;

const COUNTS = `
  select id::int, title_length as "titleLength", text_length as "textLength", frequencies
  from passage where id = any($1::bigint[])`;

/**
 * Looks the terms up in the index and gives the 80 passages that hold the rarest of them. Assistant, trained documents
 * and enabled blocks are conditions of the query itself, never a filter on its result.
 *
 * Terms that many passages hold cost most and tell least. Once met, they are remembered for a minute: they are looked up
 * only in pairs, and only when the question has few others. A memory that is out of date costs a little precision of the
 * weights and never hides or shows a passage.
 *
 * The counts of terms are most of what the database would send: they are read once and kept for the next questions
 * (`recentPassages.ts`). `read` holds those of the question at hand.
 *
 * The empty strings in the conditions and the limit keep the planner on the index of terms: without statistics it reads
 * every passage of the assistant once per term instead (measured: 15 ms against 0.1 ms).
 */
export async function findCandidates(
  db: Database,
  scope: PassageFilter,
  terms: readonly string[],
  read: Map<number, Candidate>,
): Promise<Candidates> {
  const asked = terms.slice(0, MOST_TERMS);
  if (asked.length === 0 || scope.kinds.length === 0) return { rows: [], documentFrequency: new Map(), size: 0 };
  const known = statisticsOf(scope);
  const common = asked.filter((term) => known.common.has(term));
  const telling = asked.filter((term) => !known.common.has(term));
  const lookUps = [
    ...telling.map((term) => [term]),
    ...(telling.length < ENOUGH_TELLING ? pairsOf(rarest(common, known)) : []),
  ];
  const key = termKey(scope.kbBotId);
  const queries = lookUps.map((each) =>
    each.map((term) => `'${`${key}:${term}`.replace(/['\\]/g, '$&$&')}'`).join(' & '),
  );
  const collection = known.size === undefined ? [] : [known.size, known.lowest, known.highest];
  const name = `candidates${known.size === undefined ? '-counted' : ''}${scope.sourceIds ? '-within' : ''}` as const;
  const [first] = await runNamed<Row>(db, name, STATEMENTS[name], [
    queries,
    scope.kbBotId,
    scope.kinds,
    MOST_HITS,
    LIMIT,
    ...collection,
    ...(scope.sourceIds ? [scope.sourceIds] : []),
  ]);
  if (!first?.ids) return { rows: [], documentFrequency: new Map(), size: known.size ?? 0 };
  const rows = await countsOf(db, first.ids.split(' ').map(Number), read);
  known.size ??= first.size;
  known.lowest = first.lowest;
  known.highest = first.highest;
  for (const [ord, { n, last }] of Object.entries(first.found ?? {})) {
    const [term, other] = lookUps[Number(ord) - 1] ?? [];
    if (term && !other && n === MOST_HITS) known.common.set(term, estimate(last, known));
    else if (term && !other) known.met.set(term, n);
  }
  const frequencyOf = (term: string) => known.common.get(term) ?? known.met.get(term) ?? 0;
  return { rows, documentFrequency: new Map(asked.map((term) => [term, frequencyOf(term)])), size: first.size };
}

/** What scoring needs of the passages, in their order; those that were deleted a moment ago are left out. */
async function countsOf(db: Database, ids: readonly number[], read: Map<number, Candidate>): Promise<Candidate[]> {
  const { counts } = recentPassages(db);
  const missing = ids.filter((id) => {
    const known = read.get(id) ?? counts.get(id);
    if (known) read.set(id, known);
    return !known;
  });
  if (missing.length > 0) {
    for (const row of await runNamed<StoredCandidate>(db, 'counts', COUNTS, [missing])) {
      const candidate = candidateOf(row);
      read.set(row.id, candidate);
      counts.add(row.id, candidate, candidate.counted.keys.length);
    }
  }
  return ids.flatMap((id) => read.get(id) ?? []);
}

/** What is remembered of the passages of an assistant. */
interface Statistics {
  until: number;
  size?: number;
  /** Ids of its first and last passage. */
  lowest: number;
  highest: number;
  /** Terms of more passages than are read, with about how many. */
  common: Map<string, number>;
  /** Terms of fewer, looked up by the question at hand. */
  met: Map<string, number>;
}

const MEMORY = 60_000;
const MOST_ASSISTANTS = 200;
const remembered = new Map<string, Statistics>();

function statisticsOf({ kbBotId, kinds }: PassageFilter): Statistics {
  const key = `${kbBotId} ${kinds.join()}`;
  const found = remembered.get(key);
  const fresh = found && found.until > performance.now();
  const now = fresh
    ? found
    : { until: performance.now() + MEMORY, lowest: 0, highest: 0, common: new Map<string, number>() };
  const statistics = { ...now, met: new Map<string, number>() };
  remembered.delete(key);
  remembered.set(key, statistics);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_ASSISTANTS && oldest !== undefined) remembered.delete(oldest);
  return statistics;
}

/** Passages are met in the order they were stored: how far the last one lies tells how many more there are. */
function estimate(last: number, { size = 0, lowest, highest }: Statistics): number {
  const passed = (last - lowest + 1) / (highest - lowest + 1);
  return Math.min(size, Math.round(MOST_HITS / Math.max(passed, MOST_HITS / Math.max(size, MOST_HITS))));
}

const rarest = (terms: readonly string[], { common }: Statistics): string[] =>
  terms.toSorted((a, b) => (common.get(a) ?? 0) - (common.get(b) ?? 0)).slice(0, MOST_PAIRED);

/** All pairs; a single one stays alone. */
function pairsOf(terms: readonly string[]): string[][] {
  if (terms.length < 2) return terms.map((term) => [term]);
  return terms.flatMap((term, at) => terms.slice(at + 1).map((other) => [term, other]));
}

/** The same of passages that are known by their id already; those that may not be found are left out. */
export async function readCandidates(
  db: Database,
  scope: PassageFilter,
  ids: readonly number[],
  read: Map<number, Candidate>,
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const { kbBotId, kinds, sourceIds } = scope;
  const rows = await executeNamed<{ id: number }>(
    db,
    `findable${sourceIds ? '-within' : ''}`,
    sql`
    select p.id::int from passage p
    where p.id = any(${sql.param([...ids])}::bigint[]) and p.kb_bot_id = ${kbBotId} and p.enabled
      and p.kind = any(${sql.param([...kinds])}::text[])
      and (p.kind <> 'doc' or p.source_id in (
        select f.id from kb_bot_file f where f.kb_bot_id = ${kbBotId} and ${sql.raw(FINDABLE)}
        ${sourceIds ? sql`and f.id = any(${sql.param([...sourceIds])}::text[])` : sql``}))`,
  );
  return await countsOf(
    db,
    rows.map(({ id }) => id),
    read,
  );
}
