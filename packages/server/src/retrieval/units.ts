import type { OtherWord, Reworded } from './otherWords.ts';
import { isSingleHan } from './singleHan.ts';
import { termsOf } from './terms.ts';

/** The smallest part of a question that can be found or missing: a Han character, or a word of letters and digits. */
export interface Unit {
  /** The character, or the word. */
  whole: string;
  /** Han: the pairs it forms with its neighbours. Word: its parts (`update`, `self`). */
  parts: readonly string[];
  han: boolean;
  /** The 过热 or 过低 it ends: the 热 of it says nothing by itself. */
  excess?: string;
  /** How much it tells: what is rare in the collection tells more. */
  weight: number;
  /** No passage of the assistant holds it. */
  unknown: boolean;
  /** Other words for the word it belongs to. */
  others: readonly OtherWord[];
}

/** Whether a term stands in what is looked at. */
export type Has = (term: string) => boolean;

/** Cuts the runs of a question into units, weighed by the terms they belong to. */
export function unitsOf(
  runs: readonly string[],
  weights: ReadonlyMap<string, number>,
  rewordingsOf: (run: string) => readonly Reworded[] = () => [],
): Unit[] {
  const unknown = Math.max(0, ...weights.values());
  return runs.flatMap((run) => {
    const terms = termsOf(run);
    const characters = terms.filter(isSingleHan);
    const rewordings = rewordingsOf(run);
    const units = characters.length > 0 ? hanUnits(characters, weights, unknown) : wordUnits(terms, weights);
    const isUnknown = (term: string) => (weights.get(term) ?? unknown) >= unknown;
    return units.map((unit, at) => ({
      ...unit,
      unknown: unit.parts.every(isUnknown) && (unit.han || isUnknown(unit.whole)),
      others: rewordings.find(({ start, end }) => !unit.han || (start <= at && at < end))?.others ?? [],
    }));
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
  if (unit.excess !== undefined) return Number(has(unit.excess));
  return unit.han ? Number(has(unit.whole)) : foundWord(unit, has);
}

/**
 * Tells whether the word that a unit belongs to is said with another word. A single character is too little to tell. The
 * characters of a word share its other words, so each list of them is looked through once.
 */
export function foundOtherwiseIn(has: Has): (unit: Unit) => boolean {
  const known = new Map<readonly OtherWord[], boolean>();
  return ({ others }) => {
    if (others.length === 0) return false;
    let found = known.get(others);
    if (found === undefined) {
      found = others.some(({ text, terms }) => text.length > 1 && terms.length > 0 && terms.every(has));
      known.set(others, found);
    }
    return found;
  };
}

/** Tells how far a unit is found in its context or in other words. 0 to 1. */
export function foundAnyhowIn(has: Has): (unit: Unit) => number {
  const otherwise = foundOtherwiseIn(has);
  return (unit) => (otherwise(unit) ? 1 : foundTogether(unit, has));
}

function wordUnits(
  [whole, ...parts]: readonly string[],
  weights: ReadonlyMap<string, number>,
): Omit<Unit, 'others' | 'unknown'>[] {
  if (whole === undefined) return [];
  const weight = Math.max(...[whole, ...parts].map((term) => weights.get(term) ?? 0));
  return [{ whole, parts, han: false, weight }];
}

/**
 * A Han character weighs half its rarest pair that the collection knows: pairs across a word boundary are unknown
 * everywhere and must not look like rare words.
 */
function hanUnits(
  characters: readonly string[],
  weights: ReadonlyMap<string, number>,
  unknown: number,
): Omit<Unit, 'others' | 'unknown'>[] {
  return characters.map((whole, at) => {
    const parts = [`${characters[at - 1] ?? ''}${whole}`, `${whole}${characters[at + 1] ?? ''}`].filter(
      (pair) => pair !== whole,
    );
    const known = parts.filter((pair) => (weights.get(pair) ?? unknown) < unknown);
    const weighed = (known.length > 0 ? known : parts).map((pair) => weights.get(pair) ?? 0);
    const weight = parts.length === 0 ? 1 : Math.max(...weighed) / 2;
    return { whole, parts, han: true, weight, ...(characters[at - 1] === '过' && { excess: `过${whole}` }) };
  });
}
