import type { Box } from '../types.ts';
import { median, unite } from './geometry.ts';
import { headingNumber, isListItem, isTitleLike } from './headings.ts';
import { joinLines } from './text.ts';
import type { Line } from './types.ts';

/** Lines that belong together; a block is made of it later. */
export interface Paragraph {
  text: string;
  box: Box;
  size: number;
  bold: boolean;
  lines: number;
}

/** Longer paragraphs are cut at the end of a line, so that a citation highlights a place that is quickly read. */
const longest = 1_200;
const loneNumber = /^\d{1,3}[.．)）]$/;
const sentenceEnd = /[。！？!?；;：:.…”」』）)]$/;

/** The usual distance between two lines, for each font size: code is set tighter than text. */
function leadings(lines: readonly Line[]): Map<number, number> {
  const steps = new Map<number, number[]>();
  lines.slice(1).forEach((line, i) => {
    const above = lines[i];
    const step = line.baseline - (above?.baseline ?? 0);
    if (!above || Math.abs(above.size - line.size) > line.size * 0.05 || step <= 0 || step > line.size * 2.6) return;
    const key = Math.round(line.size);
    steps.set(key, [...(steps.get(key) ?? []), step]);
  });
  return new Map([...steps].map(([size, list]) => [size, median(list)]));
}

/** `时间：…` */
const labelled = /^[^\s，。；：:,;]{1,10}[：:](?!\/\/)/;

/** How far right the lines reach that stand close together with each one, in the same type. */
function reaches(lines: readonly Line[]): number[] {
  const out: number[] = [];
  let from = 0;
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    const together =
      next !== undefined &&
      Math.abs(next.size - line.size) < line.size * 0.12 &&
      next.baseline > line.baseline &&
      next.baseline - line.baseline < line.size * 2.6;
    if (together) return;
    const reach = Math.max(...lines.slice(from, i + 1).map(({ box }) => box.right));
    while (out.length <= i) out.push(reach);
    from = i + 1;
  });
  return out;
}

/** Whether a line was ended on purpose: what comes next would still have had its place on it. */
function endsEarly(above: Line, line: Line, reach: number): boolean {
  const centred =
    Math.abs(above.box.left + above.box.right - line.box.left - line.box.right) < line.size &&
    Math.abs(above.box.left - line.box.left) > line.size;
  if (centred) return false;
  const [word = ''] = /^[^\s\u2e80-\u9fff]*/.exec(line.text) ?? [];
  // Marks that may open no line take the last letter of the one above with them.
  return above.box.right + line.size * Math.max(3, word.length * 0.7 + 1) < reach;
}

function startsAnew(line: Line, above: Line, column: Box, leading: number, reach: number): boolean {
  const size = Math.max(line.size, above.size);
  const step = line.baseline - above.baseline;
  if (line.anew) return true;
  if (step <= 0 && line.box.left < above.box.right) return true;
  if (Math.abs(line.size - above.size) > size * 0.12) return true;
  const usual = Math.max(leading, size);
  if (step > Math.max(usual * 1.32, size * 1.25)) return true;
  const shortAbove = above.box.right < column.right - size * 2.5;
  // A number that did not fit into a full line ends its sentence ("… on channel / 12."); it opens no item.
  const isWrappedNumber =
    loneNumber.test(line.text) &&
    !shortAbove &&
    !sentenceEnd.test(above.text) &&
    Math.abs(line.box.left - above.box.left) < size * 0.5;
  if (isWrappedNumber) return false;
  if (isListItem(line.text)) return true;
  if (endsEarly(above, line, reach) || (shortAbove && labelled.test(line.text))) return true;
  // In a list whose bullets are drawings, a new item shows only as a full line after one that ends early.
  const width = column.right - column.left;
  if (above.box.right < column.right - width * 0.35 && line.box.right > column.right - width * 0.1) return true;
  if (headingNumber(line.text) > 0 && isTitleLike(line) && (shortAbove || line.bold !== above.bold)) return true;
  if (line.bold !== above.bold && (shortAbove || isTitleLike(line))) return true;
  const indent = line.box.left - column.left;
  const indentAbove = above.box.left - column.left;
  if (indent > size * 0.9 && indent - indentAbove > size * 0.9 && (shortAbove || sentenceEnd.test(above.text)))
    return true;
  return shortAbove && sentenceEnd.test(above.text);
}

/** Joins the lines of one column into paragraphs by spacing, indents, list marks and changes of type. */
export function gatherParagraphs(lines: readonly Line[], column: Box): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const leading = leadings(lines);
  let above: Line | null = null;
  const right = reaches(lines);
  for (const [i, line] of lines.entries()) {
    const open = paragraphs.at(-1);
    if (
      open &&
      above &&
      !startsAnew(line, above, column, leading.get(Math.round(line.size)) ?? 0, right[i] ?? 0) &&
      open.text.length + line.text.length <= longest
    ) {
      open.text = joinLines(open.text, line.text);
      open.box = unite([open.box, line.box]);
      open.bold = open.bold && line.bold;
      open.lines += 1;
    } else {
      paragraphs.push({ text: line.text, box: line.box, size: line.size, bold: line.bold, lines: 1 });
    }
    above = line;
  }
  return paragraphs;
}
