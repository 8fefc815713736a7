import { type Bitmap, whiteBitmap } from './bitmap.ts';

/** Paper lies at most this far turned in a scanner. Degrees. */
const mostSkew = 4;
/** A smaller skew harms nothing. Degrees. */
const leastSkew = 0.1;
/** So many dark pixels tell the skew of a page. */
const enoughInk = 60_000;
/** Darker pixels count as ink. */
const inkBelow = 128;

/** The slope of a page's lines in degrees, positive when they fall to the right; 0 when there is none to be seen. */
export function skewOf(bitmap: Bitmap): number {
  const ink = inkOf(bitmap);
  if (ink.xs.length < 200) return 0;
  const coarse = bestAngle(ink, 0, mostSkew, 0.25);
  const fine = bestAngle(ink, coarse, 0.25, 0.05);
  return Math.abs(fine) < leastSkew ? 0 : fine;
}

interface Ink {
  xs: Float32Array;
  ys: Float32Array;
  height: number;
}

/** Where the ink lies, measured in pixels of about a hundredth of an inch: finer ones would tell no more. */
function inkOf({ width, height, data }: Bitmap): Ink {
  const scale = Math.min(1, 1_200 / Math.max(width, height));
  const step = Math.max(1, Math.floor(1 / scale));
  let count = 0;
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) if ((data[y * width + x] ?? 255) < inkBelow) count += 1;
  const every = Math.max(1, Math.floor(count / enoughInk));
  const xs = new Float32Array(Math.floor(count / every));
  const ys = new Float32Array(xs.length);
  let seen = 0;
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if ((data[y * width + x] ?? 255) >= inkBelow) continue;
      if (seen % every === 0) {
        xs[seen / every] = x * scale;
        ys[seen / every] = y * scale;
      }
      seen += 1;
    }
  }
  return { xs, ys, height: Math.ceil(height * scale) };
}

/** The angle within `reach` of `middle` at which the ink falls into the sharpest rows. */
function bestAngle(ink: Ink, middle: number, reach: number, step: number): number {
  let best = middle;
  let most = -1;
  for (let angle = middle - reach; angle <= middle + reach + step / 2; angle += step) {
    // Level paper wins a draw.
    const score = sharpness(ink, angle) * (Math.abs(angle) < step / 2 ? 1.001 : 1);
    if (score > most) [most, best] = [score, angle];
  }
  return best;
}

function sharpness({ xs, ys, height }: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = 120;
  const rows = new Uint32Array(height + margin * 2);
  for (let i = 0; i < xs.length; i += 1) {
    const row = Math.round((ys[i] ?? 0) - (xs[i] ?? 0) * slope) + margin;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) {
    const change = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    sum += change * change;
  }
  return sum;
}

/** A bitmap turned back by its skew around its middle, so that its lines run level. */
export function straighten(bitmap: Bitmap, degrees: number): Bitmap {
  if (degrees === 0) return bitmap;
  const { width, height, data } = bitmap;
  const out = whiteBitmap(width, height);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  for (let y = 0; y < height; y += 1) {
    const dy = y - height / 2;
    for (let x = 0; x < width; x += 1) {
      const dx = x - width / 2;
      const u = width / 2 + dx * cos - dy * sin;
      const v = height / 2 + dx * sin + dy * cos;
      const left = Math.floor(u);
      const top = Math.floor(v);
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const at = top * width + left;
      const across = u - left;
      const down = v - top;
      const above = (data[at] ?? 255) * (1 - across) + (data[at + 1] ?? 255) * across;
      const below = (data[at + width] ?? 255) * (1 - across) + (data[at + width + 1] ?? 255) * across;
      out.data[y * width + x] = above * (1 - down) + below * down;
    }
  }
  return out;
}

/** Where a point of a straightened bitmap of this size lay before. */
export function unstraighten(
  x: number,
  y: number,
  { width, height, skew }: { width: number; height: number; skew: number },
): [x: number, y: number] {
  const [sin, cos] = [Math.sin((skew * Math.PI) / 180), Math.cos((skew * Math.PI) / 180)];
  const [dx, dy] = [x - width / 2, y - height / 2];
  return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos];
}
