import { CookError } from '../failure.ts';
import { decodeText } from '../text/decode.ts';

/**
 * Rows of a text of separated values, cells trimmed. Stops one row after `most`.
 */
export function readCsv(bytes: Buffer, most: number): string[][] {
  const text = decodeText(bytes);
  // A page, a program's text or what has control characters is no table, whatever it is called.
  if (/^\s*(%PDF-|<[!?a-z]|\{\\rtf)/i.test(text)) throw new CookError('unsupported');
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new CookError('unsupported');
  return split(text, separatorOf(text), most);
}

/** The separator: the candidate that is most frequent in the first line, quoted text left out. */
function separatorOf(text: string): string {
  const [first = ''] = text
    .slice(0, LONGEST_CELL)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', '\t', ';'].toSorted((a, b) => count(b) - count(a))[0]!;
}

/** What one row and one cell may hold, as in Excel, so that neither takes the memory of a whole sheet. */
const MOST_CELLS = 256;
const LONGEST_CELL = 32_767;

/** RFC 4180: cells in quotes hold separators, line ends and doubled quotes. */
function split(text: string, separator: string, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length <= most) {
    let cell: string;
    if (text[at] === '"') {
      let end = at + 1;
      while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
      if (end - at > 2 * LONGEST_CELL) throw new CookError('tooLarge');
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    } else cell = '';
    let end = at;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
    if (row.length >= MOST_CELLS || cell.length + end - at > LONGEST_CELL) throw new CookError('tooLarge');
    row.push((cell + text.slice(at, end)).trim());
    at = end;
    if (text[at] === separator) {
      at++;
      if (at < text.length) continue;
      row.push('');
    }
    if (text.startsWith('\r\n', at)) at += 2;
    else at++;
    rows.push(row);
    row = [];
  }
  return rows;
}
