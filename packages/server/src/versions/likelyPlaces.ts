import type { Link, Sides } from './alignBlocks.ts';
import { predictPlace } from './predictPlace.ts';
import { similarity } from './words.ts';

/** So far from where its neighbours are a changed block is looked for. */
const AROUND = 40;
/** Below it two texts have as much in common as any two. */
const ALIKE = 0.25;

/** Says of a block that is linked with none which open one says most of the same, or else stands in its place. */
export function likelyPlaces({ olds, news }: Pick<Sides, 'olds' | 'news'>, links: readonly Link[]) {
  const taken = new Set(links.flatMap((link) => link.news));
  const places = new Map(links.flatMap((link) => link.olds.map((old) => [old, link.news[0]!] as const)));
  return (old: number): number | undefined => {
    const guess = Math.round(predictPlace({ placeOf: (at) => places.get(at) }, old) ?? old);
    const open = window(guess, news.length).filter((next) => !taken.has(next));
    const [best] = open
      .map((next) => ({ next, alike: similarity(olds[old]!, news[next]!) }))
      .filter(({ alike }) => alike >= ALIKE)
      .toSorted((a, b) => b.alike - a.alike || Math.abs(a.next - guess) - Math.abs(b.next - guess));
    return best?.next ?? open.find((next) => next === guess);
  };
}

const window = (around: number, length: number): number[] => {
  const from = Math.max(0, Math.round(around) - AROUND);
  return Array.from({ length: Math.max(0, Math.min(length, from + 2 * AROUND) - from) }, (_, at) => from + at);
};
