import { readTable } from './readTable.ts';

/** A row that can be understood alone: as words for search and model, and as cells to be drawn under their heads. */
export interface TableRow {
  /** `head: cell | head: cell`. */
  text: string;
  cells: readonly string[];
}

/** The rows of a table with the names of its columns; `head` is empty for a table without any. */
export interface TableRows {
  head: readonly string[];
  rows: TableRow[];
}

/** Reads the rows of a table, which may continue one with the column names `above`. */
export function tableRows(cells: readonly (readonly string[])[], above: readonly string[] = []): TableRows {
  const { head, rows, pairs = false } = readTable(cells, above);
  const words = (row: readonly string[]) => (pairs ? row.filter(Boolean).join(': ') : wordsOf(row, head));
  return { head, rows: rows.map((row) => ({ text: words(row), cells: row })) };
}

function wordsOf(row: readonly string[], head: readonly string[]): string {
  return row
    .map((cell, column) => (cell && head[column] ? `${head[column]}: ${cell}` : cell))
    .filter(Boolean)
    .join(' | ');
}
