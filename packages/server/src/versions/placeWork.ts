import type { Box } from '@tinystar/contract';
import type { StoredBlock } from '../documents/readPages.ts';
import { around, isUnmoved, moved, slice } from './boxes.ts';
import { changesOf, type Work } from './findWork.ts';
import type { Placed } from './placed.ts';

/** A block of the new version, and behind which of its blocks as read it stands. */
export interface Setting {
  at: number;
  page: number;
  block: StoredBlock;
}

/** What makers made of some blocks, where the same words stand in the new version. */
export function placeWork({ read, stored }: Work, news: readonly Placed[]): Setting[] {
  const [original, next, mine] = [read[0]!, news[0]!, stored[0]];
  if (read.length === 1 && news.length === 1 && stored.length === 1) {
    const block = takenOver(original.block.box, mine!.block, next.block.box);
    return [{ at: next.at, page: next.page, block: { ...block, ...unchangedOf(original, mine!, next) } }];
  }
  if (read.length === 1 && stored.length === 1 && keepsWords(original, mine!)) return inPieces(mine!.block, news);
  const boxes = boxesFor({ read, stored }, news);
  return stored.map(({ block }, at) => {
    const { box, target } = boxes[at]!;
    return { at: target.at, page: target.page, block: { ...block, box } };
  });
}

const rewritten = ['text', 'type', 'cells', 'box'] as const;

const keepsWords = (original: Placed, { block }: Placed<StoredBlock>): boolean => {
  const changed = changesOf(original.block, block);
  return !rewritten.some((key) => changed.includes(key));
};

/** A block that is cut in the new version: each piece says its own words and is switched off with the whole. */
const inPieces = ({ id, status, images, edit }: StoredBlock, news: readonly Placed[]): Setting[] =>
  news.map(({ at, page, block }, place) => ({
    at,
    page,
    block: { ...block, status, ...(place === 0 && { id, images, edit }) },
  }));

/** What makers have not changed follows the new reading. */
function unchangedOf(original: Placed, { block }: Placed<StoredBlock>, next: Placed): Partial<StoredBlock> {
  const changed = changesOf(original.block, block);
  if (rewritten.some((key) => key !== 'box' && changed.includes(key))) return {};
  const { type, text, cells, headingLevel, doubtful } = next.block;
  return {
    type,
    text,
    cells,
    ...(!changed.includes('headingLevel') && { headingLevel }),
    ...(!changed.includes('doubtful') && { doubtful }),
  };
}

const takenOver = (from: Box, block: StoredBlock, to: Box): StoredBlock => ({
  ...block,
  box: isUnmoved(from, block.box) ? to : moved(block.box, from, to),
});

/** Where each stored block goes: by its place on the old ones, and where a page cuts those, one after the other. */
function boxesFor({ read, stored }: Work, news: readonly Placed[]): { box: Box; target: Placed }[] {
  if (isOnePlace(read) && isOnePlace(news)) {
    const [from, to] = [around(read.map(({ block }) => block.box)), around(news.map(({ block }) => block.box))];
    return stored.map(({ block }) => ({ box: moved(block.box, from, to), target: news[0]! }));
  }
  const targets = stored.map((_, at) => Math.min(at, news.length - 1));
  return targets.map((target, at) => {
    const sharing = targets.filter((other) => other === target).length;
    const box = slice(news[target]!.block.box, at - targets.indexOf(target), sharing);
    return { box, target: news[target]! };
  });
}

/** Whether blocks stand below each other on one page, so that a box around them holds nothing else. */
function isOnePlace(blocks: readonly Placed[]): boolean {
  if (blocks.some(({ page }) => page !== blocks[0]!.page)) return false;
  const boxes = blocks.map(({ block }) => block.box);
  const widths = boxes.map(({ left, right }) => right - left);
  const { left, right } = around(boxes);
  return right - left <= 1.3 * Math.max(...widths);
}
