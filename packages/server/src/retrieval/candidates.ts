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
  /** With spaces between; null for none. */
  ids: string | null;
  size: number;
  lowest: number;
  highest: number;
  /** By place of the query: how many passages were read, and how many there are about. */
  found: Record<string, { n: number; about: number }> | null;
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
/** A question of at most so many terms is looked up as a whole too. */
const MOST_TOGETHER = 64;

/**
 * `counted`: the size of the collection is known and given in three more places. `within`: the last place names the only
 * documents that may be found.
 *
 * A look-up that was cut read the passages that were stored first, which are no better than the others: they gain by it
 * only as far as the others lack the term. Passages are met in the order they were stored, so that how far the last one
 * lies tells how many there are. What a look-up behind place $6 finds, which is the question as a whole, comes first.
 */
const statement = (counted: boolean, within: boolean): string => `
  with question as materialized (
    select ord, query::tsquery as query from unnest($1::text[]) with ordinality as t(query, ord)
  ), trained as materialized (
    select f.id from kb_bot_file f where f.kb_bot_id = $2 and ${FINDABLE}
      ${within ? `and f.id = any($${counted ? 10 : 7}::text[])` : ''}
  ), hits as materialized (
    select question.ord, found.id, found.length from question cross join lateral (
      select p.id, p.title_length + p.text_length as length from passage p
      where p.terms @@ question.query and p.kb_bot_id || '' = $2 and p.enabled
        and p.kind || '' = any($3::text[])
        and (p.kind <> 'doc' or p.source_id in (select id from trained))
      limit $4
    ) as found
  ), collection as materialized (
    ${
      counted
        ? 'select $7::int as size, $8::int as lowest, $9::int as highest'
        : 'select count(*)::int as size, min(id)::int as lowest, max(id)::int as highest from passage p where p.kb_bot_id = $2'
    }
  ), frequency as materialized (
    select ord, n, case when n < $4 then n
      else greatest(n, least(size, n * (highest - lowest + 1)::float8 / greatest(last - lowest + 1, 1))) end as about
    from (select ord, count(*)::int as n, max(id)::int as last from hits group by ord) as met cross join collection
  ), best as materialized (
    select id, sum(ln(1 + size / about) * case when n < $4 then 1 else greatest(0, 1 - about / size) end) as weight,
      bool_or(ord > $6 and n < $4) as whole
    from hits join frequency using (ord) cross join collection
    group by id order by whole desc, weight desc, min(length), id limit $5
  )
  select (select string_agg(id::text, ' ') from best) as ids, collection.*,
    (select json_object_agg(ord, json_build_object('n', n, 'about', round(about))) from frequency) as found
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
  const inParts = [
    ...telling.map((term) => [term]),
    ...(telling.length < ENOUGH_TELLING ? pairsOf(rarest(common, known)) : []),
  ];
  const lookUps = asked.length > 1 && asked.length <= MOST_TOGETHER ? [...inParts, asked] : inParts;
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
    inParts.length,
    ...collection,
    ...(scope.sourceIds ? [scope.sourceIds] : []),
  ]);
  if (!first?.ids) return { rows: [], documentFrequency: new Map(), size: known.size ?? 0 };
  const rows = await countsOf(db, first.ids.split(' ').map(Number), read);
  known.size ??= first.size;
  known.lowest = first.lowest;
  known.highest = first.highest;
  for (const [ord, { n, about }] of Object.entries(first.found ?? {})) {
    // The library grew since it was counted: the next question counts it again.
    if (n > first.size) delete known.size;
    const [term, other] = lookUps[Number(ord) - 1] ?? [];
    if (term && !other && n === MOST_HITS) known.common.set(term, about);
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
