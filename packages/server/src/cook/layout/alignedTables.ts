import { isTextColumn } from './columns.ts';
import { unite } from './geometry.ts';
import { columnsOf, type Span } from './columnSpans.ts';
import { joinTouching, type Segment } from './lines.ts';
import { rowsOf } from './rows.ts';
import { cellText } from './ruledTables.ts';
import type { Grid } from './types.ts';

/** A longer cell is running text, so the page has columns of text and no table. In font sizes. */
const longestCell = 26;
const tocLine = /(\.{4,}|…{2,}|(\. ){4,})/;

/** Puts the texts of each row into its columns. */
export function toGrid(rows: readonly Segment[][], columns: readonly Span[]): Grid {
  const cells = rows.map((row) =>
    columns.map(({ left, right }) => {
      const inside = row.filter((segment) => {
        const middle = (segment.left + segment.right) / 2;
        return middle >= left && middle <= right;
      });
      return cellText(inside.flatMap((segment) => segment.fragments));
    }),
  );
  return { box: unite(rows.flat()), cells, columns: [...columns] };
}

/**
 * Finds tables that have no lines: three or more rows, one below the other, whose texts keep to the same columns.
 * Doubtful cases are no tables; nor are tables of contents and running text in columns. `fewest` is the least number of
 * columns.
 */
export function findAlignedTables(segments: readonly Segment[], fewest = 2): { grid: Grid; taken: Set<Segment> }[] {
  const found: { grid: Grid; taken: Set<Segment> }[] = [];
  const rows = rowsOf(
    joinTouching(
      segments.filter((segment) => !segment.holds),
      0.9,
    ),
  );
  let run: Segment[][] = [];
  const finish = (): void => {
    const size = run[0]?.[0]?.size ?? 0;
    const columns = run.length >= 3 ? columnsOf(run, size) : null;
    if (columns && columns.length >= fewest && isTable(run, columns, size)) {
      const grid = toGrid(run, columns);
      const taken = new Set(
        segments.filter(
          (segment) =>
            segment.left >= grid.box.left - 1 &&
            segment.right <= grid.box.right + 1 &&
            segment.top >= grid.box.top - 1 &&
            segment.bottom <= grid.box.bottom + 1,
        ),
      );
      found.push({ grid, taken });
    }
    run = [];
  };
  for (const row of rows) {
    const size = row[0]?.size ?? 0;
    const above = run.at(-1)?.[0];
    const far = above !== undefined && (row[0]?.baseline ?? 0) - above.baseline > size * 3.2;
    if (row.length < 2 || far) finish();
    if (row.length >= 2) run.push(row);
  }
  finish();
  return found;
}

function isTable(rows: readonly Segment[][], columns: readonly Span[], size: number): boolean {
  const full = rows.filter((row) => row.length === columns.length).length;
  if (full < rows.length * 0.6) return false;
  const texts = rows.flat();
  // Two languages side by side, each with its marks in front: columns of text, not of a table.
  const running = columns.filter(({ left, right }) =>
    isTextColumn(
      texts.filter((segment) => segment.left >= left && segment.right <= right),
      size,
    ),
  );
  if (running.length >= 2) return false;
  if (texts.some((segment) => segment.right - segment.left > size * longestCell)) return false;
  if (texts.filter((segment) => segment.fragments.some((one) => tocLine.test(one.text))).length >= rows.length * 0.3)
    return false;
  // The gap between a list's numbers and its items is narrower than one between two columns.
  const gaps = columns.slice(1).map((column, i) => column.left - (columns[i]?.right ?? 0));
  return columns.length > 2 ? Math.min(...gaps) > size * 0.5 : Math.min(...gaps) > size * 1.5 && !isList(rows);
}

const marker = /^([•·●○■□◆▪–—-]|[(（]?[0-9a-zA-Z一二三四五六七八九十]{1,3}[)）.、]?)$/;

function isList(rows: readonly Segment[][]): boolean {
  return rows.every((row) => marker.test(row[0]?.fragments.map((one) => one.text).join('') ?? ''));
}
