import { zipOf } from '../../documents/testing/zip.ts';

/** A cell as it stands in the file, or a text. */
export type CellXml = string | { xml: string } | { format: string; value: string };

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A workbook whose cells are shown by formats; its first sheets may be hidden, and others may follow. */
export function workbookOf(
  rows: readonly (readonly CellXml[])[],
  {
    hidden = [],
    further = [],
    prefix = '',
  }: {
    hidden?: readonly (readonly CellXml[])[][];
    further?: readonly (readonly CellXml[])[][];
    prefix?: 'x:' | '';
  } = {},
): Buffer {
  const codes: string[] = [];
  const styleOf = (code: string): number => {
    if (!codes.includes(code)) codes.push(code);
    return codes.indexOf(code) + 1;
  };
  const p = prefix;
  const cellOf = (cell: CellXml): string => {
    if (typeof cell === 'string')
      return `<${p}c t="inlineStr"><${p}is><${p}t>${escaped(cell)}</${p}t></${p}is></${p}c>`;
    if ('xml' in cell) return cell.xml;
    return `<${p}c s="${styleOf(cell.format)}"><${p}v>${cell.value}</${p}v></${p}c>`;
  };
  const sheets = [...hidden, rows, ...further].map((each) => {
    const lines = each.map((row) => `<${p}row>${row.map(cellOf).join('')}</${p}row>`);
    return `<${p}worksheet xmlns${p && ':x'}="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><${p}sheetData>${lines.join('')}</${p}sheetData></${p}worksheet>`;
  });
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const named = sheets.map(
    (_, at) => `<sheet name="表${at + 1}" r:id="s${at}"${at < hidden.length ? ' state="hidden"' : ''}/>`,
  );
  const targets = sheets.map(
    (_, at) => `<Relationship Id="s${at}" Type="${relation}/worksheet" Target="/xl/worksheets/sheet${at}.xml"/>`,
  );
  const formats = codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`);
  const styles = codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`);
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="${relation}"><sheets>${named.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}<Relationship Id="f" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((xml, at) => [`xl/worksheets/sheet${at}.xml`, xml])),
  });
}
