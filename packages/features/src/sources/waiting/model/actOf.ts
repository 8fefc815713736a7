import type { Block, WaitingEdit } from '@tinystar/contract';
import { tableText } from '../../editor/model/view.ts';

/** What was done to the blocks that were read. */
export type Act = 'rewritten' | 'retyped' | 'disabled' | 'deleted' | 'joined' | 'split' | 'drawn' | 'pictures';

/** The words of a block, cells of a table in lines. */
export const wordsOf = ({ type, cells, text }: Pick<Block, 'type' | 'cells' | 'text'>): string =>
  type === 'table' && cells ? tableText(cells) : text;

/** Names what a waiting edit did, by the one thing that tells most. */
export function actOf({ kind, read, mine }: Pick<WaitingEdit, 'kind' | 'read' | 'mine'>): Act {
  if (kind !== 'changed') return kind;
  const [before, after] = [read[0]?.block, mine[0]?.block];
  if (!after) return 'deleted';
  if (mine.length > 1) return 'split';
  if (read.length > 1) return 'joined';
  if (before && before.type !== after.type) return 'retyped';
  if (before && wordsOf(before) === wordsOf(after)) return after.status === 'disabled' ? 'disabled' : 'pictures';
  return 'rewritten';
}
