import type { Bitmap, PixelBox } from '../bitmap.ts';

/** Quarter turns, clockwise, by which a page is turned to stand upright. */
export type Quarters = 0 | 1 | 2 | 3;

/** A bitmap turned clockwise. */
export function turned(bitmap: Bitmap, turn: Quarters): Bitmap {
  if (turn === 0) return bitmap;
  const { width, height, data } = bitmap;
  const aside = turn !== 2;
  const size = aside ? { width: height, height: width } : { width, height };
  const out = new Uint8Array(data.length);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const [u, v] =
        turn === 1 ? [y, height - 1 - x] : turn === 2 ? [width - 1 - x, height - 1 - y] : [width - 1 - y, x];
      out[y * size.width + x] = data[v * width + u] ?? 255;
    }
  }
  return { ...size, data: out };
}

/** A box of a bitmap of this size after it was turned clockwise. */
export function boxTurned(
  { left, top, right, bottom }: PixelBox,
  turn: Quarters,
  width: number,
  height: number,
): PixelBox {
  if (turn === 1) return { left: height - bottom, top: left, right: height - top, bottom: right };
  if (turn === 2) return { left: width - right, top: height - bottom, right: width - left, bottom: height - top };
  if (turn === 3) return { left: top, top: width - right, right: bottom, bottom: width - left };
  return { left, top, right, bottom };
}

/** Whether most of what was found on a page runs from top to bottom, as on one that lies on its side. */
export function liesOnSide(lines: readonly PixelBox[]): boolean {
  let [level, upright] = [0, 0];
  for (const { left, top, right, bottom } of lines) {
    const [across, down] = [right - left, bottom - top];
    if (across > down * 1.5) level += across;
    else if (down > across * 1.5) upright += down;
  }
  return upright > level * 2;
}
