import type { Box } from '@tinystar/contract';
import type { CookedPage } from '../../cook/index.ts';
import type { StoredPage } from '../../documents/readPages.ts';
import { carry, type Carried } from '../carry.ts';

interface Pages {
  width: number;
  blocks: readonly { box: Box }[];
}

/** Far more than a document has blocks. */
const WIDE = 100_000;

/** Empty boxes, told apart by how far to the right they are. */
const emptied = <T extends Pages>(pages: readonly T[]): T[] => {
  let at = 0;
  const empty = (): Box => ({ left: ++at, right: at, top: 0, bottom: 0 });
  return pages.map((page) => ({
    ...page,
    width: WIDE,
    blocks: page.blocks.map((block) => ({ ...block, box: empty() })),
  }));
};

/** Carries what makers did where no block has a place; in the answer each stands again where that of `after` stands. */
export function withoutPlaces(
  before: readonly CookedPage[],
  stored: readonly StoredPage[],
  after: readonly CookedPage[],
): Carried {
  const boxes = after.flatMap(({ blocks }) => blocks.map(({ box }) => box));
  const carried = carry(emptied(before), emptied(stored), emptied(after));
  const pages = carried.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, box: boxes[Math.round(block.box.left) - 1] ?? block.box })),
  }));
  return { ...carried, pages };
}
