import type { Frequencies } from './frequencies.ts';
import type { Reworded } from './otherWords.ts';
import { isSingleHan } from './singleHan.ts';
import { termsOf } from './terms.ts';
import { foundAnyhowIn, type Unit } from './units.ts';

export { isSingleHan };

const K1 = 0.9;
const B = 0.5;
const TITLE_WEIGHT = 2;
const MEAN_TITLE = 24;
const MEAN_TEXT = 380;
/**
 * Weight of every term: rare ones count more. Single Han characters get one small weight, because counting them in the
 * whole collection costs more than it tells (measured: same hits with and without).
 */
export function weightsOf(
  terms: readonly string[],
  documentFrequency: ReadonlyMap<string, number>,
  size: number,
): Map<string, number> {
  return new Map(
    terms.map((term) => {
      if (isSingleHan(term)) return [term, 1];
      const df = Math.min(documentFrequency.get(term) ?? 0, size);
      return [term, Math.log(1 + (size - df + 0.5) / (df + 0.5))];
    }),
  );
}

/** BM25F over title and text. Fixed mean lengths keep it stateless: passages are cut to one size anyway. */
export function scoreOf(weights: ReadonlyMap<string, number>, passage: Frequencies): number {
  const termScore = termScorer(passage);
  let score = 0;
  for (const [term, weight] of weights) score += weight * termScore(term);
  return score;
}

/** What another word is worth beside the question's own. */
export const OTHERWISE = 0.7;

/**
 * Says what the other words of the question's words add to a passage: of each word the best other one, as far as it
 * tells more than the word itself does. All terms of the other word must be there.
 */
export function otherwiseScorer(
  reworded: ReadonlyMap<string, readonly Reworded[]>,
  weights: ReadonlyMap<string, number>,
  otherWeights: ReadonlyMap<string, number>,
): (passage: Frequencies) => number {
  const words = new Map<string, { own: readonly string[]; others: Reworded['others'] }>();
  for (const [run, stretches] of reworded) {
    for (const { start, end, others } of stretches) {
      const word = run.slice(start, end);
      words.set(word, { own: termsOf(word), others });
    }
  }
  return (passage) => {
    const has = (term: string) => passage.text.has(term) || passage.title.has(term);
    const termScore = termScorer(passage);
    const weigh = (terms: readonly string[]) =>
      terms.reduce((sum, term) => sum + (otherWeights.get(term) ?? weights.get(term) ?? 0) * termScore(term), 0);
    let score = 0;
    for (const { own, others } of words.values()) {
      let best = 0;
      for (const { terms } of others) if (terms.every(has)) best = Math.max(best, weigh(terms));
      if (best > 0) score += Math.max(0, OTHERWISE * best - weigh(own));
    }
    return score;
  };
}

/** How much more a passage is worth that holds the whole question, in its own or in other words. */
const COVERED = 4;

/** What a passage's score is multiplied with: a question in other words is met by few of them, but by most of it. */
export function coverage(units: readonly Unit[], { title, text }: Frequencies): number {
  const foundAnyhow = foundAnyhowIn((term) => text.has(term) || title.has(term));
  const total = units.reduce((sum, { weight }) => sum + weight, 0);
  const found = units.reduce((sum, unit) => sum + unit.weight * foundAnyhow(unit), 0);
  return 1 + (total > 0 ? (COVERED * found) / total : 0);
}

function termScorer(passage: Frequencies): (term: string) => number {
  const titleNorm = 1 - B + (B * passage.titleLength) / MEAN_TITLE;
  const textNorm = 1 - B + (B * passage.textLength) / MEAN_TEXT;
  return (term) => {
    const tf = (TITLE_WEIGHT * (passage.title.get(term) ?? 0)) / titleNorm + (passage.text.get(term) ?? 0) / textNorm;
    return (tf * (K1 + 1)) / (K1 + tf);
  };
}
