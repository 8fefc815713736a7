import { columnsOf, type Span } from './columnSpans.ts';
import { median } from './geometry.ts';
import { joinTouching, type Segment, textOf } from './lines.ts';
import { rowsOf } from './rows.ts';
import type { Fragment } from './types.ts';

/** A figure with its signs, or a sign that stands for none. */
const value = /^(?=.*[\d–—−-])[\s\d.,:/%‰$€£¥()（）*+±<>†‡–—−-]+$/;

/** Whether a text is a figure, as in a column of numbers, or the dash that stands for one. */
export function isValue(text: string): boolean {
  return value.test(text);
}

/** The segments of a cell, line by line. */
function linesIn(cell: readonly Fragment[]): Segment[][] {
  return rowsOf(
    joinTouching(
      cell.map((fragment) => ({ ...fragment, fragments: [fragment] })),
      0.6,
    ),
  );
}

const textIn = (line: readonly Segment[]): string => textOf(line.flatMap(({ fragments }) => fragments));

/** A row of cells whose figures stand one below the other is as many rows as it has lines. */
function splitRow(row: readonly Fragment[][]): Fragment[][][] {
  const cells = row.map(linesIn);
  const stacks = cells.filter((lines) => lines.length >= 2 && lines.every((line) => isValue(textIn(line))));
  const tallest = Math.max(0, ...stacks.map((lines) => lines.length));
  if (stacks.length < (tallest >= 3 ? 1 : 2)) return [[...row]];
  const levels = rowsOf(
    joinTouching(
      row.flat().map((fragment) => ({ ...fragment, fragments: [fragment] })),
      0.6,
    ),
  );
  // Lines between the figures are wrapped texts: the figures do not name the rows.
  if (levels.length > tallest * 1.5 + 1) return [[...row]];
  return levels.map((level) => {
    const here = new Set(level.flatMap(({ fragments }) => fragments));
    return row.map((cell) => cell.filter((fragment) => here.has(fragment)));
  });
}

/** The columns within one drawn column, when most of its rows hold the same count of figures side by side. */
function columnsWithin(cells: readonly Fragment[][]): Span[] | null {
  const lines = cells.map(linesIn).filter((found) => found.length === 1);
  const rows = lines
    .flatMap((found) => found)
    .filter((line) => line.length >= 2 && line.every((one) => isValue(textIn([one]))));
  if (rows.length < 3 || rows.length < lines.length * 0.6) return null;
  const size = median(rows.flat().map((one) => one.size));
  const columns = columnsOf(rows, size);
  return columns && rows.every((row) => row.length <= columns.length) ? columns : null;
}

function nearest(spans: readonly Span[], { left, right }: Fragment): number {
  const middle = (left + right) / 2;
  const distance = (span: Span): number => Math.max(0, span.left - middle, middle - span.right);
  return spans.reduce((best, span, i) => (distance(span) < distance(spans[best] ?? span) ? i : best), 0);
}

/** Heads over several columns stand in a row above the heads of each column. */
function splitHead(row: readonly Fragment[][], within: readonly (Span[] | null)[]): Fragment[][][] {
  const parted = row.map((cell, i) => {
    const lines = linesIn(cell);
    const first = within[i] ? lines.findIndex((line) => line.length >= 2) : -1;
    return first > 0 ? lines.map((line) => line.flatMap(({ fragments }) => fragments)) : null;
  });
  const firsts = parted.map((lines, i) => (lines ? linesIn(row[i] ?? []).findIndex((line) => line.length >= 2) : 0));
  if (parted.every((lines) => lines === null)) return [[...row]];
  const above = row.map((_, i) => parted[i]?.slice(0, firsts[i]).flat() ?? []);
  const below = row.map((cell, i) => parted[i]?.slice(firsts[i]).flat() ?? cell);
  return [above, below];
}

/**
 * Cells as they are read, for cells between drawn lines: tables with few lines hold several rows in one cell, or several
 * columns. Gives the fragments of each cell, row by row.
 */
export function splitStacked(cells: readonly Fragment[][][]): Fragment[][][] {
  const split = cells.map(splitRow);
  const figures = split.flat();
  const within = (cells[0] ?? []).map((_, i) => columnsWithin(figures.map((row) => row[i] ?? [])));
  return split
    .flatMap((rows) => (rows.length > 1 ? rows : splitHead(rows[0] ?? [], within)))
    .map((row) =>
      row.flatMap((cell, i) => {
        const spans = within[i];
        if (!spans) return [cell];
        return spans.map((_, at) => cell.filter((fragment) => nearest(spans, fragment) === at));
      }),
    );
}
