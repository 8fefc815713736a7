import type { Box } from '@tinystar/contract';

/** How much of a box lies in another one, from 0 to 1. */
export function share(box: Box, within: Box): number {
  const width = Math.min(box.right, within.right) - Math.max(box.left, within.left);
  const height = Math.min(box.bottom, within.bottom) - Math.max(box.top, within.top);
  const area = (box.right - box.left) * (box.bottom - box.top);
  return width <= 0 || height <= 0 || area <= 0 ? 0 : (width * height) / area;
}

/** Whether a box is a place: a block that stands nowhere on a printed page has an empty one. */
export const isPlace = ({ left, top, right, bottom }: Box): boolean => right > left && bottom > top;

/** Whether nobody has moved a box: a block without a place has none that could have been moved. */
export const isUnmoved = (from: Box, to: Box): boolean => samePlace(from, to) || !isPlace(from) || !isPlace(to);

/** Whether two boxes are the same place. */
export const samePlace = (one: Box, other: Box): boolean => share(one, other) > 0.9 && share(other, one) > 0.9;

/** The smallest box around some. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** A box drawn on `from`, where `from` has become `to`. */
export function moved(box: Box, from: Box, to: Box): Box {
  const across = (to.right - to.left) / (from.right - from.left || 1);
  const down = (to.bottom - to.top) / (from.bottom - from.top || 1);
  return {
    left: to.left + (box.left - from.left) * across,
    right: to.left + (box.right - from.left) * across,
    top: to.top + (box.top - from.top) * down,
    bottom: to.top + (box.bottom - from.top) * down,
  };
}

/** The part `at` of `count` equal ones of a box, from the top. */
export function slice({ top, bottom, ...box }: Box, at: number, count: number): Box {
  const height = (bottom - top) / count;
  return { ...box, top: top + at * height, bottom: top + (at + 1) * height };
}

/** A box pushed and cut into its page. */
export function onPage(box: Box, { width, height }: { width: number; height: number }): Box {
  const fit = (start: number, end: number, size: number): [number, number] => {
    const length = Math.min(end - start, size);
    const from = Math.min(Math.max(start, 0), size - length);
    return [from, from + length];
  };
  const [left, right] = fit(box.left, box.right, width);
  const [top, bottom] = fit(box.top, box.bottom, height);
  return { left, top, right, bottom };
}
