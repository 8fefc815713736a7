import { isSingleHan } from './rank.ts';
import { termsOf } from './terms.ts';

/** The smallest part of a question that can be found or missing: a Han character, or a word of letters and digits. */
export interface Unit {
  /** The character, or the word. */
  whole: string;
  /** Han: the pairs it forms with its neighbours. Word: its parts (`update`, `self`). */
  parts: readonly string[];
  han: boolean;
  /** How much it tells: what is rare in the collection tells more. */
  weight: number;
}

/** Whether a term stands in what is looked at. */
export type Has = (term: string) => boolean;

/** Cuts the runs of a question into units, weighed by the terms they belong to. */
export function unitsOf(runs: readonly string[], weights: ReadonlyMap<string, number>): Unit[] {
  const unknown = Math.max(0, ...weights.values());
  return runs.flatMap((run) => {
    const terms = termsOf(run);
    const characters = terms.filter(isSingleHan);
    return characters.length > 0 ? hanUnits(characters, weights, unknown) : wordUnits(terms, weights);
  });
}

/** A word counts as found whole, or nearly as much when all its parts are. */
function foundWord({ whole, parts }: Unit, has: Has): number {
  if (has(whole)) return 1;
  return parts.length > 0 ? (0.9 * parts.filter(has).length) / parts.length : 0;
}

/** How far a unit is found in its context: a Han character together with a neighbour of the question. 0 to 1. */
export function foundTogether(unit: Unit, has: Has): number {
  if (!unit.han) return foundWord(unit, has);
  return Number(unit.parts.length > 0 ? unit.parts.some(has) : has(unit.whole));
}

/** How far a unit is found by itself, so that 水流变小 meets 出水变小. 0 to 1. */
export function foundAlone(unit: Unit, has: Has): number {
  return unit.han ? Number(has(unit.whole)) : foundWord(unit, has);
}

function wordUnits([whole, ...parts]: readonly string[], weights: ReadonlyMap<string, number>): Unit[] {
  if (whole === undefined) return [];
  const weight = Math.max(...[whole, ...parts].map((term) => weights.get(term) ?? 0));
  return [{ whole, parts, han: false, weight }];
}

/**
 * A Han character weighs half its rarest pair that the collection knows: pairs across a word boundary are unknown
 * everywhere and must not look like rare words.
 */
function hanUnits(characters: readonly string[], weights: ReadonlyMap<string, number>, unknown: number): Unit[] {
  return characters.map((whole, at) => {
    const parts = [`${characters[at - 1] ?? ''}${whole}`, `${whole}${characters[at + 1] ?? ''}`].filter(
      (pair) => pair !== whole,
    );
    const known = parts.filter((pair) => (weights.get(pair) ?? unknown) < unknown);
    const weighed = (known.length > 0 ? known : parts).map((pair) => weights.get(pair) ?? 0);
    return { whole, parts, han: true, weight: parts.length === 0 ? 1 : Math.max(...weighed) / 2 };
  });
}
