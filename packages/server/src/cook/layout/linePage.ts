import type { CookedBlock, CookedPage } from '../types.ts';
import { blockId } from './blocks.ts';
import { boxFromFrame } from './frame.ts';
import { gatherSegments, lineOf } from './lines.ts';
import { picturesOf } from './pictures.ts';
import type { Drawing } from './types.ts';

/**
 * A page with one block per piece of a line, from top to bottom; cells and columns stay separate. The blocks of a Word
 * file are matched with these pieces to find their places.
 */
export function toLinePage(drawing: Drawing): CookedPage {
  const { index, width, height, rotation, fragments } = drawing;
  const lines = [0, 1, 2, 3].flatMap((direction) => {
    const own = fragments.filter((fragment) => fragment.direction === direction);
    return gatherSegments(own).map((segment): CookedBlock => {
      const { text, box } = lineOf(segment);
      const place = boxFromFrame(own[0]?.direction ?? 0, box, width, height);
      return { id: blockId(), type: 'paragraph', box: place, text };
    });
  });
  const images = picturesOf(drawing).map((box): CookedBlock => ({ id: blockId(), type: 'image', box, text: '' }));
  const blocks = [...lines, ...images].sort((a, b) => a.box.bottom - b.box.bottom || a.box.left - b.box.left);
  return { index, width, height, rotation, textLayer: 'ok', blocks };
}
