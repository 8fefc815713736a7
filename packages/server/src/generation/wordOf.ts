import { packWord, wordParagraph } from '../platform/files/wordFile.ts';

/** A line as a paragraph: models mark headings, lists and emphasis as Markdown does. */
function paragraphOf(line: string): string {
  const [, marks, heading] = /^(#{1,6})\s+(.+)$/u.exec(line) ?? [];
  if (marks && heading) return wordParagraph(heading.replaceAll('**', ''), `Heading${Math.min(3, marks.length)}`);
  const item = line.replace(/^(\s*)[-*+]\s+/u, '$1• ');
  return wordParagraph(item.split('**'));
}

/** A written text as a Word file, a paragraph for each line. */
export const wordOf = (text: string): Buffer =>
  packWord(
    text
      .split(/\r\n?|\n/u)
      .map(paragraphOf)
      .join(''),
  );
