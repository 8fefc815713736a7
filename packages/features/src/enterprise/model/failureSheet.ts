import type { ImportResult } from '@tinystar/contract';
import { copy } from '../copy.ts';

type Row = readonly [phoneNumber: string, reason: string];

/**
 * Rows of one sheet. The library hands files above 160 KB to a worker made of text, which our content security policy
 * refuses; a sheet of a thousand rows stays well below.
 */
const SHEET_ROWS = 1_000;

/** A cell that a spreadsheet would take for a formula keeps being text behind an apostrophe (OWASP, CSV injection). */
export const plainCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** What failed, cut into sheets (ENT-12). */
export const failureSheets = (rows: ImportResult['failedRows']): { name: string; rows: Row[] }[] => {
  const words = copy.result.sheet;
  const sheets = [];
  for (let at = 0; at < rows.length; at += SHEET_ROWS) {
    sheets.push({
      name: at === 0 ? words.name : `${words.name}${at / SHEET_ROWS + 1}`,
      rows: rows
        .slice(at, at + SHEET_ROWS)
        .map(({ phoneNumber, errorMessage }): Row => [plainCell(phoneNumber), plainCell(errorMessage)]),
    });
  }
  return sheets;
};

/** The failures of an import as a spreadsheet of phone number and error reason. Loads its writer only when asked. */
export const failureFile = async (rows: ImportResult['failedRows']): Promise<Blob> => {
  const { default: write } = await import('write-excel-file/browser');
  const words = copy.result.sheet;
  const head = [words.phone, words.reason].map((value) => ({ value, fontWeight: 'bold' as const }));
  const sheets = failureSheets(rows).map(({ name, rows: cells }) => ({
    sheet: name,
    columns: [{ width: 20 }, { width: 36 }],
    data: [head, ...cells.map((row) => row.map((value) => ({ value, type: String, format: '@' })))],
  }));
  return write(sheets).toBlob();
};
