import type { PixelBox } from '../bitmap.ts';

/** What a network says of each pixel: 0 to 1, how likely it lies in the core of a line of text. */
export interface LineMap {
  width: number;
  height: number;
  data: Float32Array;
}

/** Pixels more likely than this belong to a line. */
const likely = 0.3;
/** A line whose pixels are on average less likely than this is none. */
const leastLikely = 0.5;
/** Smaller spots are specks. Pixels of the map. */
const leastSide = 3;
/** The network marks the core of a line: the line itself is larger by so many times its area over its outline. */
const growth = 1.5;
/** A page has fewer lines than this; a picture made to have more costs no more than one that has these. */
const mostLines = 600;

/** The boxes of the lines on a map, in its pixels, from the top: connected cores, each grown to its whole line. */
export function findLines({ width, height, data }: LineMap): PixelBox[] {
  const seen = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  const found: PixelBox[] = [];
  for (let start = 0; start < data.length && found.length < mostLines; start += 1) {
    if (seen[start] || (data[start] ?? 0) <= likely) continue;
    const box = { left: width, top: height, right: 0, bottom: 0 };
    let [count, sum, depth] = [0, 0, 1];
    stack[0] = start;
    seen[start] = 1;
    while (depth > 0) {
      depth -= 1;
      const at = stack[depth] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      count += 1;
      sum += data[at] ?? 0;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
          const next = v * width + u;
          if (seen[next] || (data[next] ?? 0) <= likely) continue;
          seen[next] = 1;
          stack[depth] = next;
          depth += 1;
        }
      }
    }
    if (sum / count >= leastLikely) found.push(...grown(box, width, height));
  }
  return found;
}

function grown({ left, top, right, bottom }: PixelBox, width: number, height: number): PixelBox[] {
  const [across, down] = [right - left, bottom - top];
  if (Math.min(across, down) < leastSide) return [];
  const by = (across * down * growth) / (2 * (across + down));
  return [
    {
      left: Math.max(0, left - by),
      top: Math.max(0, top - by),
      right: Math.min(width, right + by),
      bottom: Math.min(height, bottom + by),
    },
  ];
}
