import type { Setting } from './placeWork.ts';
import { changesOf, type Work } from './findWork.ts';
import { mergeTable } from './mergeTable.ts';
import type { Placed } from './placed.ts';

/** Rewritten cells of a table, in the one table of the new version that has grown out of it. */
export function growTable({ read, stored }: Work, news: readonly Placed[], linked: readonly number[]): Setting | null {
  const [original, mine] = [read[0], stored[0]?.block];
  if (read.length !== 1 || stored.length !== 1 || linked.length > 0) return null;
  if (!original?.block.cells || !mine?.cells || mine.status === 'disabled') return null;
  if (!changesOf(original.block, mine).includes('cells')) return null;
  const grown = news.flatMap((next) => {
    const cells = next.block.cells && mergeTable(original.block.cells!, mine.cells!, next.block.cells);
    return cells ? [{ next, cells }] : [];
  });
  // Two that fit are a question.
  const [only, ...others] = grown;
  if (!only || others.length > 0) return null;
  const { next, cells } = only;
  const text = cells.map((row) => row.join(' | ')).join('\n');
  const edit = mine.edit && { ...mine.edit, read: next.block.text };
  return { at: next.at, page: next.page, block: { ...mine, box: next.block.box, cells, text, ...(edit && { edit }) } };
}
