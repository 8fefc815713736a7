type Cells = readonly (readonly string[])[];

export interface MergedCells {
  cells: string[][];
  /** What was written, in the order of the rows: its row and column by name, what stood there, and what stands there now. */
  changes: { row: string; column: string; from: string; to: string }[];
  /** Names of rows that were put in, and of those that were taken out. */
  added: string[];
  removed: string[];
}

/**
 * What makers made of a table, done to a later one: cells that they rewrote, and rows that they added or removed. Rows are
 * known by their first cell and columns by their heads; all else stays as the later table says it. Null where a name
 * stands twice or is gone: only the whole table can take the place of the later one then.
 */
export function mergeCells(read: Cells, mine: Cells, next: Cells): MergedCells | null {
  const columns = columnsOf(read[0] ?? [], next[0] ?? []);
  const [olds, news] = [namesOf(read), namesOf(next)];
  const isEven = [...read, ...mine].every((row) => row.length === read[0]!.length);
  if (!columns || !olds || !news || !namesOf(mine) || !isEven) return null;
  const merged: MergedCells = { cells: next.map((row) => [...row]), changes: [], added: [], removed: [] };
  const rows = new Map(merged.cells.map((row, at) => [news[at]!, row]));
  const kept = new Set<string>();
  let behind: string[] | undefined;
  for (const [at, row] of mine.entries()) {
    const base = baseOf(row, at, { read, mine });
    if (base) {
      const name = nameOf(base);
      const target = rows.get(name);
      if (nameOf(row) !== name && rows.has(nameOf(row))) return null;
      kept.add(name);
      if (target) behind = target;
      for (const [column, words] of row.entries()) {
        if (words === base[column]) continue;
        if (!target) return null;
        const from = target[columns[column]!]!;
        merged.changes.push({ row: name, column: next[0]![columns[column]!]!, from, to: words });
        target[columns[column]!] = words;
      }
    } else {
      const added = next[0]!.map((_, column) => row[columns.indexOf(column)] ?? '');
      if (rows.has(nameOf(row))) return null;
      merged.cells.splice(behind ? merged.cells.indexOf(behind) + 1 : merged.cells.length, 0, added);
      merged.added.push(nameOf(row));
      behind = added;
    }
  }
  for (const name of olds.filter((each) => !kept.has(each))) {
    const target = rows.get(name);
    if (!target) continue;
    merged.cells.splice(merged.cells.indexOf(target), 1);
    merged.removed.push(name);
  }
  return merged;
}

const nameOf = (row: readonly string[]): string => (row[0] ?? '').trim();

/** The row that another was made from: the one of its name, else the one in its place that nothing else was made from. */
function baseOf(row: readonly string[], at: number, { read, mine }: { read: Cells; mine: Cells }) {
  const named = read.find((each) => nameOf(each) === nameOf(row));
  const there = read[at];
  if (named || !there || mine.length !== read.length) return named;
  return mine.some((each) => nameOf(each) === nameOf(there)) ? undefined : there;
}

/** Names of all rows; null where one has none or two have the same. */
function namesOf(cells: Cells): string[] | null {
  const names = cells.map(nameOf);
  return names.every((name) => name !== '') && new Set(names).size === names.length ? names : null;
}

/** Where each column is now, by its head; null where a head is gone or stands twice. */
export function columnsOf(heads: readonly string[], next: readonly string[]): number[] | null {
  const columns = heads.map((head) => next.indexOf(head));
  const clear = heads.every((head, at) => columns[at]! >= 0 && next.lastIndexOf(head) === columns[at]);
  return clear && heads.length > 0 && new Set(columns).size === heads.length ? columns : null;
}
