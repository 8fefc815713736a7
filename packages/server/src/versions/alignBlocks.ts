import diffSequences from '@jest/diff-sequences';
import { isPlace } from './boxes.ts';
import { likelyPlaces } from './likelyPlaces.ts';
import { matchPieces } from './matchPieces.ts';
import { matchRepeated } from './matchRepeated.ts';
import type { Placed } from './placed.ts';
import { softAnchors } from './softAnchors.ts';
import { spread } from './spread.ts';
import { wordsOf } from './words.ts';

/** Blocks that say the same in two versions; several where a paragraph is cut by a page or a column in one of them. */
export interface Link {
  olds: number[];
  news: number[];
}

export interface Alignment {
  links: Link[];
  /** Of a block that is linked with none, the one that most likely came from it. */
  near(old: number): number | undefined;
}

/** Two versions on the way to an alignment: words by place, and the place in the other version where it is certain. */
export interface Sides {
  olds: string[];
  news: string[];
  toNew: (number | undefined)[];
  toOld: (number | undefined)[];
  /** Where a block is now, also where its words have changed. */
  placeOf(old: number): number | undefined;
  isHeading(old: number): boolean;
  /** Whether the two say the same and could be one; pictures of another form are not. */
  same(old: number, next: number): boolean;
  link(old: number, next: number): void;
}

/** So long a text that stands once in both versions is the same one wherever it stands. */
const TELLING = 6;

/**
 * Finds the blocks of a version in the next by words and place: what is there once, then what stands beside it, then
 * what repeats itself in the same order between, then pieces of cut paragraphs. Only what is certain is linked.
 */
export function alignBlocks(before: readonly Placed[], after: readonly Placed[]): Alignment {
  const sides = sidesOf(before, after);
  spread(sides);
  linkBetween(sides);
  spread(sides);
  while (matchRepeated(sides)) spread(sides);
  const pieces = matchPieces(sides);
  const single = sides.toNew.flatMap((next, old) => (next === undefined ? [] : [{ olds: [old], news: [next] }]));
  const links = [...single, ...pieces];
  return { links, near: likelyPlaces(sides, links) };
}

function sidesOf(before: readonly Placed[], after: readonly Placed[]): Sides {
  const [olds, news] = [before.map(({ block }) => wordsOf(block)), after.map(({ block }) => wordsOf(block))];
  const toNew: Sides['toNew'] = Array.from({ length: olds.length });
  const toOld: Sides['toOld'] = Array.from({ length: news.length });
  for (const [old, next] of uniqueIn(olds, news)) [toNew[old], toOld[next]] = [next, old];
  const isOpen = { old: (at: number) => toNew[at] === undefined, next: (at: number) => toOld[at] === undefined };
  const soft = softAnchors(olds, news, isOpen);
  return {
    olds,
    news,
    toNew,
    toOld,
    placeOf: (old) => toNew[old] ?? soft.get(old),
    isHeading: (old) => before[old]?.block.headingLevel !== undefined,
    same: (old, next) => olds[old] === news[next] && Math.abs(formOf(before[old]!) - formOf(after[next]!)) < 0.1,
    link(old, next) {
      toNew[old] = next;
      toOld[next] = old;
    },
  };
}

/** How wide a picture is for its height, as a logarithm; of words it says nothing. */
const formOf = ({ block: { type, box } }: Placed): number =>
  type === 'image' && isPlace(box) ? Math.log((box.right - box.left) / (box.bottom - box.top)) : 0;

function uniqueIn(olds: readonly string[], news: readonly string[]): [number, number][] {
  const places = (words: readonly string[]) => Map.groupBy(words.keys(), (at) => words[at]!);
  const there = places(news);
  return [...places(olds)].flatMap(([words, [old, ...more]]): [number, number][] => {
    const [next, ...others] = there.get(words) ?? [];
    const once = words.length >= TELLING && more.length === 0 && others.length === 0;
    return once && old !== undefined && next !== undefined ? [[old, next]] : [];
  });
}

/** Between two matched blocks: what is there equally often on both sides is the same in the same order. */
function linkBetween({ olds, news, toNew, toOld, same, link }: Sides): void {
  for (let start = 0; start < olds.length; start++) {
    if (toNew[start] !== undefined) continue;
    let end = start;
    while (end < olds.length && toNew[end] === undefined) end++;
    const gap = range(start, end);
    const other = range(start === 0 ? 0 : toNew[start - 1]! + 1, end === olds.length ? news.length : toNew[end]!);
    start = end;
    // Where sections have moved, what stands between is something else.
    if (other.some((next) => toOld[next] !== undefined)) continue;
    const often = (words: string, all: string[], places: number[]) => places.filter((at) => all[at] === words).length;
    diffSequences(
      gap.length,
      other.length,
      (a, b) => same(gap[a]!, other[b]!),
      (count, a, b) => {
        for (let at = 0; at < count; at++) {
          const [old, next] = [gap[a + at]!, other[b + at]!];
          if (often(olds[old]!, olds, gap) === often(news[next]!, news, other)) link(old, next);
        }
      },
    );
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
