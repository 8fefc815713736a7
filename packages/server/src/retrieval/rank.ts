import type { Frequencies } from './frequencies.ts';

const K1 = 0.9;
const B = 0.5;
const TITLE_WEIGHT = 2;
const MEAN_TITLE = 24;
const MEAN_TEXT = 380;
const SINGLE_HAN = /^\p{Script=Han}$/u;

/** Whether a term is one Han character: it says little, so it is scored but not looked up. */
export const isSingleHan = (term: string): boolean => SINGLE_HAN.test(term);

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
  const titleNorm = 1 - B + (B * passage.titleLength) / MEAN_TITLE;
  const textNorm = 1 - B + (B * passage.textLength) / MEAN_TEXT;
  let score = 0;
  for (const [term, weight] of weights) {
    const tf = (TITLE_WEIGHT * (passage.title.get(term) ?? 0)) / titleNorm + (passage.text.get(term) ?? 0) / textNorm;
    if (tf > 0) score += (weight * tf * (K1 + 1)) / (K1 + tf);
  }
  return score;
}
