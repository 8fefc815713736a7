/** Characters before the found words, and in all. */
const BEFORE = 24;
const LENGTH = 96;

/** What is left of an answer's Markdown in one line of a list: its marks and reference numbers say nothing there. */
const inOneLine = (answer: string): string =>
  answer
    .replace(/ ?\[\d+\]/g, '')
    .replace(/[*_`#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of an answer around the first place of a keyword; its beginning when they are not in it. */
export function excerptAround(answer: string, keyword: string): string {
  const text = inOneLine(answer);
  const at = text.toLowerCase().indexOf(keyword.toLowerCase());
  const start = at > BEFORE ? at - BEFORE : 0;
  const words = text
    .slice(start, start + LENGTH)
    .toWellFormed()
    .replaceAll('\uFFFD', '');
  return `${start > 0 ? '…' : ''}${words}${start + LENGTH < text.length ? '…' : ''}`;
}
