import type { Bitmap, PixelBox } from '../bitmap.ts';

/** Height of the lines that the network reads. Pixels. */
export const lineHeight = 48;
/** Longer lines are squeezed. Pixels. */
const longest = 3_200;
/** The network works in steps of so many pixels. */
const step = 8;

/** Three planes of numbers for a network: it was made for colours, and is given grey. */
export interface NetworkImage {
  width: number;
  height: number;
  data: Float32Array;
}

/** What a grey of 0 to 255 becomes in one plane: so many times itself, and so much more. */
export type Tone = readonly [times: number, more: number];

const even: Tone = [1 / 127.5, -1];

/** A line of a bitmap in the size that the network reads. */
export function lineImage(bitmap: Bitmap, box: PixelBox): NetworkImage {
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const scale = lineHeight / Math.max(1, down);
  const wanted = Math.ceil((across * scale) / step) * step;
  const width = Math.min(longest, Math.max(step * 2, wanted));
  return networkImage(bitmap, box, { width, height: lineHeight }, [even, even, even]);
}

/** The pixels of a box of a bitmap in another size. */
export function networkImage(
  bitmap: Bitmap,
  box: PixelBox,
  { width, height }: { width: number; height: number },
  tones: readonly [Tone, Tone, Tone],
): NetworkImage {
  const size = width * height;
  const data = new Float32Array(size * 3);
  const [xStep, yStep] = [(box.right - box.left) / width, (box.bottom - box.top) / height];
  // A bitmap finer than the result is looked at in several points of each pixel.
  const points = Math.min(4, Math.max(1, Math.round(Math.max(xStep, yStep))));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let v = 0; v < points; v += 1) {
        for (let u = 0; u < points; u += 1) {
          const left = box.left + (x + (u + 0.5) / points) * xStep;
          sum += greyAt(bitmap, left, box.top + (y + (v + 0.5) / points) * yStep);
        }
      }
      data[y * width + x] = sum / (points * points);
    }
  }
  for (const plane of [2, 1, 0] as const) {
    const [times, more] = tones[plane];
    for (let at = 0; at < size; at += 1) data[plane * size + at] = (data[at] ?? 0) * times + more;
  }
  return { width, height, data };
}

/** The grey at a point, mixed from the four pixels around it. */
function greyAt({ width, height, data }: Bitmap, x: number, y: number): number {
  const u = Math.max(0, Math.min(width - 1, x - 0.5));
  const v = Math.max(0, Math.min(height - 1, y - 0.5));
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [across, down] = [u - left, v - top];
  const above = (data[top * width + left] ?? 255) * (1 - across) + (data[top * width + right] ?? 255) * across;
  const below = (data[bottom * width + left] ?? 255) * (1 - across) + (data[bottom * width + right] ?? 255) * across;
  return above * (1 - down) + below * down;
}
