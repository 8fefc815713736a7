import type { CookedBlock } from '../cook/index.ts';

/** Spaces, line breaks and the lines between cells depend on how a page is set and are no words. */
export const bare = (text: string): string => text.normalize('NFKC').replaceAll(/[\s|\u00AD\u200B]/g, '');

/** What a block says, however it is set. Pictures say nothing and are told apart by their neighbours. */
export const wordsOf = ({ type, text }: Pick<CookedBlock, 'type' | 'text'>): string =>
  (type === 'image' ? '\u0000' : '') + bare(text);

/** Whether two documents say the same in the same order. */
export const saysTheSame = (one: readonly { block: CookedBlock }[], other: readonly { block: CookedBlock }[]) =>
  one.length === other.length &&
  one.every(({ block }, at) => block.type === other[at]!.block.type && wordsOf(block) === wordsOf(other[at]!.block));

/** How much two texts have in common, from 0 to 1: the pairs of neighbouring characters (Dice). */
export function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const pairs = new Map<string, number>();
  for (let at = 0; at < one.length - 1; at++) {
    const pair = one.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let common = 0;
  for (let at = 0; at < other.length - 1; at++) {
    const pair = other.slice(at, at + 2);
    const left = pairs.get(pair) ?? 0;
    if (left === 0) continue;
    pairs.set(pair, left - 1);
    common++;
  }
  return (2 * common) / Math.max(1, one.length + other.length - 2);
}

/**
 * Names of single things: EQ-1003, HY110, E1010, 3号泵. Sizes are none (M8, A4), nor are days (5月3号).
 */
const NAME =
  /(?<![a-z\d])(?:[a-z]{2,}[-_]?\d{2,}|[a-z][-_]?\d{3,})|(?<![月每\d])(?:\d{1,4}|[一二三四五六七八九十]{1,3})号/g;

const namesIn = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(NAME) ?? [];

/** Whether two texts, as they are set, may speak of the same thing: they share a name where both have one. */
export function sameThings(one: string, other: string): boolean {
  const [mine, theirs] = [namesIn(one), namesIn(other)];
  return mine.length === 0 || theirs.length === 0 || mine.some((name) => theirs.includes(name));
}
