import type { Frequencies } from './frequencies.ts';
import { isSingleHan, scoreOf } from './rank.ts';
import { termsOf } from './terms.ts';

/**
 * Weights of a logistic regression, fitted on Chinese reading-comprehension questions asked with and without their
 * article in the collection, and on manuals and papers with questions of other fields.
 */
const BIAS = -10.2;
const SHARE = 1.9;
const UNITS = 6.7;
const STRENGTH = 16.3;
/** The most a term can add to a score is its weight times this (k1 + 1). */
const CEILING = 1.9;

const has = (passage: Frequencies, term: string): boolean => passage.text.has(term) || passage.title.has(term);

/**
 * How likely a passage answers the question, 0 to 1, from three shares: of the question's information found in it, of
 * its plain characters and words, and of the highest score that any passage could reach.
 */
export function confidenceOf(
  runs: readonly string[],
  weights: ReadonlyMap<string, number>,
  passage: Frequencies,
): number {
  const { share, units, strength } = featuresOf(runs, weights, passage);
  return 1 / (1 + Math.exp(-(BIAS + SHARE * share + UNITS * units + STRENGTH * strength)));
}

/** The three shares that {@link confidenceOf} weighs, each 0 to 1. */
export function featuresOf(runs: readonly string[], weights: ReadonlyMap<string, number>, passage: Frequencies) {
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  const strength = sum > 0 ? scoreOf(weights, passage) / (sum * CEILING) : 0;
  return { ...coverageOf(runs, weights, passage), strength };
}

/** Counts what is found of the question: `share` weighted by rarity, `units` all alike. */
interface Coverage {
  share: number;
  units: number;
}

function coverageOf(runs: readonly string[], weights: ReadonlyMap<string, number>, passage: Frequencies): Coverage {
  const unknown = Math.max(0, ...weights.values());
  const sums = { found: 0, total: 0, hits: 0, units: 0 };
  for (const run of runs) {
    const terms = termsOf(run);
    const characters = terms.filter(isSingleHan);
    if (characters.length > 0) addHan(characters, weights, unknown, passage, sums);
    else addWord(terms, weights, passage, sums);
  }
  return {
    share: sums.total > 0 ? sums.found / sums.total : 0,
    units: sums.units > 0 ? sums.hits / sums.units : 0,
  };
}

type Sums = Record<'found' | 'total' | 'hits' | 'units', number>;

/** A word counts as found whole, or nearly as much when all its parts are. It stands for two Han characters. */
function addWord(
  terms: readonly string[],
  weights: ReadonlyMap<string, number>,
  passage: Frequencies,
  sums: Sums,
): void {
  const [whole, ...parts] = terms;
  if (whole === undefined) return;
  const weight = Math.max(...terms.map((term) => weights.get(term) ?? 0));
  const partly = parts.length > 0 ? (0.9 * parts.filter((part) => has(passage, part)).length) / parts.length : 0;
  const hit = has(passage, whole) ? 1 : partly;
  sums.total += weight;
  sums.found += weight * hit;
  sums.units += 2;
  sums.hits += 2 * hit;
}

/**
 * A Han character counts as found when a pair it belongs to is, and weighs half its rarest pair that the collection
 * knows: pairs across a word boundary are unknown everywhere and must not look like rare words.
 */
function addHan(
  characters: readonly string[],
  weights: ReadonlyMap<string, number>,
  unknown: number,
  passage: Frequencies,
  sums: Sums,
): void {
  characters.forEach((character, at) => {
    const pairs = [`${characters[at - 1] ?? ''}${character}`, `${character}${characters[at + 1] ?? ''}`].filter(
      (pair) => pair !== character,
    );
    const known = pairs.filter((pair) => (weights.get(pair) ?? unknown) < unknown);
    const weighed = (known.length > 0 ? known : pairs).map((pair) => weights.get(pair) ?? 0);
    const weight = pairs.length === 0 ? 1 : Math.max(...weighed) / 2;
    sums.total += weight;
    if (pairs.length === 0 ? has(passage, character) : pairs.some((pair) => has(passage, pair))) sums.found += weight;
    sums.units += 1;
    if (has(passage, character)) sums.hits += 1;
  });
}
