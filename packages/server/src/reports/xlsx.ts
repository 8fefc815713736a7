import { Readable } from 'node:stream';
import { sheetCell } from '@tinystar/contract/sheetCell';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What a sheet can be given: numbers stay numbers that can be added up. */
type Cell = string | number;

/** Most characters that a cell of a spreadsheet holds. */
const CELL_MAX = 32_767;

const types = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const relations = (type: string, target: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
const book = (name: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** A text in XML that a spreadsheet takes for nothing else, also once the sheet is saved as CSV. */
export const safeCell = (text: string): string =>
  sheetCell(text)
    .slice(0, CELL_MAX)
    .toWellFormed()
    .replace(/[&<>]/gu, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');

/** Columns have letters; no sheet of ours has more than twenty-six. */
const cellXml = (value: Cell, row: number, column: number): string => {
  const place = `${String.fromCodePoint(65 + column)}${row}`;
  return typeof value === 'number'
    ? `<c r="${place}"><v>${value}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${safeCell(value)}</t></is></c>`;
};

const rowXml = (cells: readonly Cell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, column) => (cell === '' ? '' : cellXml(cell, row, column))).join('')}</row>`;

/** A spreadsheet with one sheet, written while its rows are read: in memory is one part of them. */
export function xlsxOf(
  sheet: string,
  head: readonly string[],
  parts: () => AsyncIterable<readonly (readonly Cell[])[]>,
): Readable {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const ready: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      if (chunk.length > 0) ready.push(chunk);
    });
    const store = (name: string, text: string) => {
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(strToU8(text), true);
    };
    store('[Content_Types].xml', types);
    store('_rels/.rels', relations('officeDocument', 'xl/workbook.xml'));
    store('xl/workbook.xml', book(sheet));
    store('xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml'));
    const rows = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 });
    zip.add(rows);
    rows.push(
      strToU8(
        `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rowXml(head, 1)}`,
      ),
    );
    let written = 1;
    for await (const part of parts()) {
      rows.push(strToU8(part.map((cells) => rowXml(cells, ++written)).join('')));
      yield* ready.splice(0);
    }
    rows.push(strToU8('</sheetData></worksheet>'), true);
    zip.end();
    yield* ready.splice(0);
  }
  return Readable.from(bytes(), { objectMode: false });
}
