/** A stretch of cited words: lines as they stand, or rows of a table. */
export type PassagePart =
  | { kind: 'text'; text: string }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

/** What stands between the cells of a row in the words of a document. */
const BETWEEN = ' | ';
/** `head: cell`, as rows are kept so that each can be understood alone. */
const NAMED = /^([^:|]{1,40}): (.*)$/s;

/**
 * Finds the tables in cited words, where a row is one line. Empty cells are not kept there, so cells with names are put
 * under their column by it; a single line without names may be a title and stays text.
 */
export function passageParts(text: string): PassagePart[] {
  const parts: PassagePart[] = [];
  for (const stretch of stretches(text.split('\n'))) {
    const table = stretch.isTable ? tableOf(stretch.lines) : undefined;
    parts.push(table ?? { kind: 'text', text: stretch.lines.join('\n') });
  }
  return parts;
}

function stretches(lines: readonly string[]): { isTable: boolean; lines: string[] }[] {
  const found: { isTable: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const isTable = line.includes(BETWEEN);
    const last = found.at(-1);
    if (last?.isTable === isTable) last.lines.push(line);
    else found.push({ isTable, lines: [line] });
  }
  return found;
}

function tableOf(lines: readonly string[]): PassagePart | undefined {
  const rows = lines.map((line) => line.split(BETWEEN).map((cell) => cell.trim()));
  const named = rows.map((cells) => cells.map((cell) => NAMED.exec(cell)));
  if (named.some((cells) => cells.includes(null))) {
    return rows.length > 1 ? { kind: 'table', head: [], rows } : undefined;
  }
  const pairs = named.map((cells) => new Map(cells.map((cell) => [cell![1]!, cell![2]!])));
  const head = [...new Set(pairs.flatMap((row) => [...row.keys()]))];
  return { kind: 'table', head, rows: pairs.map((row) => head.map((name) => row.get(name) ?? '')) };
}
