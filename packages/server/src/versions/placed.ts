import type { CookedBlock } from '../cook/index.ts';

/** A block with its page, and its place in the reading order of the whole document. */
export interface Placed<T extends CookedBlock = CookedBlock> {
  page: number;
  at: number;
  block: T;
}

/** All blocks of a document in reading order. */
export const placed = <T extends CookedBlock>(pages: readonly { index: number; blocks: readonly T[] }[]): Placed<T>[] =>
  pages
    .flatMap(({ index, blocks }) => blocks.map((block) => ({ page: index, block })))
    .map((each, at) => ({ ...each, at }));
