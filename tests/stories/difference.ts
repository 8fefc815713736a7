import pixelmatch from 'pixelmatch';

/** A picture's pixels: four bytes each (RGBA), row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export interface Difference {
  /** What differs and where. */
  message: string;
  /** RGBA of the size of both: the known picture pale, what differs in red. Nothing where the sizes differ. */
  marked?: Buffer;
}

/**
 * How far apart two colours may be, as a share of the way from black to white. Neighbouring steps of the palette are
 * 0.0158 apart or more (neutral 0 and 25; 25 and 50: 0.0178), which 0.02 would let pass on every border; of a small
 * circle, covered in part, 0.01 would. One step of 255 in each channel, by which smoothed corners differ from run to
 * run, is 0.0072 at the most in the palette's colours and in what lies between them.
 */
const APART = 0.008;

/**
 * Pixels that may differ where they touch, and all together as a share of the picture: a hairline that ends one px
 * further passes by that. Smoothing is not left out by its looks, as pixelmatch can. When a minus takes the place of a
 * plus, 24 pixels differ; it would leave 7 of them, no more than 2 touching. Of a comma in place of a full stop it would
 * leave 1 of 9.
 */
const TOUCHING = 4;
const SHARE = 0.0002;

/** What a person would see of a change from one picture to the other; nothing when they count as equal. */
export function differenceOf(known: Pixels, now: Pixels): Difference | undefined {
  const { width, height } = known;
  if (now.width !== width || now.height !== height)
    return { message: `is ${width} × ${height}, now it is ${now.width} × ${now.height}` };
  if (known.data.equals(now.data)) return undefined;
  const marked = Buffer.alloc(known.data.length);
  const count = pixelmatch(known.data, now.data, marked, width, height, { threshold: APART, includeAA: true });
  if (count === 0) return undefined;
  const { pixels, left, top, right, bottom } = largestGroup(marked, width, height);
  if (pixels <= TOUCHING && count <= width * height * SHARE) return undefined;
  const place = `${right - left + 1} × ${bottom - top + 1} at x ${left}, y ${top}`;
  return { message: `differs in ${count} pixels; the largest group has ${pixels} in ${place}`, marked };
}

/** Pixels that touch by sides or corners, and the outermost of them. */
interface Group {
  pixels: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function largestGroup(marked: Buffer, width: number, height: number): Group {
  const seen = new Uint8Array(width * height);
  /** True once for each pixel that differs: only those are drawn without green. */
  const take = (at: number): boolean => {
    if (seen[at] || marked[at * 4 + 1] !== 0) return false;
    seen[at] = 1;
    return true;
  };
  let largest: Group = { pixels: 0, left: 0, top: 0, right: 0, bottom: 0 };
  for (let start = 0; start < seen.length; start++) {
    if (!take(start)) continue;
    const group: Group = { pixels: 0, left: width, top: height, right: 0, bottom: 0 };
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const y = Math.floor(at / width);
      group.pixels++;
      group.left = Math.min(group.left, x);
      group.right = Math.max(group.right, x);
      group.top = Math.min(group.top, y);
      group.bottom = Math.max(group.bottom, y);
      for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++)
        for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++)
          if (take(row * width + column)) open.push(row * width + column);
    }
    if (group.pixels > largest.pixels) largest = group;
  }
  return largest;
}
