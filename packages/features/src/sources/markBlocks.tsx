import type { Block } from '@tinystar/contract';
import type { ReactNode } from 'react';
import { MarkedWords } from './MarkedWords.tsx';
import type { Side } from './versions/model/changes.ts';
import { markWords } from './versions/model/markWords.ts';
import { wordsOf } from './waiting/model/actOf.ts';

type Blocks = readonly { block: Block }[];

/** What `BlockWords` shows of the blocks of two sides: their words, with those marked that the other side has not. */
export function markBlocks(before: Blocks, after: Blocks): Record<Side, readonly ReactNode[]> {
  const words = (blocks: Blocks) => blocks.map(({ block }) => wordsOf(block));
  const marked = markWords(words(before), words(after));
  const show = (side: Side) =>
    // A block without words says so itself.
    marked[side].map((parts, at) => (parts.length === 0 ? null : <MarkedWords key={at} parts={parts} side={side} />));
  return { before: show('before'), after: show('after') };
}
