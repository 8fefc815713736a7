import type { Line } from './types.ts';
import type { Paragraph } from './paragraphs.ts';

const chapter = /^第\s*[0-9一二三四五六七八九十百零〇]+\s*[编篇章]/;
const section = /^第\s*[0-9一二三四五六七八九十百零〇]+\s*节/;
const han = /^[一二三四五六七八九十]+、/;
const hanBracketed = /^[（(][一二三四五六七八九十]+[）)]/;
const decimal = /^(\d{1,2}(?:\.\d{1,3}){0,4})\.?[\s\u3000]*(?=[^\d\s.,，%％年月日)）:：])/;
const listMark = /^(?:[•·●○■□◆◇▪►➢–—*]\s*|[(（]?\d{1,3}[)）、]|[①-⑳]|\d{1,3}[.．](?!\d)|[a-zA-Z][)）.](?=\s))/;

/** The heading depth that a title's number tells: 1 for 第一章 and "1", 2 for 第一节 and "1.2", 0 without a number. */
export function headingNumber(text: string): number {
  if (chapter.test(text)) return 1;
  if (section.test(text)) return 2;
  if (han.test(text)) return 2;
  if (hanBracketed.test(text)) return 3;
  const number = decimal.exec(text)?.[1];
  return number === undefined ? 0 : number.split('.').length;
}

/** Whether a line opens an item of a list. */
export function isListItem(text: string): boolean {
  return listMark.test(text) || han.test(text) || hanBracketed.test(text);
}

const sentence = /[。；;，,：:]$|[。！？；]./;
const clause = /[，。；]/;

/** Whether a line could be a title: short and no sentence. */
export function isTitleLike(line: Pick<Line, 'text'>): boolean {
  return line.text.length <= 60 && !sentence.test(line.text) && (line.text.length <= 20 || !clause.test(line.text));
}

/**
 * The heading level (1 to 6) of a paragraph, or undefined for body text. `body` is the file's usual font size: clearly
 * larger type makes a heading, and so does bold or numbered type that stands alone as a short line.
 */
export function headingLevel(paragraph: Paragraph, body: number): number | undefined {
  const { text, size, bold, lines } = paragraph;
  if (lines > 3 || text.length > 80 || text.length < 2 || !/\p{L}/u.test(text) || /[。；;]$| … /.test(text))
    return undefined;
  const ratio = body > 0 ? size / body : 1;
  const number = headingNumber(text);
  if (ratio < 0.95) return undefined;
  if (ratio >= 1.15 && isTitleLike(paragraph)) {
    if (number > 0) return Math.min(6, number);
    if (ratio >= 1.6) return 1;
    return ratio >= 1.35 ? 2 : 3;
  }
  if (!isTitleLike(paragraph) || lines > 2 || text.length > 45) return undefined;
  if (bold && number > 0) return Math.min(6, number);
  if (number > 0 && (chapter.test(text) || section.test(text))) return number;
  return bold && lines === 1 && text.length <= 30 ? 4 : undefined;
}
