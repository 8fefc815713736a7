import { aroundTimesSigns } from '@tinystar/contract/plainText';
import { packWord, wordParagraph } from '../platform/files/wordFile.ts';

/** The pieces of a line between the marks of bold text, of which every other one is bold. */
const pieces = (line: string): string[] =>
  aroundTimesSigns(line, (shielded) => shielded.replaceAll('**', '\u0000')).split('\u0000');

/** A line as a paragraph: models mark headings, lists and emphasis as Markdown does. */
function paragraphOf(line: string): string {
  const [, marks, heading] = /^(#{1,6})\s+(.+)$/u.exec(line) ?? [];
  if (marks && heading) return wordParagraph(pieces(heading).join(''), `Heading${Math.min(3, marks.length)}`);
  const item = line.replace(/^(\s*)[-*+]\s+/u, '$1• ');
  return wordParagraph(pieces(item));
}

/** A written text as a Word file, a paragraph for each line. */
export const wordOf = (text: string): Buffer =>
  packWord(
    text
      .split(/\r\n?|\n/u)
      .map(paragraphOf)
      .join(''),
  );
