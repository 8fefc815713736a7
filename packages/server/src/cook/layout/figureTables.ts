import { columnsOf, type Span } from './columnSpans.ts';
import { unite } from './geometry.ts';
import { joinTouching, type Segment, textOf } from './lines.ts';
import { cellText } from './ruledTables.ts';
import { rowsOf } from './rows.ts';
import { isValue } from './stackedCells.ts';
import type { Grid } from './types.ts';

/** Rows further apart than this many font sizes are not of one table. */
const farthest = 3.2;
/** Figures of two columns may come as close as this, in font sizes. */
const closest = 0.2;
/** A longer line above figures is running text, and one in larger type a title. In font sizes of the figures. */
const longestHead = 24;
const largestHead = 1.15;
/** A head has no more lines than this. */
const mostHeadLines = 8;
/** A row fills at least this part of the columns, on average. */
const leastFilled = 0.5;

type Row = readonly Segment[];

const groupOfThousand = /^\d{3}$/;

/** Figures that stand so close that they look like one text; groups of one figure ("1 200 000") stay together. */
function figuresApart(segment: Segment): Segment[] {
  if (segment.fragments.length < 2 || !isValue(textOf(segment.fragments))) return [segment];
  const sorted = segment.fragments.toSorted((a, b) => a.left - b.left);
  const parts: (typeof sorted)[] = [];
  for (const fragment of sorted) {
    const last = parts.at(-1)?.at(-1);
    const apart = last && fragment.left - last.right > segment.size * closest && !groupOfThousand.test(fragment.text);
    if (!last || apart) parts.push([fragment]);
    else parts.at(-1)?.push(fragment);
  }
  if (parts.length < 2) return [segment];
  return parts.map((fragments) => ({ ...segment, ...unite(fragments), fragments }));
}

/** Whether a row is names, then two or more figures, as in a table of numbers. */
function isFigureRow(row: Row): boolean {
  const kinds = row.map((segment) => isValue(textOf(segment.fragments)));
  const figures = kinds.filter(Boolean).length;
  if (figures < 2 || row.length - figures > 2) return false;
  return kinds.lastIndexOf(false) < row.length - figures;
}

const sizeOf = (row: Row): number => row[0]?.size ?? 0;
const baselineOf = (row: Row): number => row[0]?.baseline ?? 0;
const near = (above: Row, below: Row): boolean => baselineOf(below) - baselineOf(above) < sizeOf(below) * farthest;

/** The columns that a segment stands in or over, by index. */
function columnsUnder(columns: readonly Span[], { left, right }: Span, slack: number): number[] {
  return columns.flatMap((column, i) => (left < column.right + slack && right > column.left - slack ? [i] : []));
}

/** Whether each text of a row keeps to one column. */
const fits = (columns: readonly Span[], row: Row): boolean =>
  row.every((segment) => columnsUnder(columns, segment, -sizeOf(row) * closest).length <= 1);

interface Body {
  end: number;
  columns: Span[];
}

/** Rows from `from` on that are one table's figures, with the rows between them that only name a group. */
function bodyFrom(rows: readonly Row[], from: number): Body | null {
  const first = rows[from] ?? [];
  let columns = columnsOf([first], sizeOf(first), closest);
  if (!columns || columns.length < 3) return null;
  let end = from + 1;
  let figures = 1;
  let texts = first.length;
  for (let i = end; i < rows.length; i += 1) {
    const [above, row] = [rows[i - 1] ?? [], rows[i] ?? []];
    if (!near(above, row)) break;
    if (isFigureRow(row)) {
      const wider: Span[] | null = columnsOf([columns, row], sizeOf(row), closest);
      if (!wider || wider.length < columns.length) break;
      columns = wider;
      figures += 1;
      texts += row.length;
      end = i + 1;
    } else if (!fits(columns, row)) break;
    // A row with fewer figures, as the total of one column, still belongs to the table that it ends.
    else if (row.length > 1 && isValue(textOf(row.at(-1)?.fragments ?? [])) && i === end) end = i + 1;
  }
  return figures >= 3 && texts >= figures * columns.length * leastFilled ? { end, columns } : null;
}

/**
 * Where the head above a table's figures begins, and where its figures do: lines of texts over the columns of figures, but
 * no line that runs over from the names; the name of a first group may stand between both.
 */
function headFrom(rows: readonly Row[], from: number, { columns }: Body, least: number): [number, number] {
  const edge = columns[0]?.right ?? 0;
  const isGroup = (row: Row): boolean => row.every(({ right }) => right <= edge) && fits(columns, row);
  const first = from > least && isGroup(rows[from - 1] ?? []) ? from - 1 : from;
  let start = first;
  while (start > least && first - start < mostHeadLines) {
    const [row, below] = [rows[start - 1] ?? [], rows[start] ?? []];
    const over = row.filter((segment) => segment.right > edge);
    const prose = row.some((segment) => segment.left < edge && columnsUnder(columns.slice(1), segment, 0).length > 0);
    const larger = sizeOf(row) > sizeOf(rows[from] ?? []) * largestHead;
    const long = row.some((segment) => segment.right - segment.left > segment.size * longestHead);
    if (over.length === 0 || prose || larger || long || !near(row, below)) break;
    start -= 1;
  }
  return start < first ? [start, first] : [from, from];
}

/** The lines of a head as rows: texts over several columns above, the names of the columns as one row. */
function headRows(rows: readonly Row[], columns: readonly Span[]): string[][] {
  const lines = rows.map((row) =>
    row.map((segment) => ({ segment, under: columnsUnder(columns, segment, sizeOf(row) * 0.2) })),
  );
  const spanning = lines.findLastIndex((line) => line.some(({ under }) => under.length > 1));
  return [lines.slice(0, spanning + 1), lines.slice(spanning + 1)]
    .filter((part) => part.length > 0)
    .map((part) =>
      columns.map((_, i) => {
        const own = part.flat().filter(({ under, segment }) => {
          return under.length > 0 ? under.includes(i) : columnOf(columns, segment) === i;
        });
        return cellText(own.flatMap(({ segment }) => segment.fragments));
      }),
    );
}

/** The index of the column that a text stands in or nearest to. */
function columnOf(columns: readonly Span[], { left, right }: Span): number {
  const middle = (left + right) / 2;
  const distance = (one: Span): number => Math.max(one.left - middle, middle - one.right, 0);
  return columns.reduce((best, one, i) => (distance(one) < distance(columns[best] ?? one) ? i : best), 0);
}

/** The cells of a row of figures. */
function bodyRow(row: Row, columns: readonly Span[]): string[] {
  return columns.map((_, i) =>
    cellText(row.flatMap((segment) => (columnOf(columns, segment) === i ? segment.fragments : []))),
  );
}

/**
 * Finds tables of numbers without lines: three or more rows of a name and two or more figures that keep to the same
 * columns, close together as they may be, with their heads above them.
 */
export function findFigureTables(segments: readonly Segment[]): { grid: Grid; taken: Set<Segment> }[] {
  const texts = segments.filter((segment) => !segment.holds);
  const rows = rowsOf(joinTouching(texts, 0.6).flatMap(figuresApart));
  const found: { grid: Grid; taken: Set<Segment> }[] = [];
  let done = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const body = isFigureRow(rows[i] ?? []) ? bodyFrom(rows, i) : null;
    if (!body) continue;
    const { end, columns } = body;
    const [start, first] = headFrom(rows, i, body, done);
    const cells = [
      ...headRows(rows.slice(start, first), columns),
      ...rows.slice(first, end).map((row) => bodyRow(row, columns)),
    ];
    const fragments = new Set(rows.slice(start, end).flatMap((row) => row.flatMap((one) => one.fragments)));
    const taken = new Set(segments.filter((one) => one.fragments.some((fragment) => fragments.has(fragment))));
    found.push({ grid: { box: unite(rows.slice(start, end).flat()), cells, columns }, taken });
    done = end;
    i = end - 1;
  }
  return found;
}
