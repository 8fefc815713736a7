import type { Segment } from './lines.ts';

/** Puts segments of the same height into rows, from top to bottom; each row goes from left to right. */
export function rowsOf(segments: readonly Segment[]): Segment[][] {
  const sorted = [...segments].sort((a, b) => a.baseline - b.baseline);
  const rows: Segment[][] = [];
  let baseline = -Infinity;
  for (const segment of sorted) {
    const row = rows.at(-1);
    if (row && segment.baseline - baseline < segment.size * 0.45) row.push(segment);
    else {
      rows.push([segment]);
      baseline = segment.baseline;
    }
  }
  for (const row of rows) row.sort((a, b) => a.left - b.left);
  return rows;
}
