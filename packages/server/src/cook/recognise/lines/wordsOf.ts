import { isHan } from '../../layout/text.ts';
import type { Bitmap, PixelBox } from '../bitmap.ts';
import type { SeenWord } from '../words.ts';
import type { Glyph } from './decode.ts';

/** Darker pixels are ink. */
const inkBelow = 150;
/** Letters further apart than this part of their height stand in two words, ideographs in two columns. */
const letterGap = 0.24;
const hanGap = 0.9;

interface Span {
  from: number;
  to: number;
}

/**
 * The words of a line that was read: what the network knows is where the middle of each character lies; where a word
 * begins and ends, how high it is, and whether there is a gap that the network made no space of, the ink tells.
 */
export function wordsOf(read: readonly Glyph[], bitmap: Bitmap, box: PixelBox, line: string): SeenWord[] {
  const glyphs = withPlainCommas(read);
  const left = Math.max(0, Math.floor(box.left));
  const right = Math.min(bitmap.width, Math.ceil(box.right));
  const ink = inkOf(bitmap, { ...box, left, right });
  const height = ink.bottom - ink.top;
  const shown = glyphs.filter(({ text }) => text.trim() !== '');
  if (shown.length === 0 || height <= 0) return [];
  const middle = ({ at }: Glyph): number => box.left + at * (box.right - box.left) - left;
  const words: SeenWord[] = [];
  let begin = ink.from;
  let word: Glyph[] = [];
  const end = (to: number): void => {
    const text = word.map((glyph) => glyph.text).join('');
    const certainty = (word.reduce((sum, glyph) => sum + glyph.certainty, 0) / Math.max(1, word.length)) * 100;
    const rows = rowsOf(bitmap, box, left + begin, left + to);
    if (text && to > begin)
      words.push({ text, certainty, line, box: { ...rows, left: left + begin, right: left + to } });
    word = [];
  };
  shown.forEach((glyph, i) => {
    word.push(glyph);
    const next = shown[i + 1];
    if (!next) return end(ink.to);
    const gap = widestGap(ink.columns, middle(glyph), middle(next));
    const spaced = glyphs[glyphs.indexOf(glyph) + 1] !== next;
    const han = isHan(glyph.text) || isHan(next.text);
    const apart = gap.to - gap.from > height * (han ? hanGap : letterGap);
    const changes = isHan(glyph.text) !== isHan(next.text);
    if (!spaced && !apart && !changes) return;
    end(Math.max(begin + 1, gap.from));
    begin = gap.to;
  });
  return words;
}

/** The comma of a number such as 1,280 is often read as the wide one of Chinese text. */
function withPlainCommas(glyphs: readonly Glyph[]): Glyph[] {
  const isDigit = (glyph: Glyph | undefined): boolean => glyph !== undefined && /^\d$/.test(glyph.text);
  return glyphs.map((glyph, at) => {
    const inNumber = isDigit(glyphs[at - 1]) && glyphs.slice(at + 1, at + 4).filter(isDigit).length === 3;
    return glyph.text === '，' && inNumber && !isDigit(glyphs[at + 4]) ? { ...glyph, text: ',' } : glyph;
  });
}

/** Where a line has ink: its columns from the left of the box, the first and the last of them, and its rows. */
function inkOf(bitmap: Bitmap, box: PixelBox): Span & { columns: Uint8Array; top: number; bottom: number } {
  const columns = new Uint8Array(Math.max(0, box.right - box.left));
  for (let y = Math.floor(Math.max(0, box.top)); y < Math.min(bitmap.height, box.bottom); y += 1) {
    for (let x = 0; x < columns.length; x += 1) {
      if ((bitmap.data[y * bitmap.width + box.left + x] ?? 255) < inkBelow) columns[x] = 1;
    }
  }
  const from = Math.max(0, columns.indexOf(1));
  const to = Math.max(from, columns.lastIndexOf(1)) + 1;
  return { columns, from, to, ...rowsOf(bitmap, box, box.left, box.right) };
}

/** The rows between which the ink of some columns lies; those of the box where there is none. */
function rowsOf(bitmap: Bitmap, box: PixelBox, from: number, to: number): { top: number; bottom: number } {
  const [first, last] = [Math.floor(Math.max(0, box.top)), Math.ceil(Math.min(bitmap.height, box.bottom))];
  const hasInk = (y: number): boolean =>
    bitmap.data.subarray(y * bitmap.width + from, y * bitmap.width + to).some((grey) => grey < inkBelow);
  let [top, bottom] = [first, last];
  while (top < bottom && !hasInk(top)) top += 1;
  while (bottom > top && !hasInk(bottom - 1)) bottom -= 1;
  return top < bottom ? { top, bottom } : { top: first, bottom: last };
}

/** The longest run of columns without ink between two places; nothing, in the middle, where there is none. */
function widestGap(columns: Uint8Array, from: number, to: number): Span {
  const middle = Math.round((from + to) / 2);
  let widest: Span = { from: middle, to: middle };
  let begin = -1;
  for (let x = Math.max(0, Math.floor(from)); x <= Math.min(columns.length, Math.ceil(to)); x += 1) {
    const blank = x < Math.min(columns.length, Math.ceil(to)) && columns[x] === 0;
    if (blank && begin < 0) begin = x;
    if (blank || begin < 0) continue;
    if (x - begin > widest.to - widest.from) widest = { from: begin, to: x };
    begin = -1;
  }
  return widest;
}
