import { plainText } from '@tinystar/contract/plainText';
import { plainMarkdown } from './plainMarkdown.ts';
import type { Quote } from './quotes.ts';
import { tablesOf } from './tablesOf.ts';

type Part = { kind: 'text'; lines: string[] } | { kind: 'table'; head: readonly string[]; rows: (readonly string[])[] };

/**
 * A stretch of a document as a quotation in markdown, closed by `mark`. Rows of a table stand under the heads of their
 * columns; every other line of the document stays a line. Answers of Q&A pairs are Markdown, of which the words are quoted.
 */
export function excerptMarkdown(quote: Quote, mark: string): string {
  const parts = partsOf(quote);
  const say = quote.hit.kind === 'qa' ? (text: string) => plainMarkdown(plainText(text)) : plainMarkdown;
  const end = quote.cut ? `…${mark}` : mark;
  return parts
    .map((part, at) => linesOf(part, say, at === parts.length - 1 ? end : ''))
    .map((lines) => lines.map((line) => `> ${line}`).join('\n'))
    .join('\n>\n');
}

function partsOf({ hit, start, end }: Quote): Part[] {
  const rows = tablesOf(hit).flatMap(({ head, rows: all }) =>
    all.flatMap((row) => (row.start < end && row.end > start && head.length > 0 ? [{ ...row, head }] : [])),
  );
  const parts: Part[] = [];
  let at = start;
  const readText = (until: number) => {
    const lines = hit.text
      .slice(at, until)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length > 0) parts.push({ kind: 'text', lines });
  };
  for (const row of rows) {
    readText(row.start);
    at = row.end;
    const last = parts.at(-1);
    if (last?.kind === 'table' && last.head.join('\n') === row.head.join('\n')) last.rows.push(row.cells);
    else parts.push({ kind: 'table', head: row.head, rows: [row.cells] });
  }
  readText(end);
  return parts;
}

function linesOf(part: Part, say: (text: string) => string, mark: string): string[] {
  if (part.kind === 'text') {
    const said = part.lines.map(say).filter(Boolean);
    const lines = said.length > 0 ? said : [''];
    return lines.map((line, at) => (at === lines.length - 1 ? line + mark : `${line}\\`));
  }
  const { head, rows } = part;
  const rule = `|${' --- |'.repeat(head.length)}`;
  return [
    rowLine(head, head, say),
    rule,
    ...rows.map((cells, at) => rowLine(cells, head, say, at === rows.length - 1 ? mark : '')),
  ];
}

/** One line of a table. The number stands behind the last filled cell, where a sentence would carry it. */
function rowLine(cells: readonly string[], head: readonly string[], say: (text: string) => string, mark = ''): string {
  const last = cells.findLastIndex((cell, at) => cell !== '' && at < head.length);
  const shown = head.map((_, at) => say(cells[at] ?? '') + (at === last ? mark : ''));
  return `| ${shown.join(' | ')} |`;
}
