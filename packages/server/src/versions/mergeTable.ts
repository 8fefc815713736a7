import { columnsOf } from '@tinystar/contract/mergeCells';

type Cells = readonly (readonly string[])[];

/** Of a table that has less than this share of its old rows nobody can say that it is the same one. */
const KEPT = 0.5;

/**
 * What makers changed in a table, in a table that has grown since: rows and columns were added, moved or removed, but
 * those around a changed cell say the same. Null where that is not certain.
 */
export function mergeTable(read: Cells, mine: Cells, next: Cells): string[][] | null {
  const width = read[0]?.length ?? 0;
  const even = mine.length === read.length && mine.every((row) => row.length === width);
  const columns = even && columnsOf(read[0]!, next[0] ?? []);
  if (!columns) return null;
  const said = read.map((row) => JSON.stringify(row));
  const says = next.map((row) => JSON.stringify(columns.map((column) => row[column] ?? '')));
  if (said.filter((row) => says.includes(row)).length < Math.max(2, said.length * KEPT)) return null;
  const merged = next.map((row) => [...row]);
  for (const [at, row] of mine.entries()) {
    const changed = [...row.keys()].filter((column) => row[column] !== read[at]![column]);
    if (changed.length === 0) continue;
    const place = says.indexOf(said[at]!);
    const once =
      place >= 0 && says.lastIndexOf(said[at]!) === place && said.lastIndexOf(said[at]!) === said.indexOf(said[at]!);
    if (!once) return null;
    for (const column of changed) merged[place]![columns[column]!] = row[column]!;
  }
  return merged;
}
