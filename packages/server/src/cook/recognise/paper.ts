import type { Bitmap } from './bitmap.ts';

/** Paper whose greys vary by more than this is taken for noisy. */
const noisy = 6;
/** Even a page with one line of text has this part of it in ink. */
const leastInk = 0.0003;

/**
 * A bitmap as if its paper were clean: noise is averaged out where there is any, and what is nearly as light as the
 * paper becomes white. Programs that read letters take specks for letters, and need minutes for a page of them.
 */
export function cleanPaper(bitmap: Bitmap): Bitmap {
  const calm = noiseOf(bitmap) > noisy ? averaged(averaged(bitmap)) : bitmap;
  const { ink, paper } = tonesOf(calm.data);
  if (paper - ink < 40) return calm;
  const white = paper - (paper - ink) * 0.22;
  const map = Uint8Array.from({ length: 256 }, (_, grey) =>
    Math.max(0, Math.min(255, Math.round((255 * (grey - ink)) / (white - ink)))),
  );
  return { ...calm, data: calm.data.map((grey) => map[grey] ?? 255) };
}

/** How much light neighbouring pixels differ: the median, so that edges of letters do not count. */
function noiseOf({ width, data }: Bitmap): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = 0; at + width < data.length; at += 7) {
    const grey = data[at] ?? 255;
    if (grey < 150) continue;
    const difference = Math.abs(grey - (data[at + 1] ?? 255));
    counts[difference] = (counts[difference] ?? 0) + 1;
    total += 1;
  }
  return percentile(counts, total, 0.5);
}

/** The grey that a part of all pixels stays below. */
function percentile(counts: Uint32Array, total: number, part: number): number {
  let sum = 0;
  for (let grey = 0; grey < 256; grey += 1) {
    sum += counts[grey] ?? 0;
    if (sum >= total * part) return grey;
  }
  return 255;
}

/** The grey of the letters, and that of the paper, which is the commonest. */
function tonesOf(data: Uint8Array): { ink: number; paper: number } {
  const counts = new Uint32Array(256);
  for (const grey of data) counts[grey] = (counts[grey] ?? 0) + 1;
  const paper = counts.reduce((most, count, grey) => (count > (counts[most] ?? 0) ? grey : most), 255);
  return { ink: percentile(counts, data.length, leastInk), paper };
}

/** Each pixel becomes the mean of itself and its neighbours, the nearer ones counting more. */
function averaged({ width, height, data }: Bitmap): Bitmap {
  const across = new Uint8Array(data.length);
  for (let at = 1; at < data.length - 1; at += 1) {
    across[at] = ((data[at - 1] ?? 255) + 2 * (data[at] ?? 255) + (data[at + 1] ?? 255)) >> 2;
  }
  across[0] = data[0] ?? 255;
  across[data.length - 1] = data[data.length - 1] ?? 255;
  const out = Uint8Array.from(across);
  for (let at = width; at < data.length - width; at += 1) {
    out[at] = ((across[at - width] ?? 255) + 2 * (across[at] ?? 255) + (across[at + width] ?? 255)) >> 2;
  }
  return { width, height, data: out };
}
