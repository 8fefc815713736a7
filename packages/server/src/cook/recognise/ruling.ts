import type { Bitmap, PixelBox } from './bitmap.ts';

/** A ruling line of a bitmap. */
export interface PixelRule {
  box: PixelBox;
  horizontal: boolean;
}

/** What counts as a line, for a bitmap of `density` pixels per inch. Pixels. */
interface Sizes {
  /** Shorter lines may be strokes of large letters. */
  shortest: number;
  /** A line of this length is none of letters: the noise of a scan may have broken it. */
  long: number;
  /** Thicker ones are bars and frames of pictures. */
  thickest: number;
  /** Greys along a line are averaged over so many pixels, which takes the noise of a scan out. */
  blur: number;
  /** A break of this length does not end a line. */
  gap: number;
}

/** A line is darker by so much than the paper above and below it. */
const contrast = 16;
/** Darker pixels of a cleaned page are ink, be it grey. */
const inkBelow = 215;

/** Grey values that can be read along a line: `along` counts the pixels of a line, `across` the lines. */
interface Grid {
  data: Uint8Array;
  along: number;
  across: number;
}

/** A bitmap with its axes exchanged, so that upright lines can be found as level ones. */
function transposed({ width, height, data }: Bitmap): Grid {
  const out = new Uint8Array(data.length);
  const block = 64;
  for (let y0 = 0; y0 < height; y0 += block)
    for (let x0 = 0; x0 < width; x0 += block)
      for (let y = y0; y < Math.min(height, y0 + block); y += 1)
        for (let x = x0; x < Math.min(width, x0 + block); x += 1) out[x * height + y] = data[y * width + x] ?? 255;
  return { data: out, along: height, across: width };
}

/** Each pixel becomes the mean of the `size` pixels around it on its line. */
function blurred({ data, along, across }: Grid, size: number): Uint8Array {
  const out = new Uint8Array(data.length);
  const half = size >> 1;
  for (let line = 0; line < across; line += 1) {
    const start = line * along;
    let sum = 0;
    let count = 0;
    for (let at = 0; at < along + half; at += 1) {
      if (at < along) {
        sum += data[start + at] ?? 255;
        count += 1;
      }
      if (at > size - 1) {
        sum -= data[start + at - size] ?? 255;
        count -= 1;
      }
      if (at >= half) out[start + at - half] = sum / count;
    }
  }
  return out;
}

interface Run {
  from: number;
  to: number;
  line: number;
  lastLine: number;
}

/** Stretches of dark pixels with paper on both sides, joined over neighbouring lines. */
function linesOf(grid: Grid, sizes: Sizes): Run[] {
  const { along, across } = grid;
  const grey = blurred(grid, sizes.blur);
  const aside = sizes.thickest;
  const open: Run[] = [];
  const done: Run[] = [];
  for (let line = aside; line < across - aside; line += 1) {
    const [here, above, below] = [line * along, (line - aside) * along, (line + aside) * along];
    let from = -1;
    let last = -1;
    for (let at = 0; at <= along; at += 1) {
      const paper = Math.min(grey[above + at] ?? 0, grey[below + at] ?? 0);
      const dark = at < along && paper - (grey[here + at] ?? 255) > contrast;
      if (dark) {
        if (from < 0) from = at;
        last = at;
      } else if (from >= 0 && (at - last > sizes.gap || at === along)) {
        if (last - from >= sizes.shortest) join(open, { from, to: last + 1, line, lastLine: line });
        from = -1;
      }
    }
    for (let i = open.length - 1; i >= 0; i -= 1) {
      const run = open[i];
      if (run && line - run.lastLine > 2) done.push(...open.splice(i, 1));
    }
  }
  return [...done, ...open].filter((run) => run.lastLine - run.line < sizes.thickest && isUnbroken(grid, run, sizes));
}

/** A row of letters set close is dark all along too, but for the white between one letter and the next. */
function isUnbroken({ data, along }: Grid, { from, to, line, lastLine }: Run, { long }: Sizes): boolean {
  let inked = 0;
  for (let at = from; at < to; at += 1) {
    for (let y = line - 1; y <= lastLine + 1; y += 1) {
      if ((data[y * along + at] ?? 255) >= inkBelow) continue;
      inked += 1;
      break;
    }
  }
  return inked >= (to - from) * (to - from >= long ? 0.85 : 0.97);
}

function join(open: Run[], run: Run): void {
  const home = open.find((other) => other.lastLine < run.line && other.from < run.to && run.from < other.to);
  if (!home) return void open.push(run);
  home.from = Math.min(home.from, run.from);
  home.to = Math.max(home.to, run.to);
  home.lastLine = run.line;
}

/** Pieces of one line, which noise broke, as one. */
function mended(runs: readonly Run[], bridge: number): Run[] {
  const whole: Run[] = [];
  for (const run of runs.toSorted((a, b) => a.from - b.from)) {
    const home = whole.find(
      (other) => Math.abs(other.line - run.line) <= 3 && run.from - other.to <= bridge && run.to > other.from,
    );
    if (home) home.to = Math.max(home.to, run.to);
    else whole.push({ ...run });
  }
  return whole;
}

/** Turns a line white, but for strokes of letters that cross it. */
function erase({ data, along, across }: Grid, { from, to, line, lastLine }: Run): void {
  const first = Math.max(1, line - 1);
  const last = Math.min(across - 2, lastLine + 1);
  for (let at = Math.max(0, from - 2); at < Math.min(along, to + 2); at += 1) {
    const crossed = (data[(first - 1) * along + at] ?? 255) < 110 && (data[(last + 1) * along + at] ?? 255) < 110;
    if (crossed) continue;
    for (let y = first; y <= last; y += 1) data[y * along + at] = 255;
  }
}

/**
 * Finds the ruling lines of tables and takes them out of the bitmap: programs that read letters take them for letters,
 * and cells for pictures.
 */
export function takeRules(bitmap: Bitmap, density: number): { rules: PixelRule[]; bitmap: Bitmap } {
  const inch = (part: number): number => Math.max(2, Math.round(density * part));
  const sizes = { shortest: inch(0.4), long: inch(1.2), thickest: inch(0.035), blur: inch(0.06), gap: inch(0.03) };
  const level: Grid = { data: Uint8Array.from(bitmap.data), along: bitmap.width, across: bitmap.height };
  const upright = transposed(bitmap);
  const levelRuns = linesOf(level, sizes);
  const uprightRuns = linesOf(upright, sizes);
  for (const run of levelRuns) erase(level, run);
  const turned: Grid = transposed({ width: bitmap.width, height: bitmap.height, data: level.data });
  for (const run of uprightRuns) erase(turned, run);
  const cleaned = transposed({ width: bitmap.height, height: bitmap.width, data: turned.data });
  const bridge = inch(0.3);
  const rules = [
    ...mended(levelRuns, bridge).map(({ from, to, line, lastLine }): PixelRule => {
      return { horizontal: true, box: { left: from, right: to, top: line, bottom: lastLine + 1 } };
    }),
    ...mended(uprightRuns, bridge).map(({ from, to, line, lastLine }): PixelRule => {
      return { horizontal: false, box: { left: line, right: lastLine + 1, top: from, bottom: to } };
    }),
  ];
  return { rules, bitmap: { ...bitmap, data: cleaned.data } };
}
