import type { Box } from '../types.ts';

/** Direction in which text runs on the unrotated page: 0 right, 1 down, 2 left, 3 up. */
export type Direction = 0 | 1 | 2 | 3;

/**
 * Turns a point of the page (from its top left) so that text of `direction` runs to the right and lines follow
 * downwards. `width` and `height` are those of the page.
 */
export function intoFrame(direction: Direction, x: number, y: number, width: number, height: number): [number, number] {
  if (direction === 1) return [y, width - x];
  if (direction === 2) return [width - x, height - y];
  if (direction === 3) return [height - y, x];
  return [x, y];
}

/** Turns a box of the page into the frame of `direction`. */
export function boxIntoFrame(direction: Direction, box: Box, width: number, height: number): Box {
  const [x1, y1] = intoFrame(direction, box.left, box.top, width, height);
  const [x2, y2] = intoFrame(direction, box.right, box.bottom, width, height);
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}

/** Turns a box of the frame of `direction` back into the page. `width` and `height` are those of the page. */
export function boxFromFrame(direction: Direction, box: Box, width: number, height: number): Box {
  const { left, top, right, bottom } = box;
  if (direction === 1) return { left: width - bottom, top: left, right: width - top, bottom: right };
  if (direction === 2) return { left: width - right, top: height - bottom, right: width - left, bottom: height - top };
  if (direction === 3) return { left: top, top: height - right, right: bottom, bottom: height - left };
  return box;
}
