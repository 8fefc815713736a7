import type { RulerUnit } from './answersSet.ts';

const SHORTEST = 10;
/** Places at which hits are counted. */
export const PLACES = [1, 3, 5] as const;

/** Text as it is compared: letters and digits alone. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');

/** Says whether a text holds a sentence of one of some units, or is itself a stretch of one. */
export function goldIn(units: ReadonlyMap<string, RulerUnit>, gold: readonly string[]): (text: string) => boolean {
  const wanted = gold
    .flatMap((id) => units.get(id) ?? [])
    .map(({ text }) => ({ all: bare(text), said: sentencesOf(text) }));
  return (text) => {
    const own = bare(text);
    return wanted.some(
      ({ all, said }) =>
        said.some((sentence) => own.includes(sentence)) || (own.length >= SHORTEST && all.includes(own)),
    );
  };
}

function sentencesOf(text: string): string[] {
  const said = text
    .split(/[。；;！？!?\n]|\. /)
    .map(bare)
    .filter(({ length }) => length >= SHORTEST);
  return said.length > 0 ? said : [bare(text)];
}

/** The place of the first text that is right, from 1; 0 for none. */
export const placeOf = (texts: readonly string[], right: (text: string) => boolean): number =>
  texts.findIndex(right) + 1;

/** Shares of the places that lie among the first 1, 3 and 5, in per cent. */
export const hitsAt = (places: readonly number[]): number[] =>
  PLACES.map(
    (most) => (100 * places.filter((place) => place > 0 && place <= most).length) / Math.max(1, places.length),
  );

/** How well a number tells the ones from the others: the share of pairs in which the one has more (area under the curve). */
export function areaUnder(ones: readonly number[], others: readonly number[]): number {
  if (ones.length === 0 || others.length === 0) return Number.NaN;
  const all = [...ones.map((value) => ({ value, one: true })), ...others.map((value) => ({ value, one: false }))];
  all.sort((a, b) => a.value - b.value);
  let sum = 0;
  for (let from = 0, to = 0; from < all.length; from = to) {
    while (to < all.length && all[to]!.value === all[from]!.value) to += 1;
    // Equal values share their ranks.
    sum += ((from + to + 1) / 2) * all.slice(from, to).filter(({ one }) => one).length;
  }
  return (sum - (ones.length * (ones.length + 1)) / 2) / (ones.length * others.length);
}
