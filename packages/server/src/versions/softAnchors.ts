import { similarity } from './words.ts';

/** So long a stretch of words says which block it is from. */
const STRETCH = 8;
/** Less than that in common is another text. */
const ALIKE = 0.4;

/**
 * Blocks that have changed but are told by their words, such as a table that has grown. They are no matches; they say
 * where their neighbours are.
 */
export function softAnchors(
  olds: readonly string[],
  news: readonly string[],
  isOpen: { old(at: number): boolean; next(at: number): boolean },
): Map<number, number> {
  const owners = new Map<string, number>();
  for (const [old, words] of olds.entries())
    if (isOpen.old(old))
      for (const stretch of stretchesOf(words))
        owners.set(stretch, owners.has(stretch) && owners.get(stretch) !== old ? -1 : old);
  const anchors = new Map<number, number>();
  const taken = new Map<number, number>();
  for (const [next, words] of news.entries()) {
    if (!isOpen.next(next)) continue;
    const votes = Map.groupBy(
      stretchesOf(words).flatMap((stretch) => owners.get(stretch) ?? []),
      (old) => old,
    );
    votes.delete(-1);
    const [best] = [...votes].toSorted(([, a], [, b]) => b.length - a.length);
    if (!best || similarity(olds[best[0]]!, words) < ALIKE) continue;
    const [old, { length: count }] = best;
    if (count <= (taken.get(old) ?? 0)) continue;
    taken.set(old, count);
    anchors.set(old, next);
  }
  return anchors;
}

const stretchesOf = (words: string): string[] =>
  Array.from({ length: Math.max(0, words.length - STRETCH + 1) }, (_, at) => words.slice(at, at + STRETCH));
