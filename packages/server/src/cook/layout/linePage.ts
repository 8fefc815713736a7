import type { Block, Page } from '../types.ts';
import { blockId } from './blocks.ts';
import { boxFromFrame } from './frame.ts';
import type { Layout } from './types.ts';

/** A page with one block per line, table cells left where they stand: what a docx's blocks are matched against. */
export function toLinePage(layout: Layout): Page {
  const { index, width, height, rotation, textLayer } = layout;
  const blocks = layout.pieces.flatMap((piece): Block[] => {
    const id = blockId();
    if (piece.kind === 'image') return [{ id, type: 'image', box: piece.box, text: '' }];
    if (piece.kind === 'table') {
      const box = boxFromFrame(piece.direction, piece.grid.box, width, height);
      return [{ id, type: 'table', box, text: piece.grid.cells.flat().join(''), cells: piece.grid.cells }];
    }
    return piece.lines.map((line) => ({
      id: blockId(),
      type: 'paragraph',
      box: boxFromFrame(piece.direction, line.box, width, height),
      text: line.text,
    }));
  });
  return { index, width, height, rotation, textLayer, blocks };
}
