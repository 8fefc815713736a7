/** A table as its reader understands it: the name of each column, and the rows below. No names: `head` is empty. */
export interface TableContent {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Each row is a label with its value. */
  pairs?: boolean;
}

const LONGEST_LABEL = 32;
/** Begins with a figure, as values do: `24 个月`, `¥300`, `≥ 0.1`. */
const FIGURE = /^[¥￥$€£<>≤≥≈约±+-]?\s*\d/;
/** Years, months, quarters and ranges begin with a figure too but name columns. */
const FIGURE_IN_LABEL =
  /^(?:(?:19|20)\d\d\s*(?:年度?)?|\d{1,2}\s*月份?|第?\s*\d\s*(?:季度?|期|次)|\d+\s*[-–~～至]\s*\d+.*)$/;
/** Figures that name a class, as of weights or prices: `10 kg 以下`, `25 kg 以上`. */
const CLASS = /\d.*(?:以下|以上|以内|以內|以外|之内|之內|以前|以后|以後|不足|未满|未滿|起)(?:[（(].*[）)])?$/;
/** A number alone, as the values below such a name are. */
const BARE = /^[¥￥$€£+-]?\s*\d[\d.,\s]*(?:元|%|％)?$|^[-—–/／]$/;
const ENDS_LABEL = /[:：]$/;

/**
 * Tells the names of the columns from the rows. Pairs of label and value (two columns, or several such pairs beside each
 * other) have no names and come as rows of two cells. A head of two rows becomes one. `above` holds the names of the
 * table that this one continues on a new page.
 */
export function readTable(cells: readonly (readonly string[])[], above: readonly string[] = []): TableContent {
  const rows = cells
    .map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .filter((row) => row.some(Boolean));
  const [first, second] = rows;
  if (!first) return { head: [], rows: [] };
  if (above.length === first.length)
    return { head: above, rows: filledDown(isSame(first, above) ? rows.slice(1) : rows) };
  if (holdsPairs(rows)) return { head: [], rows: rows.flatMap(pairsOf), pairs: true };
  const joined = second && rows.length > 2 ? joinedHead(first, second, rows.slice(2)) : undefined;
  if (joined) return { head: joined, rows: filledDown(rows.slice(2)) };
  if (rows.length > 1 && isHead(first, rows.slice(1))) return { head: first, rows: filledDown(rows.slice(1)) };
  return { head: [], rows };
}

const isSame = (row: readonly string[], other: readonly string[]) => row.every((cell, at) => cell === other[at]);

const isValue = (cell: string): boolean => FIGURE.test(cell) && !FIGURE_IN_LABEL.test(cell);

const isLabel = (cell: string): boolean => cell !== '' && cell.length <= LONGEST_LABEL && !isValue(cell);

type Rows = readonly (readonly string[])[];

/** Whether a cell names its column: a label, or a figure of another kind than those below it. */
function namesColumn(cell: string, below: readonly string[]): boolean {
  if (isLabel(cell)) return true;
  if (cell === '' || cell.length > LONGEST_LABEL || BARE.test(cell)) return false;
  const values = below.filter(Boolean);
  if (CLASS.test(cell)) return values.length > 0 && !values.some((value) => CLASS.test(value));
  if (values.length < 2) return false;
  const [kind, ...others] = new Set(values.map(kindOf));
  const alike = others.length === 0 && FIGURE.test(values[0]!) && kind !== kindOf(cell);
  return alike || values.every((value) => BARE.test(value));
}

/** What is written around the figures: 号线 of `1号线`, a colon of `6:00`. */
const kindOf = (cell: string): string => cell.replace(/\d+(?:[.,]\d+)*/g, '#').replace(/\s+/g, '');

/** All columns are named; the corner may be empty. */
function isHead(row: readonly string[], below: Rows): boolean {
  const [corner = '', ...names] = row;
  const named = names.every((cell, at) =>
    namesColumn(
      cell,
      below.map((one) => one[at + 1] ?? ''),
    ),
  );
  return names.length > 0 && named && (corner === '' || isLabel(corner));
}

/** A first row whose names reach over several columns, which the second row names apart. */
function joinedHead(first: readonly string[], second: readonly string[], below: Rows): string[] | undefined {
  const splits = first.some((cell, at) => at > 0 && cell === '' && second[at] !== '');
  const names = first.map((cell, at) => {
    const below = second[at] ?? '';
    if (below === '') return cell;
    const over = cell || first.slice(0, at).findLast(Boolean) || '';
    return over === '' ? below : `${over} ${below}`;
  });
  // Below what is named once and for all the second row is empty.
  const apart = first.some((cell, at) => cell !== '' && second[at] === '');
  const named = second.every(
    (cell, at) =>
      cell === '' ||
      namesColumn(
        cell,
        below.map((row) => row[at] ?? ''),
      ),
  );
  return splits && apart && named && isHead(names, below) ? names : undefined;
}

function holdsPairs(rows: readonly (readonly string[])[]): boolean {
  const [first = []] = rows;
  if (first.length < 2 || first.length % 2 !== 0) return false;
  const labels = rows.flatMap((row) => row.filter((cell, at) => at % 2 === 0 && cell !== ''));
  const values = rows.flatMap((row) => row.filter((cell, at) => at % 2 === 1 && cell !== ''));
  if (labels.length === 0 || values.length === 0 || !labels.every(isLabel)) return false;
  if (labels.every((cell) => ENDS_LABEL.test(cell))) return true;
  const [, value = ''] = first;
  // The second cell would name a column of values; figures and long texts name nothing.
  const tells =
    (/\d/.test(value) && !FIGURE_IN_LABEL.test(value)) || value.length > LONGEST_LABEL || /[。；;]$/.test(value);
  if (first.length === 2) return tells;
  return (
    tells &&
    values.filter((cell) => /\d/.test(cell)).length * 2 >= values.length &&
    !labels.some((cell) => /\d/.test(cell))
  );
}

function pairsOf(row: readonly string[]): string[][] {
  const pairs: string[][] = [];
  for (let at = 0; at < row.length; at += 2) {
    const pair = [(row[at] ?? '').replace(ENDS_LABEL, ''), row[at + 1] ?? ''];
    if (pair.some(Boolean)) pairs.push(pair);
  }
  return pairs;
}

/** What a merged first cell says, it says for the rows below it too. */
function filledDown(rows: readonly (readonly string[])[]): string[][] {
  let last = '';
  return rows.map(([label = '', ...rest]) => {
    if (label !== '') last = label;
    return [label || (rest.filter(Boolean).length > 1 ? last : ''), ...rest];
  });
}
