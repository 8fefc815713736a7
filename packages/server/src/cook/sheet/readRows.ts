import { dateToSerial } from 'numfmt';
import { CookError } from '../failure.ts';
import { cellFormat, general, shownNumber, shownText } from './cellText.ts';
import type { Book } from './readWorkbook.ts';
import { walkXml } from '../text/xml.ts';

/** Cells of one sheet, empty ones between others counted. */
const MOST_CELLS = 2_000_000;
const MOST_COLUMNS = 16_384;

interface Cell {
  type: string;
  style: number;
  value: string | undefined;
  /** Text that stands in the cell itself. */
  text: string;
  formula: boolean;
}

/** The rows of a sheet, up to the last with something in it. */
export function readRows(part: Buffer, book: Book, most: { rows: number; sheet: string }): string[][] {
  const rows: string[][] = [];
  let [row, column, cells] = [0, 0, 0];
  let cell: Cell | undefined;
  let into: 'value' | 'text' | undefined;
  let aside = false;
  const put = (shown: string): void => {
    if (row > most.rows) throw new CookError('tooLarge', `表格不能超过${most.rows}行`);
    if (column > MOST_COLUMNS) throw new CookError('broken');
    while (rows.length < row) rows.push([]);
    const line = rows[row - 1]!;
    cells += Math.max(0, column - line.length);
    if (cells > MOST_CELLS) throw new CookError('tooLarge');
    while (line.length < column - 1) line.push('');
    line[column - 1] = shown;
  };
  walkXml(part, {
    open(name, attribute) {
      if (name === 'row') {
        row = Number(attribute('r') ?? row + 1);
        if (!Number.isInteger(row) || row < 1) throw new CookError('broken');
        column = 0;
      } else if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1;
        const style = Number(attribute('s') ?? 0);
        cell = { type: attribute('t') ?? 'n', style, value: undefined, text: '', formula: false };
      } else if (name === 'rPh') aside = true;
      else if (cell && name === 'f') cell.formula = true;
      else if (cell && name === 'v') {
        cell.value = '';
        into = 'value';
      } else if (name === 't' && !aside) into = 'text';
    },
    text(text) {
      if (!cell || !into) return;
      if (into === 'value') cell.value += text;
      else cell.text += text;
    },
    close(name) {
      if (name === 'v' || name === 't') into = undefined;
      if (name === 'rPh') aside = false;
      if (name !== 'c' || !cell) return;
      const shown = shownIn(cell, book, (reason) => {
        throw new CookError('broken', `工作表“${most.sheet}”第${row}行${reason}`);
      });
      if (shown !== '') put(shown);
      cell = undefined;
    },
  });
  return rows;
}

/** What a person sees in a cell. Calls `refuse` where that cannot be told. */
function shownIn(cell: Cell, book: Book, refuse: (reason: string) => never): string {
  const { type, value } = cell;
  const format = book.formats[cell.style] ?? general;
  const text = (said: string) => shownText(typed(said), format).trim();
  if (type === 'inlineStr') return text(cell.text);
  // A formula whose result is an empty text says so by its type.
  if (cell.formula && (value ?? '') === '' && type !== 'str')
    return refuse('有公式没有计算结果，请用表格软件打开并保存后重新上传');
  if (value === undefined || (value === '' && type !== 's')) return '';
  if (type === 's') return text(book.texts[/^\s*\d+\s*$/.test(value) ? Number(value) : -1] ?? unreadable(refuse));
  if (type === 'str') return text(value);
  if (type === 'b') return /^(1|true)$/i.test(value.trim()) ? 'TRUE' : 'FALSE';
  if (type === 'e') return value.trim();
  if (type === 'd') {
    const date = dateOf(value.trim()) ?? unreadable(refuse);
    const own = format.isDate ? format : cellFormat(Number.isInteger(date) ? 'yyyy/m/d' : 'yyyy/m/d h:mm');
    return shownNumber(String(date), own, false) ?? unreadable(refuse);
  }
  return shownNumber(value.trim(), format, book.date1904) ?? unreadable(refuse);
}

const unreadable = (refuse: (reason: string) => never): never => refuse('有无法识别的内容，请检查后重新上传');

/** `AB12` is column 28. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,4})\d*$/i.exec(address ?? '')?.[1];
  if (!letters) return undefined;
  return Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** Characters that XML cannot hold, and line ends, are written as _x000D_. Those that nobody sees are left out. */
const typed = (text: string): string =>
  text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .toWellFormed();

/** The number of a day in the calendar of spreadsheets. */
function dateOf(text: string): number | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/.exec(text);
  return parts ? (dateToSerial(parts.slice(1).map((part) => Number(part ?? 0))) ?? undefined) : undefined;
}
