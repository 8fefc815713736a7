import type { StoredPage } from '../documents/readPages.ts';
import type { WaitingWork } from './carry.ts';
import { placed } from './placed.ts';

/**
 * Pictures of the document that makers bound to blocks are blocks themselves: they are named with their page of today,
 * and those that are not in the new version with certainty are let go of and wait.
 */
export function keepPictures(pages: readonly StoredPage[]): { pages: StoredPage[]; waiting: WaitingWork[] } {
  const pageOf = new Map(placed(pages).map(({ page, block }) => [block.id, page]));
  const waiting: WaitingWork[] = [];
  const kept = pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      const { images, ...rest } = block;
      if (!images) return block;
      const there = images.filter(({ type, image_block_id: id }) => type === 'outer' || pageOf.has(id));
      const lost = images.filter((image) => !there.includes(image));
      if (lost.length > 0) {
        const mine = { page: page.index, at: 0, block: { ...block, images: lost } };
        waiting.push({ kind: 'pictures', read: [], mine: [mine], near: block.id });
      }
      const named = there.map((image) => ({
        ...image,
        image_path: onPage(image.image_path, pageOf.get(image.image_block_id)),
      }));
      return named.length > 0 ? { ...rest, images: named } : rest;
    }),
  }));
  return { pages: kept, waiting };
}

const onPage = (path: string, page: number | undefined): string =>
  page === undefined ? path : path.replace(/#page=\d+$/, `#page=${page}`);
