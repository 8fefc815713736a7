import type { Box } from '../types.ts';
import { area, overlap, unite } from './geometry.ts';
import type { Drawing } from './types.ts';

/** Smaller pictures are bullets and ornaments. Points. */
const smallestImage = 24;

/** The pictures that become blocks. Tiny ones and page backgrounds do not; strips of one picture are joined. */
export function picturesOf(drawing: Drawing): Box[] {
  const joined: Box[] = [];
  for (const image of drawing.images) {
    const width = image.right - image.left;
    const neighbour = joined.findIndex(
      (other) =>
        Math.abs(other.left - image.left) < 2 &&
        Math.abs(other.right - image.right) < 2 &&
        Math.abs(other.bottom - image.top) < 2,
    );
    const same = joined.some((other) => overlap(other, image) > 0.9);
    if (same) continue;
    if (neighbour >= 0 && width > 2) joined[neighbour] = unite([joined[neighbour] ?? image, image]);
    else joined.push(image);
  }
  return joined.filter((image) => {
    if (Math.min(image.right - image.left, image.bottom - image.top) < smallestImage) return false;
    return area(image) < drawing.width * drawing.height * 0.8 || drawing.fragments.length === 0;
  });
}
