import type { Span } from './columnSpans.ts';
import { isValue } from './stackedCells.ts';
import { joinLines } from './text.ts';
import type { Grid, Layout, Piece } from './types.ts';

/** Parts of one table reach as far to either side, within so many points. */
const slack = 6;
/** A column with a cell in this part of the rows tells one row from the next; those before it name groups of rows. */
const mostlyFilled = 0.8;

type Cells = string[][];

/** For each column of `part` the one of `whole` that it goes on with; null when they are no parts of one table. */
function columnsWithin(whole: readonly Span[], part: readonly Span[]): number[] | null {
  const homes = part.map(({ left, right }) => {
    const over = whole.flatMap((one, i) => (Math.min(one.right, right) - Math.max(one.left, left) > 1 ? [i] : []));
    return over.length === 1 ? (over[0] ?? -1) : -1;
  });
  return homes.every((home, i) => home > (homes[i - 1] ?? -1)) ? homes : null;
}

/** How many rows at the top of `part` repeat those at the top of `whole`. */
function repeatedRows(whole: Cells, part: Cells): number {
  const first = part.findIndex((row, i) => row.some((cell, at) => cell !== whole[i]?.[at]));
  return first < 0 ? 0 : first;
}

/** The first column that most rows fill, or -1. */
function keyOf(rows: Cells): number {
  const filled = (at: number): number => rows.filter((row) => row[at] !== '').length;
  return (rows[0] ?? []).findIndex((_, at) => filled(at) >= rows.length * mostlyFilled);
}

const count = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;
const open = (text: string): number => count(text, /[（(「“《]/g) - count(text, /[）)」”》]/g);

/** Whether a row at the top of a page is the rest of the one that ended the page before. */
function goesOn(last: readonly string[], row: readonly string[], key: number): boolean {
  if (row.some((cell, at) => open(last[at] ?? '') > 0 && open(cell) < 0)) return true;
  if (row[key] !== '') return false;
  return row.every((cell, at) => {
    const above = last[at] ?? '';
    return cell === '' || (above !== '' && !isValue(above) && !/[。！？；]$/.test(above));
  });
}

/**
 * Puts the part of a table on the next page under its columns, its groups, and the row that the break cut. `first` is the
 * part in which the table began. Tells whether both are one table.
 */
function continueTable(first: Grid, above: Grid, below: Grid): boolean {
  if (!above.columns || !below.columns) return false;
  if (below.box.left < above.box.left - slack || below.box.right > above.box.right + slack) return false;
  const homes = columnsWithin(above.columns, below.columns);
  const key = keyOf(first.cells);
  const last = above.cells.at(-1);
  if (!homes || key < 0 || !last) return false;
  const cells = below.cells.map((row) => last.map((_, at) => row[homes.indexOf(at)] ?? ''));
  const from = repeatedRows(first.cells, cells);
  const cut = cells[from];
  if (cut && goesOn(last, cut, key)) {
    above.cells[above.cells.length - 1] = last.map((cell, at) => joinLines(cell, cut[at] ?? ''));
    cells.splice(from, 1);
  }
  const row = cells[from];
  // Only where this table has such groups: elsewhere an empty corner is that of another table's head.
  const grouped = first.cells.some((one) => one[0] === '' && one[key] !== '');
  for (let at = 0; row && grouped && at < key && row[at] === ''; at += 1)
    row[at] = above.cells.findLast((one) => one[at] !== '')?.[at] ?? '';
  below.cells = cells;
  below.columns = above.columns;
  return true;
}

/**
 * Joins what a page break parted: a table at the top of a page that goes on with the one at the foot of the page before.
 * Each page keeps its own rows; a cut row belongs to the page on which it begins. Changes the tables.
 */
export function continueTables(layouts: readonly Layout[]): void {
  const tableAt = (piece: Piece | undefined): Grid | null => (piece?.kind === 'table' ? piece.grid : null);
  let first: Grid | null = null;
  layouts.slice(1).forEach((layout, i) => {
    const pieces = layouts[i]?.pieces ?? [];
    const above = tableAt(pieces.at(-1));
    const below = tableAt(layout.pieces[0]);
    // A table that does not fill its page has begun on it.
    if (pieces.length > 1) first = null;
    if (!above || !below || !continueTable(first ?? above, above, below)) first = null;
    else first ??= above;
    if (below?.cells.length === 0) layout.pieces.shift();
  });
}
