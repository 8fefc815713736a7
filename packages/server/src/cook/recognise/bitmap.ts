/** Grey pixels, row by row from the top left: 0 is black, 255 is white. */
export interface Bitmap {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A part of a bitmap, in pixels. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Larger pages are left alone. Pixels. */
export const mostPixels = 40_000_000;

/** An all-white bitmap. */
export function whiteBitmap(width: number, height: number): Bitmap {
  return { width, height, data: new Uint8Array(width * height).fill(255) };
}

/** Reads a binary portable greymap (P5, one byte per pixel), or gives null when it is none. */
export function readGreymap(file: Buffer): Bitmap | null {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 64)) ?? [];
  if (!head) return null;
  const size = { width: Number(width), height: Number(height) };
  const data = file.subarray(head.length, head.length + size.width * size.height);
  return data.length === size.width * size.height ? { ...size, data } : null;
}

/** Writes a binary portable greymap, the simplest format that recognition programs read. */
export function writeGreymap({ width, height, data }: Bitmap): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}

/** Everything outside of `boxes` becomes white. */
export function keepOnly(bitmap: Bitmap, boxes: readonly PixelBox[]): Bitmap {
  const { width, height, data } = bitmap;
  const kept = whiteBitmap(width, height);
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.left));
    const right = Math.min(width, Math.ceil(box.right));
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y += 1) {
      kept.data.set(data.subarray(y * width + left, y * width + right), y * width + left);
    }
  }
  return kept;
}
