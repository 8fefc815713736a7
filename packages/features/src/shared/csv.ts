import { sheetCell } from '@tinystar/contract/sheetCell';

const cellOf = (value: string | number): string => {
  const text = typeof value === 'string' ? sheetCell(value) : String(value);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as a file that spreadsheets open; the byte order mark tells them that it is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob([`\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`], {
    type: 'text/csv;charset=utf-8',
  });
