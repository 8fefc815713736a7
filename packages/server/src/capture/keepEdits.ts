import type { Box } from '@tinystar/contract';
import type { CookedBlock, CookedPage } from '../cook/index.ts';
import type { StoredBlock, StoredPage } from '../documents/readPages.ts';

type Placed<T> = { page: number; block: T };

/**
 * The blocks of a page that was captured again, with what its makers did to those whose words have not changed:
 * rewritten, switched off and deleted ones stay so, and keep their ids. `before` is the earlier capture as it was read,
 * `stored` what its makers made of it. A block that they drew or joined stays while the words below it are unchanged.
 */
export function keepEdits(
  before: readonly CookedPage[],
  stored: readonly StoredPage[],
  after: readonly CookedPage[],
): StoredPage[] {
  const old = placed(before);
  const edited = new Map<Placed<CookedBlock>, StoredBlock>();
  const own: Placed<StoredBlock>[] = [];
  const free = new Set(old);
  for (const each of placed(stored)) {
    const original = originalOf(each, free);
    if (original) {
      free.delete(original);
      edited.set(original, each.block);
    } else own.push(each);
  }
  const unchanged = matchesOf(old);
  const kept = new Set<Placed<CookedBlock>>();
  const pages = after.map((page): StoredPage => ({
    ...page,
    blocks: page.blocks.flatMap((block): StoredBlock[] => {
      const original = unchanged(block);
      if (!original) return [{ ...block, status: 'enabled' }];
      kept.add(original);
      const mine = edited.get(original);
      // Without one its makers deleted it, or made it part of another.
      return mine ? [{ ...mine, box: block.box }] : [];
    }),
  }));
  for (const { page, block } of own) {
    const below = old.filter((each) => each.page === page && share(each.block.box, block.box) > 0);
    const target = pages.find(({ index }) => index === page);
    if (target && below.every((each) => kept.has(each))) target.blocks.push(block);
  }
  return pages;
}

/** Whether two captures say the same in the same order. */
export function saysTheSame(one: readonly CookedPage[], other: readonly CookedPage[]): boolean {
  const [a, b] = [placed(one), placed(other)];
  return a.length === b.length && a.every(({ block }, at) => wordsOf(block) === wordsOf(b[at]!.block));
}

const placed = <T extends CookedBlock>(pages: readonly { index: number; blocks: readonly T[] }[]): Placed<T>[] =>
  pages.flatMap(({ index, blocks }) => blocks.map((block) => ({ page: index, block })));

const wordsOf = ({ type, text }: CookedBlock): string => `${type} ${text}`;

/** The block of the capture that a stored one was: at its place, or else with its words. */
function originalOf(
  { page, block }: Placed<StoredBlock>,
  free: ReadonlySet<Placed<CookedBlock>>,
): Placed<CookedBlock> | undefined {
  const open = [...free].filter((each) => each.page === page);
  return (
    open.find((each) => share(each.block.box, block.box) > 0.9 && share(block.box, each.block.box) > 0.9) ??
    open.find((each) => wordsOf(each.block) === wordsOf(block))
  );
}

/** Finds for each block in turn the first earlier one of the same words that is not taken. */
function matchesOf(old: readonly Placed<CookedBlock>[]) {
  const waiting = Map.groupBy(old, ({ block }) => wordsOf(block));
  return (block: CookedBlock) => waiting.get(wordsOf(block))?.shift();
}

/** How much of a box lies in another one, from 0 to 1. */
function share(box: Box, within: Box): number {
  const width = Math.min(box.right, within.right) - Math.max(box.left, within.left);
  const height = Math.min(box.bottom, within.bottom) - Math.max(box.top, within.top);
  const area = (box.right - box.left) * (box.bottom - box.top);
  return width <= 0 || height <= 0 || area <= 0 ? 0 : (width * height) / area;
}
