/** The line that begins or ends a block of code. */
export const fence = /^[ \t]*(?:```|~~~)/;

/** The line below the heads of a table. */
const delimiter = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

export const isDelimiter = (line: string | undefined): boolean =>
  line !== undefined && line.includes('|') && delimiter.test(line);

/** The cells of a row, which are parted by bars that nothing escapes. */
export const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replace(/<br\s*\/?>/gi, ' ').trim());

/** A table of a Markdown text. `start` and `end` of its rows are offsets in the text. */
export interface MarkdownTable {
  head: string[];
  rows: { start: number; end: number; cells: string[] }[];
}

/** The tables of a Markdown text that have rows. The first row of each begins with the heads above it. */
export function markdownTables(markdown: string): MarkdownTable[] {
  const lines: { start: number; text: string }[] = [];
  for (const text of markdown.split('\n'))
    lines.push({ start: (lines.at(-1)?.start ?? 0) + (lines.at(-1)?.text.length ?? -1) + 1, text });
  const tables: MarkdownTable[] = [];
  let code = false;
  for (let at = 0; at < lines.length; at += 1) {
    const { text, start } = lines[at]!;
    if (fence.test(text)) code = !code;
    if (code || !text.includes('|') || !isDelimiter(lines[at + 1]?.text)) continue;
    const table: MarkdownTable = { head: cellsOf(text), rows: [] };
    for (at += 2; lines[at]?.text.includes('|'); at += 1) {
      const row = lines[at]!;
      table.rows.push({
        start: table.rows.length === 0 ? start : row.start,
        end: row.start + row.text.length,
        cells: cellsOf(row.text),
      });
    }
    at -= 1;
    if (table.rows.length > 0) tables.push(table);
  }
  return tables;
}
