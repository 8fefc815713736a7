import { isKnown, nearlyFits } from './fits.ts';
import { chineseShares, guessEncoding } from './guess.ts';
import { unmarkedUtf16 } from './utf16.ts';

/** Labels that servers and editors put on whatever they send. */
const carelessLabels = new Set(['windows-1252', 'gb18030', 'gbk', 'big5']);

/**
 * Text of a file whose encoding may be told wrongly: by its byte-order mark, else UTF-8 where all of it is, else by the
 * first of `labels` that fits, else by a guess. What cannot be read becomes U+FFFD.
 */
export function decodeText(bytes: Uint8Array, labels: readonly string[] = []): string {
  return new TextDecoder(encodingOf(bytes, labels)).decode(bytes);
}

/** Text of a page: the label of the header comes before that of the page itself. */
export function decodePage(body: Uint8Array, charset: string | undefined): string {
  const head = Buffer.from(body.subarray(0, 4_096)).toString('latin1');
  const declared =
    /<meta[^>]+charset\s*=\s*["']?\s*([\w:-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w:-]+)/i.exec(head)?.[1];
  return decodeText(
    body,
    [charset, declared].filter((label) => label !== undefined),
  );
}

function encodingOf(bytes: Uint8Array, labels: readonly string[]): string {
  const mark = markOf(bytes) ?? unmarkedUtf16(bytes);
  if (mark) return mark;
  const named = labels.filter(isKnown).map((label) => new TextDecoder(label).encoding);
  // Its characters are pairs of ASCII behind an escape.
  const shifted = named.find((encoding) => encoding === 'iso-2022-jp');
  if (shifted && bytes.includes(0x1b)) return shifted;
  if (nearlyFits('utf-8', bytes)) return 'utf-8';
  // A page in UTF-16 could not have said so where it was read.
  const fitting = named.find((encoding) => !encoding.startsWith('utf-') && nearlyFits(encoding, bytes));
  if (fitting && !(carelessLabels.has(fitting) && contradicted(fitting, bytes))) return fitting;
  return guessEncoding(bytes) ?? fitting ?? (chineseShares(bytes).big5 > 0 ? 'big5' : 'gb18030');
}

function markOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Whether a text makes more sense in a Chinese encoding than in the one it is labelled with. */
function contradicted(encoding: string, bytes: Uint8Array): boolean {
  const { gb18030, big5 } = chineseShares(bytes);
  if (encoding === 'windows-1252') return Math.max(gb18030, big5) > 0.8;
  return encoding === 'big5' ? gb18030 > big5 + 0.2 : big5 > gb18030 + 0.2;
}
