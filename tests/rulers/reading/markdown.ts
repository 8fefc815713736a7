import type { CookedBlock } from '../../../packages/server/src/cook/types.ts';

function tableMarkdown(cells: readonly (readonly string[])[]): string {
  const rows = cells.map(
    (row) => `| ${row.map((cell) => cell.replace(/\s*\n\s*/g, ' ').replaceAll('|', '｜')).join(' | ')} |`,
  );
  const rule = `|${' --- |'.repeat(cells[0]?.length ?? 0)}`;
  return `\n${[rows[0], rule, ...rows.slice(1)].join('\n')}\n`;
}

/** The blocks of a page as the Markdown that the sets are scored by. */
export function markdownOf(blocks: readonly CookedBlock[]): string {
  return blocks
    .map(({ cells, headingLevel, text }) =>
      cells ? tableMarkdown(cells) : (headingLevel ? `${'#'.repeat(headingLevel)} ` : '') + text,
    )
    .join('\n\n');
}

const ruleLine = /^[- :|]+$/;

function rowOf(line: string): string[] {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells;
}

function tableOf(lines: readonly string[]): string[][] {
  const rows = lines
    .filter((line) => !(line.trim() !== '' && ruleLine.test(line)))
    .map(rowOf)
    .filter((row) => row.length > 0);
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/** The tables of a Markdown text: two or more lines with bars. Short rows are filled with empty cells. */
export function tablesOf(markdown: string): string[][][] {
  const runs: string[][] = [[]];
  for (const line of markdown.trim().split('\n')) {
    if (line.includes('|')) runs.at(-1)?.push(line);
    else runs.push([]);
  }
  return runs
    .filter((run) => run.length >= 2)
    .map(tableOf)
    .filter((table) => table.length > 0);
}
