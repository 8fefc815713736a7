import { CookError } from '../failure.ts';
import { tableText } from '../layout/blocks.ts';
import { readCsv } from '../sheet/readCsv.ts';
import { readWorkbook } from '../sheet/readWorkbook.ts';
import type { Parts } from './archive.ts';
import { clean } from './clean.ts';
import { escape, printable } from './html.ts';
import type { OfficeBlock, OfficeContent } from './types.ts';

/** Rows of all sheets of a file; longer tables belong into a database. */
const MOST_ROWS = 10_000;
/** The last row that a spreadsheet has, blank ones counted. */
const DEEPEST = 1_048_576;
/** Rows of one block, which then fits on a page and names its columns itself. */
const BLOCK_ROWS = 20;
/** Columns beyond which a page is printed wide. */
const NARROW = 6;

interface Sheet {
  /** Of a workbook; a text of separated values has none. */
  name?: string;
  rows: string[][];
}

/** The sheets of a workbook as tables under their names. */
export const readSheets = (workbook: Parts): OfficeContent =>
  contentOf(readWorkbook(workbook, { sheets: Infinity, rows: DEEPEST }).sheets);

/** A text of separated values as a table. */
export function readSeparated(bytes: Buffer): OfficeContent {
  return contentOf([{ rows: readCsv(bytes, MOST_ROWS) }]);
}

function contentOf(sheets: readonly Sheet[]): OfficeContent {
  const filled = sheets.map(({ rows, ...sheet }) => ({ ...sheet, rows: filledRows(rows) }));
  if (filled.reduce((sum, { rows }) => sum + rows.length, 0) > MOST_ROWS)
    throw new CookError('tooLarge', `表格不能超过${MOST_ROWS}行`);
  const blocks: OfficeBlock[] = [];
  const html: string[] = [];
  for (const { name, rows } of filled) {
    if (rows.length === 0) continue;
    if (name) {
      blocks.push({ type: 'paragraph', text: clean(name), headingLevel: 2 });
      html.push(`<h2>${escape(clean(name))}</h2>`);
    }
    for (const cells of tablesOf(rows)) {
      blocks.push({ type: 'table', text: tableText(cells), cells });
      const lines = cells.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`);
      html.push(`<table>${lines.join('')}</table><p></p>`);
    }
  }
  const widest = Math.max(0, ...filled.flatMap(({ rows }) => rows.map((row) => row.length)));
  return { blocks, html: printable(html.join('\n'), widest > NARROW) };
}

/** Rows with something in them, without the empty columns behind the last that has something. */
function filledRows(rows: readonly string[][]): string[][] {
  const cleaned = rows.map((row) => row.map(clean)).filter((row) => row.some((cell) => cell !== ''));
  const width = cleaned.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1), 0);
  return cleaned.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}

/** Tables of a few rows, each with the names of the columns above. */
function tablesOf(rows: readonly string[][]): string[][][] {
  const [head, ...rest] = rows;
  if (!head || rest.length <= BLOCK_ROWS) return [[...rows]];
  return Array.from({ length: Math.ceil(rest.length / BLOCK_ROWS) }, (_, at) => [
    head,
    ...rest.slice(at * BLOCK_ROWS, (at + 1) * BLOCK_ROWS),
  ]);
}
