import { median } from '../layout/geometry.ts';
import { isHan } from '../layout/text.ts';
import type { Fragment } from '../layout/types.ts';
import type { PixelBox } from './bitmap.ts';

/** A word that a program read in a picture. */
export interface SeenWord {
  text: string;
  /** How sure the program is, of 100. */
  certainty: number;
  /** Words of one line have the same. */
  line: string;
  box: PixelBox;
}

/** Words read with less certainty than this (of 100) are left out. */
const leastCertain = 40;
/** In a line that is read well a doubtful word is more likely a word than a speck. */
const leastCertainInLine = 10;
const wellRead = 70;
/** A picture whose words are on average less certain than this was not text. */
const leastCertainOnAverage = 55;

/** The words of tesseract's TSV output that it was sure enough of; none when the picture was no text. */
export function readWords(tsv: string): SeenWord[] {
  const words = tsv.split('\n').flatMap((row): SeenWord[] => {
    const fields = row.split('\t');
    const [level, page, block, paragraph, line, , left, top, width, height, certainty] = fields.map(Number);
    const text = fields[11]?.trim() ?? '';
    if (level !== 5 || text === '' || certainty === undefined) return [];
    if (left === undefined || top === undefined || width === undefined || height === undefined) return [];
    const box = { left, top, right: left + width, bottom: top + height };
    return [{ text, certainty, line: `${page}.${block}.${paragraph}.${line}`, box }];
  });
  return likelyWords(words);
}

/** The words that their reader was sure enough of; none when the picture was no text. */
export function likelyWords(words: readonly SeenWord[]): SeenWord[] {
  const kept = [...Map.groupBy(words, (word) => word.line).values()].flatMap((line) => {
    const least = certaintyOf(line) >= wellRead ? leastCertainInLine : leastCertain;
    return line.filter(({ certainty }) => certainty >= least);
  });
  return certaintyOf(kept) < leastCertainOnAverage ? [] : kept;
}

/** Words read with less certainty than this (of 100) are often wrong: they are marked for whoever reads the page. */
const doubtfulBelow = 60;

export const isDoubtful = ({ certainty }: SeenWord): boolean => certainty < doubtfulBelow;

/** How sure the program was of these words on average, of 100. */
export function certaintyOf(words: readonly SeenWord[]): number {
  return words.reduce((sum, { certainty }) => sum + certainty, 0) / Math.max(1, words.length);
}

/** Part of the font size that an ideograph, or a small Latin letter with its ascender, is high. */
const hanHeight = 0.92;
const latinHeight = 0.74;
/** Sizes within this part of the page's usual size are that size: words are not measured more exactly. */
const sizeSlack = 0.22;
/** Lines of one or two words are measured worse. */
const sizeSlackOfFew = 0.45;

/**
 * Words as the pieces of text that the layout works with, in points. Words of one line share a baseline and a size,
 * which their boxes tell only roughly. `scale` is pixels per point.
 */
export function fragmentsOf(words: readonly SeenWord[], scale: number): Fragment[] {
  const lines = [...Map.groupBy(words, (word) => word.line).values()].map((line) => ({ line, size: sizeOf(line) }));
  const usual = median(lines.flatMap(({ line, size }) => line.map(() => size)));
  return lines.flatMap(({ line, size: own }) => {
    const slack = line.length > 2 ? sizeSlack : sizeSlackOfFew;
    const size = Math.abs(own - usual) <= usual * slack ? usual : own;
    const baseline = median(line.map(({ box }) => box.bottom)) - size * 0.08;
    return line.map(({ text, box }, at): Fragment => ({
      text,
      left: box.left / scale,
      right: rightEnd(box, line[at + 1]?.box) / scale,
      baseline: baseline / scale,
      top: (baseline - size * 0.88) / scale,
      bottom: (baseline + size * 0.2) / scale,
      size: size / scale,
      bold: false,
      direction: 0,
      spaced: !isHan(text),
    }));
  });
}

/** Boxes of words often reach over the next word, which would tear their line apart. */
function rightEnd(box: PixelBox, next: PixelBox | undefined): number {
  return next && next.left > box.left && next.left < box.right ? next.left : box.right;
}

function sizeOf(line: readonly SeenWord[]): number {
  const han = line.filter(({ text }) => isHan(text));
  const heights = (words: readonly SeenWord[]): number => median(words.map(({ box }) => box.bottom - box.top));
  return han.length > 0 ? heights(han) / hanHeight : heights(line) / latinHeight;
}
