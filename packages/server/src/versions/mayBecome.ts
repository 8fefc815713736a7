import type { StoredBlock } from '../documents/readPages.ts';
import type { Link } from './alignBlocks.ts';
import { inOrder } from './inOrder.ts';
import type { Placed } from './placed.ts';
import { sameThings, wordsOf } from './words.ts';

/** Shorter texts, and those that are switched off like feet of pages, stand everywhere: they part nothing. */
const PARTS = 6;

interface Texts {
  olds: readonly Placed<StoredBlock>[];
  news: readonly Placed<StoredBlock>[];
  links: readonly Link[];
}

/**
 * Whether one block may have been written from the other: they stand between the same unchanged blocks and do not speak of
 * things with other names. In texts that repeat themselves every line is like every other one.
 */
export function mayBecome({ olds, news, links }: Texts): (old: number, next: number) => boolean {
  const ordered = links.toSorted((a, b) => a.olds[0]! - b.olds[0]!);
  const kept = inOrder(ordered.map((link) => link.news[0]!));
  // What has moved itself says nothing of the order of others.
  const parting = ordered.flatMap((link, at) => {
    if (!kept.has(at)) return [];
    const { status } = olds[link.olds[0]!]!.block;
    const there = news[link.news[0]!]!.block;
    return status === 'enabled' && there.status === 'enabled' && wordsOf(there).length >= PARTS ? [link] : [];
  });
  const placeOf = new Map(parting.flatMap((link) => link.olds.map((old) => [old, link.news[0]!] as const)));
  /** How many unchanged blocks of the later version stand before a place. */
  const before = [0];
  const stands = new Set(parting.flatMap((link) => link.news));
  for (const at of news.keys()) before.push(before[at]! + (stands.has(at) ? 1 : 0));
  const [above, below] = [neighbours(olds.length, placeOf), neighbours(olds.length, placeOf, true)];
  const between = (one: number, other: number) => before[other]! === before[one + 1]!;
  return (old, next) => {
    const [over, under] = [above[old] ?? -1, below[old] ?? news.length];
    // Where a section has moved, what was written stays with what is above it or below.
    const beside = (over < next && between(over, next)) || (next < under && between(next, under));
    return beside && sameThings(olds[old]!.block.text, news[next]!.block.text);
  };
}

/** By the place of a block: where the nearest unchanged one before it, or behind it, stands now. */
function neighbours(length: number, placeOf: ReadonlyMap<number, number>, behind = false): (number | undefined)[] {
  const found: (number | undefined)[] = [];
  let last: number | undefined;
  const all = Array.from({ length }, (_, at) => at);
  for (const at of behind ? all.toReversed() : all) {
    found[at] = last;
    last = placeOf.get(at) ?? last;
  }
  return found;
}
