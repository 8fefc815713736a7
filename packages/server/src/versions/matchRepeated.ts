import type { Sides } from './alignBlocks.ts';
import { predictPlace } from './predictPlace.ts';

/** A place that is so much nearer than the next best one is not there by chance. */
const CLEAR = 1;
/** Farther from where its neighbours are a repeated text may be another one. */
const FAR = 6;

/**
 * Links texts that repeat themselves (heads of tables, foots of pages) where the neighbours say which is which; answers
 * whether there were any. Two that are both as near as the other are left to a person.
 */
export function matchRepeated(sides: Sides): boolean {
  const { olds, news, toNew, toOld, same, link } = sides;
  const openNews = Map.groupBy(
    [...news.keys()].filter((next) => toOld[next] === undefined),
    (next) => news[next]!,
  );
  const openOlds = Map.groupBy(
    [...olds.keys()].filter((old) => toNew[old] === undefined && openNews.has(olds[old]!)),
    (old) => olds[old]!,
  );
  let found = false;
  for (const [words, some] of openOlds) {
    const places = openNews.get(words)!;
    const guesses = new Map(some.map((old) => [old, predictPlace(sides, old)]));
    const distance = (old: number, next: number) => {
      const guess = guesses.get(old);
      return guess === undefined || !same(old, next) ? Infinity : Math.abs(guess - next);
    };
    for (const old of some) {
      const [next, margin] = nearest(places, (place) => distance(old, place));
      if (next === undefined || distance(old, next) > FAR || margin <= CLEAR) continue;
      const [back, backMargin] = nearest(some, (other) => distance(other, next));
      if (back !== old || backMargin <= CLEAR || toOld[next] !== undefined) continue;
      link(old, next);
      found = true;
    }
  }
  return found;
}

/** The nearest of some, and how much farther the next one is. */
function nearest(places: readonly number[], distance: (place: number) => number): [number | undefined, number] {
  const [first, second] = places.toSorted((a, b) => distance(a) - distance(b));
  if (first === undefined) return [undefined, 0];
  return [first, second === undefined ? Infinity : distance(second) - distance(first)];
}
