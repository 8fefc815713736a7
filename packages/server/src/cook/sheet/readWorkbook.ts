import { CookError } from '../failure.ts';
import type { Parts } from '../office/archive.ts';
import { builtInFormats } from './builtInFormats.ts';
import { cellFormat, general, type CellFormat } from './cellText.ts';
import { readRows } from './readRows.ts';
import { walkXml } from '../text/xml.ts';

/** A sheet as a person sees it: row by row from the first, cells as trimmed text. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/** What the cells of all sheets refer to. */
export interface Book {
  texts: readonly string[];
  /** By number of the cell's style. */
  formats: readonly CellFormat[];
  date1904: boolean;
}

/** Some sheets of a workbook, and the names of all that it does not hide. */
export interface Workbook {
  sheets: Sheet[];
  names: string[];
}

/**
 * Reads the sheets that are not hidden, or only the first of them. Throws CookError for a workbook that is broken, and for
 * a cell that cannot be read, naming its row.
 */
export function readWorkbook(parts: Parts, most: { sheets: number; rows: number }): Workbook {
  const listed: { name: string; id: string; hidden: boolean }[] = [];
  let date1904 = false;
  walkXml(partAt(parts, 'xl/workbook.xml'), {
    open(name, attribute) {
      if (name === 'workbookPr') date1904 = /^(1|true|on)$/i.test(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const hidden = /hidden$/i.test(attribute('state') ?? '');
      listed.push({ name: attribute('name') ?? '', id: attribute('id') ?? '', hidden });
    },
  });
  const targets = new Map<string, { type: string; path: string }>();
  walkXml(partAt(parts, 'xl/_rels/workbook.xml.rels'), {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const type = (attribute('Type') ?? '').replace(/^.*\//, '');
      targets.set(attribute('Id') ?? '', { type, path: pathOf(attribute('Target') ?? '') });
    },
  });
  const of = (type: string) => [...targets.values()].find((target) => target.type === type)?.path;
  const texts = of('sharedStrings');
  const styles = of('styles');
  const book: Book = {
    texts: texts ? readTexts(partAt(parts, texts)) : [],
    formats: styles ? readFormats(partAt(parts, styles)) : [],
    date1904,
  };
  const sheets = listed.filter(({ id }) => targets.get(id)?.type === 'worksheet');
  if (sheets.length === 0) throw new CookError('broken');
  const open = sheets.filter(({ hidden }) => !hidden);
  const shown = open.length > 0 ? open : sheets;
  return {
    sheets: shown.slice(0, most.sheets).map(({ name, id }) => ({
      name,
      rows: readRows(partAt(parts, targets.get(id)!.path), book, { rows: most.rows, sheet: name }),
    })),
    names: shown.map(({ name }) => name),
  };
}

/** Targets are relative to the workbook, or begin with a slash. */
const pathOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

function partAt(parts: Parts, path: string): Buffer {
  const wanted = path.toLowerCase();
  const part = parts.get(path) ?? [...parts].find(([name]) => name.toLowerCase() === wanted)?.[1];
  if (!part) throw new CookError('broken');
  return part;
}

/** The texts that cells share. What stands above the characters to tell how they are read is left out. */
function readTexts(part: Buffer): string[] {
  const texts: string[] = [];
  let [inText, aside] = [false, false];
  walkXml(part, {
    open(name) {
      if (name === 'si') texts.push('');
      if (name === 'rPh') aside = true;
      inText = name === 't' && !aside;
    },
    text(text) {
      if (inText && texts.length > 0) texts[texts.length - 1] += text;
    },
    close(name) {
      if (name === 'rPh') aside = false;
      inText = false;
    },
  });
  return texts;
}

function readFormats(part: Buffer): CellFormat[] {
  const codes = new Map<number, string>();
  const known = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let inCells = false;
  walkXml(part, {
    open(name, attribute) {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name !== 'xf' || !inCells) return;
      const id = Number(attribute('numFmtId') ?? 0);
      const code = codes.get(id) ?? builtInFormats[id];
      const format = known.get(id) ?? (code === undefined ? general : cellFormat(code));
      known.set(id, format);
      formats.push(format);
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}
