import type { Box } from '../types.ts';

/** The smallest box around all of `boxes`; an empty list gives a zero box. */
export function unite(boxes: Iterable<Box>): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return left === Infinity ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
}

/** Area of a box; 0 when its right edge lies left of its left one, as of two boxes that do not meet. */
export function area(box: Box): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
}

/** The part that two boxes share. Its area is 0 when they do not touch. */
export function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** How well two boxes match: the shared area divided by the area of both together, 0 to 1. */
export function overlap(a: Box, b: Box): number {
  const shared = area(intersect(a, b));
  const total = area(a) + area(b) - shared;
  return total > 0 ? shared / total : 0;
}

/** Whether the middle of `inner` lies in `outer`. */
export function holdsCentre(outer: Box, inner: Box): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** The middle value; 0 for an empty list. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
