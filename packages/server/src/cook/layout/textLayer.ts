import type { Box, TextLayer } from '../types.ts';
import type { Drawing, Fragment } from './types.ts';

/** The area that pictures cover together: a scanner may store a page as strips or tiles, which may overlap. */
export function coveredArea(boxes: readonly Box[]): number {
  const xs = [...new Set(boxes.flatMap(({ left, right }) => [left, right]))].sort((a, b) => a - b);
  return xs.slice(1).reduce((sum, right, i) => {
    const left = xs[i] ?? right;
    const across = boxes.filter((box) => box.left < right && box.right > left).sort((a, b) => a.top - b.top);
    let length = 0;
    let reached = -Infinity;
    for (const { top, bottom } of across) {
      length += Math.max(0, bottom - Math.max(top, reached));
      reached = Math.max(reached, bottom);
    }
    return sum + length * (right - left);
  }, 0);
}

/** A page with less than this part of its letters in readable runs is garbled as a whole. */
const leastReadable = 0.4;

/** How far a page's own text can be used, before any recognition. `usable` are its readable runs. */
export function textLayerOf(
  drawing: Drawing,
  usable: readonly Fragment[],
): Exclude<TextLayer, 'recognised' | 'unread'> {
  const text = drawing.fragments.map((fragment) => fragment.text).join('');
  const length = text.trim().length;
  const readable = usable.reduce((sum, one) => sum + one.text.trim().length, 0);
  if (readable < length * leastReadable) return 'garbled';
  const covered = coveredArea(drawing.images) / Math.max(1, drawing.width * drawing.height);
  // A scan often carries a stamp or a page number as text; letters turned into outlines show as many paths.
  if (length < 30 && covered > 0.5) return 'missing';
  if (length === 0 && drawing.paths > 150) return 'missing';
  return 'ok';
}
