import type { Box } from '../types.ts';
import { median, unite } from './geometry.ts';
import type { Segment } from './lines.ts';

/** The empty space between two columns of text. */
export interface Gutter {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Cells per side of the grid that tells where text is. Fixed, so that huge pages cost no more than small ones. */
const cells = 240;
/** A column narrower than this many font sizes is a label or a table cell, not running text. */
const narrowest = 12;

/** A grid over `frame`, row by row: 1 where there is text. */
function occupancy(segments: readonly Segment[], frame: Box): Uint8Array {
  const grid = new Uint8Array(cells * cells);
  const across = cells / Math.max(1, frame.right - frame.left);
  const down = cells / Math.max(1, frame.bottom - frame.top);
  for (const segment of segments) {
    const x1 = Math.max(0, Math.floor((segment.left - frame.left) * across));
    const x2 = Math.min(cells - 1, Math.ceil((segment.right - frame.left) * across) - 1);
    const y1 = Math.max(0, Math.floor((segment.top - frame.top) * down));
    const y2 = Math.min(cells - 1, Math.ceil((segment.bottom - frame.top) * down) - 1);
    for (let y = y1; y <= y2; y += 1) grid.fill(1, y * cells + x1, y * cells + x2 + 1);
  }
  return grid;
}

/** Whether segments look like running text: several lines that mostly fill their column. */
export function isTextColumn(segments: readonly Segment[], size: number): boolean {
  if (segments.length < 3) return false;
  const box = unite(segments);
  const width = box.right - box.left;
  if (width < size * narrowest) return false;
  const filled = segments.filter((segment) => segment.right - segment.left > width * 0.6).length;
  return filled >= segments.length * 0.4;
}

/** Whether segments may be a column with a figure, a listing or formulas in it: it is wide and holds several segments. */
function isMixedColumn(segments: readonly Segment[], size: number): boolean {
  const box = unite(segments);
  return segments.length >= 4 && box.right - box.left > size * narrowest * 1.5;
}

/**
 * Finds the tallest gutter between two columns of running text, or null. It may be shorter than the page: titles,
 * footers and wide figures above and below it stay outside.
 */
function findGutter(segments: readonly Segment[]): Gutter | null {
  if (segments.length < 6) return null;
  const frame = unite(segments);
  const size = median(segments.map((segment) => segment.size));
  const width = frame.right - frame.left;
  const height = frame.bottom - frame.top;
  if (width < size * narrowest * 2 || height < size * 4) return null;
  const grid = occupancy(segments, frame);
  const cellWidth = width / cells;
  const cellHeight = height / cells;
  const span = Math.max(1, Math.round((size * 0.8) / cellWidth));
  let best: Gutter | null = null;
  for (let x = span; x + span * 2 < cells; x += 1) {
    const left = frame.left + x * cellWidth;
    const right = left + span * cellWidth;
    let start = -1;
    for (let y = 0; y <= cells; y += 1) {
      const empty = y < cells && !occupied(grid, y, x, span);
      if (empty && start < 0) start = y;
      if (empty || start < 0) continue;
      const gutter = { left, right, top: frame.top + start * cellHeight, bottom: frame.top + y * cellHeight };
      start = -1;
      const tall = gutter.bottom - gutter.top;
      if (tall < size * 4 || (best && tall <= best.bottom - best.top)) continue;
      if (partsColumns(segments, gutter, size, height)) best = gutter;
    }
  }
  return best && widen(best, segments);
}

function occupied(grid: Uint8Array, y: number, x: number, span: number): boolean {
  for (let i = 0; i < span; i += 1) if (grid[y * cells + x + i] === 1) return true;
  return false;
}

/** The segments within the gutter's height, on its left and on its right. */
function sidesOf(segments: readonly Segment[], gutter: Gutter): { left: Segment[]; right: Segment[] } {
  const beside = segments.filter((segment) => {
    const middle = (segment.top + segment.bottom) / 2;
    return middle > gutter.top && middle < gutter.bottom;
  });
  return {
    left: beside.filter((segment) => segment.right <= gutter.left + 1),
    right: beside.filter((segment) => segment.left >= gutter.right - 1),
  };
}

function partsColumns(segments: readonly Segment[], gutter: Gutter, size: number, height: number): boolean {
  const { left, right } = sidesOf(segments, gutter);
  const [leftText, rightText] = [isTextColumn(left, size), isTextColumn(right, size)];
  if (leftText && rightText) return true;
  // A long gutter needs running text on one side only: figures may fill the other.
  if (gutter.bottom - gutter.top < height * 0.4) return false;
  return (leftText && isMixedColumn(right, size)) || (rightText && isMixedColumn(left, size));
}

/** Shortens a gutter to the height of its columns, so that single lines above and below stay whole. */
function widen(gutter: Gutter, segments: readonly Segment[]): Gutter {
  const { left, right } = sidesOf(segments, gutter);
  const a = unite(left);
  const b = unite(right);
  return { left: a.right, right: b.left, top: Math.min(a.top, b.top), bottom: Math.max(a.bottom, b.bottom) };
}

/** Splits segments into columns in reading order: above a gutter, left of it, right of it, below it. */
export function orderColumns(segments: readonly Segment[], depth = 0): Segment[][] {
  if (segments.length === 0) return [];
  const gutter = depth < 8 ? findGutter(segments) : null;
  if (!gutter) return [[...segments]];
  const above: Segment[] = [];
  const left: Segment[] = [];
  const right: Segment[] = [];
  const below: Segment[] = [];
  const centre = (gutter.left + gutter.right) / 2;
  for (const segment of segments) {
    const middle = (segment.top + segment.bottom) / 2;
    if (middle < gutter.top) above.push(segment);
    else if (middle > gutter.bottom) below.push(segment);
    else if ((segment.left + segment.right) / 2 < centre) left.push(segment);
    else right.push(segment);
  }
  if (left.length === 0 || right.length === 0) return [[...segments]];
  return [above, left, right, below].flatMap((part) => orderColumns(part, depth + 1));
}
