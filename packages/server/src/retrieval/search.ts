import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
import { findCandidates, readCandidates, type PassageFilter } from './candidates.ts';
import { confidenceFor } from './confidence.ts';
import { frequencyReader } from './frequencies.ts';
import { fuse, type Near } from './fuse.ts';
import { normalise } from './normalise.ts';
import type { Span } from './passages.ts';
import { analyse } from './question.ts';
import { isSingleHan, scoreOf, weightsOf } from './rank.ts';
import { termsOf } from './terms.ts';

/** A passage that was found. */
export interface Hit {
  id: number;
  kind: 'doc' | 'qa';
  /** Document or Q&A pair. */
  sourceId: string;
  /** Name of the document, or the question of the pair. */
  name: string;
  position: number;
  title: string;
  text: string;
  blockIds: string[];
  pages: number[];
  spans: Span[];
  /** How likely it answers the question, 0 to 1. */
  score: number;
  /** Place by words and by vectors, from 1; absent where that list does not hold it. */
  ranks?: { words?: number; vectors?: number };
  /** Cosine of its vector and the question's, when there are vectors. */
  similarity?: number;
}

/** The best passages, best first, with how likely the first of them answer the question, 0 to 1. */
export interface Found {
  hits: Hit[];
  confidence: number;
  /** Weight of each term of the question: what is rare in this assistant's knowledge weighs more. */
  weights: ReadonlyMap<string, number>;
}

/** Below this confidence the question counts as not answered by the assistant's knowledge. */
export const CONFIDENT = 0.33;

const HITS = 8;
const FEW = 5;

/** A passage that stands out so far by its vector is likely the answer, although it shares no word with the question. */
const STANDS_OUT = 4;
const BY_VECTOR = 0.4;

/**
 * Finds the passages of an assistant for a question. Stateless: everything is read from the database each time. `near`
 * are passages near the question by their vectors: both orders become one.
 */
export async function search(
  db: Database,
  scope: PassageFilter,
  question: string,
  limit = HITS,
  near: readonly Near[] = [],
): Promise<Found> {
  const { terms, runs } = analyse(question);
  const rare = terms.filter((term) => !isSingleHan(term));
  let found = await findCandidates(db, scope, rare);
  if (found.rows.length < FEW && rare.length < terms.length) found = await findCandidates(db, scope, terms);
  const known = new Set(found.rows.map(({ id }) => id));
  const further = near.map(({ id }) => id).filter((id) => !known.has(id));
  const more = await readCandidates(db, scope, further);
  if (found.rows.length + more.length === 0) return { hits: [], confidence: 0, weights: new Map() };

  const weights = weightsOf(terms, found.documentFrequency, found.size);
  const readFrequencies = frequencyReader([...terms, ...runs.flatMap(termsOf)]);
  const scored = [...found.rows, ...more].map(({ id, frequencies, titleLength, textLength }) => {
    const passage = readFrequencies(frequencies, titleLength, textLength);
    return { id, passage, rank: scoreOf(weights, passage) };
  });
  const byId = new Map(scored.map((each) => [each.id, each]));
  const byWords = scored
    .filter(({ id }) => known.has(id))
    .toSorted((a, b) => b.rank - a.rank || a.id - b.id)
    .map(({ id }) => id);
  const vectors = new Map(near.map((each, at) => [each.id, { ...each, place: at + 1 }]));
  const order = vectors.size > 0 ? fuse([byWords, [...vectors.keys()]]) : byWords;
  const ranked = order.flatMap((id) => byId.get(id) ?? []).slice(0, limit);
  const stored = await read(
    db,
    ranked.map(({ id }) => id),
  );
  const confidence = confidenceFor(runs, weights);
  const hits = ranked.flatMap(({ id, passage: frequencies }): Hit[] => {
    const row = stored.get(id);
    if (!row) return [];
    const same = isSameQuestion(row, question);
    const score = same ? 1 : confidence({ frequencies, text: saidIn(row) });
    const [words, vector] = [byWords.indexOf(id) + 1, vectors.get(id)];
    if (!vector) return [{ ...row, score, ranks: { words } }];
    return [
      {
        ...row,
        score: vector.stands >= STANDS_OUT ? Math.max(score, BY_VECTOR) : score,
        ranks: { ...(words > 0 && { words }), vectors: vector.place },
        similarity: vector.similarity,
      },
    ];
  });
  if (vectors.size > 0) hits.sort((a, b) => Number(b.score === 1) - Number(a.score === 1));
  return { hits, confidence: Math.max(0, ...hits.slice(0, 3).map(({ score }) => score)), weights };
}

/** The wordings of a pair's question are sentences of its own; headings are none. */
const saidIn = ({ kind, title, text }: Omit<Hit, 'score'>): string =>
  kind === 'qa' ? `${title.replaceAll(' › ', '\n')}\n${text}` : text;

const plain = (text: string): string =>
  normalise(text)
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');

function isSameQuestion(row: Omit<Hit, 'score'>, question: string): boolean {
  return row.kind === 'qa' && row.title.split(' › ').some((wording) => plain(wording) === plain(question));
}

async function read(db: Database, ids: readonly number[]): Promise<Map<number, Omit<Hit, 'score'>>> {
  const rows = await executeNamed<Omit<Hit, 'score'>>(
    db,
    'passages',
    sql`
    select id::int, kind, source_id as "sourceId", name, position, title, text, block_ids as "blockIds", pages, spans
    from passage where id = any(${sql.param([...ids])}::bigint[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
