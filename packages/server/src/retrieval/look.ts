import type { Database } from '../platform/database/database.ts';
import { findCandidates, readCandidates, type PassageFilter } from './candidates.ts';
import { confidenceFor } from './confidence.ts';
import { evidenceFor } from './evidence.ts';
import { STRONG, type Found, type Hit } from './found.ts';
import { frequencyReader, type Frequencies } from './frequencies.ts';
import type { Near } from './fuse.ts';
import { aroundOf, type Meant } from './meaning/meant.ts';
import { mix } from './meaning/mix.ts';
import type { Reworded } from './otherWords.ts';
import { isWeak } from './question.ts';
import { coverage, isSingleHan, OTHERWISE, otherwiseScorer, scoreOf, weightsOf } from './rank.ts';
import { readPassages, type Read, type Stored } from './readPassages.ts';
import { isSame } from './sameQuestion.ts';
import { termsOf } from './terms.ts';
import { unitsOf } from './units.ts';

const FEW = 5;
/** So many of the first passages by words are compared by their meaning. */
const COMPARED = 30;
/** So many of the nearest by their vectors are looked at beside those found by words. */
const NEAREST = 50;
/** The first passages decide whether the question is answered. */
const DECIDING = 3;

/** From this evidence on the first passage by words stays the first. */
const LEADS = STRONG;

/** A passage that stands out so far by its vector, beyond what chance brings, is likely the answer, although it shares no word with the question. */
const STANDS_OUT = 0.8;
const BY_VECTOR = 0.55;

/**
 * Rarity is judged as in a collection that is larger by this: in a short document every word is frequent, and one alone
 * would be judged otherwise than the same one in a library.
 */
const AMONG_OTHERS = 500;

/** The words of a question as the index is asked for them. */
export interface Asked {
  question: string;
  terms: readonly string[];
  runs: readonly string[];
  /** By run of the question, and by the whole of it, which holds 多少钱 too: the words that can be said otherwise. */
  reworded: ReadonlyMap<string, readonly Reworded[]>;
}

/** How a question is looked up. */
export interface Looking {
  limit: number;
  near: readonly Near[];
  /** Passages of the pairs that were asked by their own text: they come first. */
  pairs: readonly number[];
  read: Read;
}

/** The question as the table of word vectors understands it, and whether other words are looked for. */
interface LookingAs extends Looking {
  meant: Meant;
  otherwise: boolean;
}

/** One look at the index, in the question's own words or with other words for them. */
export async function look(
  db: Database,
  scope: PassageFilter,
  { question, terms, runs, reworded }: Asked,
  { limit, near, pairs, read, meant, otherwise }: LookingAs,
): Promise<Found> {
  const otherTerms = [...reworded.values()].flat().flatMap(({ others }) => others.flatMap((other) => other.terms));
  const others = otherwise ? [...new Set(otherTerms)].filter((term) => !terms.includes(term) && !isWeak(term)) : [];
  const rare = terms.filter((term) => !isSingleHan(term));
  const lookUp = (words: readonly string[]) => findCandidates(db, scope, words, read.candidates);
  let found = await lookUp([...rare, ...others.filter((term) => !isSingleHan(term))]);
  if (found.rows.length < FEW && rare.length < terms.length) found = await lookUp([...terms, ...others]);
  for (const [term, passages] of found.documentFrequency) read.met.set(term, passages > 0);
  const missing = pairs.filter((id) => found.rows.every((row) => row.id !== id));
  found.rows.push(...(await readCandidates(db, scope, missing, read.candidates)));
  const known = new Set(found.rows.map(({ id }) => id));
  const further = [...near.slice(0, NEAREST), ...meant.near].map(({ id }) => id).filter((id) => !known.has(id));
  const more = await readCandidates(db, scope, [...new Set(further)], read.candidates);
  if (found.rows.length + more.length === 0) return { hits: [], confidence: 0, nearness: 0, weights: new Map() };

  const weigh = (words: readonly string[], size = found.size) => weightsOf(words, found.documentFrequency, size);
  const weights = weigh(terms);
  const otherWeights = weigh(others);
  const rewordingsOf = (run: string) => reworded.get(run) ?? [];
  const amongOthers = weigh(terms, found.size + AMONG_OTHERS);
  const units = unitsOf(runs, amongOthers, rewordingsOf);
  const readFrequencies = frequencyReader([...terms, ...runs.flatMap(termsOf), ...otherTerms]);
  const scoreOtherwise = otherwiseScorer(reworded, weights, otherWeights);
  const scored = [...found.rows, ...more].map(({ id, counted, titleLength, textLength }) => {
    const passage = readFrequencies(counted, titleLength, textLength);
    const plainly = scoreOf(weights, passage);
    if (!otherwise) return { id, passage, rank: plainly };
    const rank = (plainly + scoreOtherwise(passage)) * coverage(units, passage);
    return { id, passage, rank };
  });
  const byId = new Map(scored.map((each) => [each.id, each]));
  const inWords = scored.filter(({ id }) => known.has(id)).toSorted((a, b) => b.rank - a.rank || a.id - b.id);
  const byWords = inWords.map(({ id }) => id);
  const vectors = new Map(near.map((each, at) => [each.id, { ...each, place: at + 1 }]));
  const compared = [...new Set([...byWords.slice(0, COMPARED), ...more.map(({ id }) => id)])];
  const nearness = await meant.nearnessOf(compared);
  // What is not among the nearest stands out less than the last of them.
  const farther = near.at(-1)?.stands;
  const mixable = (id: number) => {
    const rank = known.has(id) ? byId.get(id)?.rank : undefined;
    return { id, rank, nearness: nearness.get(id), stands: vectors.get(id)?.stands ?? farther };
  };
  const asked = pairs.filter((id) => known.has(id));
  const order = [...new Set([...asked, ...mix([...new Set([...byWords, ...compared])].map(mixable))])];
  const [leader] = byWords;
  const wanted = order.slice(0, limit);
  await readPassages(db, leader === undefined ? wanted : [leader, ...wanted], read);
  const scoreFor = confidenceFor(runs, weights);
  const strengthOf = evidenceFor(question, runs, units);
  const strengths = new Map<number, number>();
  const strengthBy = (id: number): number => {
    const [counted, stored] = [byId.get(id)?.passage, read.passages.get(id)];
    const strength =
      strengths.get(id) ?? (counted && stored ? strengthOf({ frequencies: counted, ...stored.judged }) : 0);
    strengths.set(id, strength);
    return strength;
  };
  // Where words are enough to answer, meaning does not take their place.
  const best = wanted.slice(0, DECIDING).toSorted((a, b) => strengthBy(b) - strengthBy(a))[0];
  const first = [leader, best].find((id) => id !== undefined && strengthBy(id) >= LEADS);
  const inOrder = first === undefined ? order : [first, ...order.filter((id) => id !== first)];
  const ranked = inOrder.flatMap((id) => byId.get(id) ?? []).slice(0, limit);
  let confidence = 0;
  const hits = ranked.flatMap(({ id, passage: frequencies }, at): Hit[] => {
    const stored = read.passages.get(id);
    if (!stored) return [];
    const { row } = stored;
    const same = isSameQuestion(row, question);
    const judged = { frequencies, ...stored.judged };
    const strength = same ? 1 : strengthBy(id);
    const score = same ? 1 : otherwise ? strength : Math.max(scoreFor(judged), strength >= STRONG ? strength : 0);
    const [words, vector] = [byWords.indexOf(id) + 1, vectors.get(id)];
    const standsOut = vector !== undefined && vector.stands >= STANDS_OUT;
    if (at < DECIDING) confidence = Math.max(confidence, strength, standsOut ? BY_VECTOR : 0);
    const nearBy = nearness.get(id);
    const stands = vector?.stands ?? farther;
    const own = { ...row, ...(nearBy && { nearness: nearBy.words }), ...(stands !== undefined && { stands }) };
    if (!vector) return [{ ...own, score, strength, ranks: { ...(words > 0 && { words }) } }];
    return [
      {
        ...own,
        strength,
        ...(standsOut && { standsOut }),
        score: standsOut ? Math.max(score, BY_VECTOR) : score,
        ranks: { ...(words > 0 && { words }), vectors: vector.place },
        similarity: vector.similarity,
      },
    ];
  });
  const strongest = hits.slice(0, DECIDING).toSorted((a, b) => (b.strength ?? 0) - (a.strength ?? 0))[0];
  const inBest = strongest && byId.get(strongest.id)?.passage;
  // Other words that the first look met by themselves decide too what is shown of the passage.
  const met = otherwise || !inBest ? others : saidOtherwise(reworded, inBest);
  const metIn = (term: string) => scored.filter(({ passage }) => standsIn(passage)(term)).length;
  const metInAll = otherwise ? found.documentFrequency : new Map(met.map((term) => [term, metIn(term)]));
  const otherWorth = weightsOf(met, metInAll, found.size + AMONG_OTHERS);
  hits.sort((a, b) => {
    const same = Number(b.score === 1) - Number(a.score === 1);
    // Of a pair that was asked word for word the main answer comes first.
    return same !== 0 || a.score !== 1 ? same : a.position - b.position;
  });
  return {
    hits,
    confidence,
    nearness: Math.max(0, ...[...nearness.values()].map((each) => each.words)),
    around: aroundOf([...nearness.values()], meant),
    weights: new Map([...met.map((term) => [term, OTHERWISE * (otherWorth.get(term) ?? 0)] as const), ...amongOthers]),
  };
}

/** The terms of the other words that a passage holds for words of the question that it does not hold itself. */
function saidOtherwise(reworded: Asked['reworded'], passage: Frequencies): string[] {
  const has = standsIn(passage);
  const terms = [...reworded].flatMap(([run, stretches]) =>
    stretches
      .filter(({ start, end }) => !termsOf(run.slice(start, end)).every(has))
      .flatMap(({ others }) => others.filter((other) => other.terms.every(has)).flatMap((other) => other.terms)),
  );
  return [...new Set(terms)].filter((term) => !isWeak(term));
}

const standsIn =
  ({ text, title }: Frequencies) =>
  (term: string): boolean =>
    text.has(term) || title.has(term);

function isSameQuestion(row: Stored, question: string): boolean {
  return row.kind === 'qa' && row.title.split(' › ').some((wording) => isSame(wording, question));
}
