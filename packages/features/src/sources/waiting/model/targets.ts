import type { Block, Page, WaitingEdit } from '@tinystar/contract';
import { wordsOf } from './actOf.ts';

/** A block of today's version that an edit can be put onto; `number` is its place on the page, from 1. */
export interface Target {
  page: number;
  number: number;
  block: Block;
}

/** So many letters of a block tell it from others in a list. */
const SHOWN = 40;

export const beginning = (block: Block): string => wordsOf(block).replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN);

/** All blocks that an edit can be put onto, in reading order: pictures alone for pictures. */
export const targetsFor = ({ kind }: Pick<WaitingEdit, 'kind'>, pages: readonly Page[]): Target[] =>
  pages.flatMap(({ index, blocks }) =>
    blocks
      .map((block, at) => ({ page: index, number: at + 1, block }))
      .filter(({ block }) => kind !== 'pictures' || block.type === 'image'),
  );

/** The blocks of these ids, those that are still there. */
export const chosenOf = (targets: readonly Target[], ids: readonly string[]): Target[] =>
  ids.flatMap((id) => targets.find(({ block }) => block.id === id) ?? []);

/** The block behind the last chosen one on its page, which can become part of it. */
export function nextOf(targets: readonly Target[], chosen: readonly Target[]): Target | undefined {
  const last = chosen.at(-1);
  return targets.find(({ page, number }) => page === last?.page && number === last.number + 1);
}

/** The cells of a table as it was read, as makers left it or rewrote it just now, and of the one table that it is put onto; none for all else. */
export function tablesOf(
  { read, mine }: Pick<WaitingEdit, 'read' | 'mine'>,
  chosen: readonly Target[],
  rewritten?: string[][],
): [read: string[][], mine: string[][], next: string[][]] | undefined {
  if (read.length !== 1 || mine.length !== 1 || chosen.length !== 1) return undefined;
  const [before, after, next] = [read[0]?.block.cells, rewritten ?? mine[0]?.block.cells, chosen[0]?.block.cells];
  return before && after && next ? [before, after, next] : undefined;
}
