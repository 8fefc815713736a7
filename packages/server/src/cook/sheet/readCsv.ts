import { CookError } from '../failure.ts';
import { decodeText } from '../text/decode.ts';

/** What one row and one cell may hold, as in Excel, so that neither takes the memory of a whole sheet. */
const MOST_CELLS = 256;
const LONGEST_CELL = 32_767;
/** Lines that are looked at for the separator. */
const HEAD = 10;

/** What no keyboard writes, and what decoders put where bytes make no sense; of letters those without a meaning. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const rubbish = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffd\ufffe]/;

/**
 * Rows of a text of separated values, cells trimmed. Stops one row after `most`. Throws CookError for what is no table,
 * and for a row that cannot be read, naming it: nothing of it may be taken for what somebody wrote.
 */
export function readCsv(bytes: Buffer, most: number): string[][] {
  const text = decodeText(bytes);
  // A page or a program's text is no table, whatever it is called, and neither is what is rubbish all over.
  if (/^\s*(%PDF-|<[!?a-z]|\{\\rtf)/i.test(text) || isBinary(text)) throw new CookError('unsupported');
  const named = /^"?sep=([^"\r\n])"?(?:\r\n?|\n|$)/i.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  return split(body, named?.[1] ?? separatorOf(body), most);
}

function isBinary(text: string): boolean {
  const head = text.slice(0, 4_096);
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return (head.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0) * 100 > head.length;
}

/** The separator: the candidate that is most frequent in the first line that has any, quoted text left out. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, LONGEST_CELL)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/, HEAD);
  const count = (line: string, separator: string) => line.split(separator).length - 1;
  const candidates = [',', '\t', ';'];
  const first = lines.find((line) => candidates.some((separator) => count(line, separator) > 0)) ?? '';
  return candidates.toSorted((a, b) => count(first, b) - count(first, a))[0]!;
}

/** RFC 4180: cells in quotes hold separators, line ends and doubled quotes. */
function split(text: string, separator: string, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const refuse = (reason: string): never => {
    throw new CookError('broken', `第${rows.length + 1}行${reason}`);
  };
  while (at < text.length && rows.length <= most) {
    let cell = '';
    if (text[at] === '"') {
      let end = at + 1;
      while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
      if (end - at > 2 * LONGEST_CELL) throw new CookError('tooLarge');
      if (end >= text.length) refuse('的引号没有结束，请检查后重新上传');
      cell = text
        .slice(at + 1, end)
        .replaceAll('""', '"')
        .replace(/\r\n?/g, '\n');
      at = end + 1;
    }
    let end = at;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
    if (row.length >= MOST_CELLS || cell.length + end - at > LONGEST_CELL) throw new CookError('tooLarge');
    cell += text.slice(at, end);
    if (rubbish.test(cell)) refuse('有无法识别的文字，请另存为 UTF-8 编码的 CSV 后重新上传');
    row.push(shown(cell));
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

/** A formula that is nothing but a text is how programs keep the noughts before a number. */
const shown = (cell: string): string => (/^\s*="([^"]*)"\s*$/.exec(cell)?.[1] ?? cell).trim();
