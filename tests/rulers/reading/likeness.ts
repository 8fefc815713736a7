/** The length of the longest common subsequence of two texts. */
function shared(a: readonly string[], b: readonly string[]): number {
  let above = new Uint16Array(b.length + 1);
  let row = new Uint16Array(b.length + 1);
  for (const char of a) {
    for (let j = 0; j < b.length; j += 1) {
      row[j + 1] = char === b[j] ? (above[j] ?? 0) + 1 : Math.max(above[j + 1] ?? 0, row[j] ?? 0);
    }
    [above, row] = [row, above];
  }
  return above[b.length] ?? 0;
}

/** How alike two texts are, 0 to 1: twice their longest common subsequence by both lengths. */
export function likeness(a: string, b: string): number {
  const [one, other] = [[...a], [...b]];
  const both = one.length + other.length;
  return both === 0 ? 1 : (2 * shared(one, other)) / both;
}

/** Whether some part of the longer text, as long as the shorter one or cut at an end, is at least so like it. */
export function holdsAbout(wanted: string, text: string, least: number): boolean {
  if (text.includes(wanted)) return true;
  if (least >= 1) return text.length > 0 && wanted.includes(text);
  let [short, long] = [[...wanted], [...text]];
  if (short.length > long.length) [short, long] = [long, short];
  const length = short.length;
  if (length === 0) return false;
  const needed = new Map<string, number>();
  for (const char of short) needed.set(char, (needed.get(char) ?? 0) + 1);
  const have = new Map<string, number>();
  let common = 0;
  let from = 0;
  for (let end = 1; end < long.length + length; end += 1) {
    const added = long[end - 1];
    if (added !== undefined) {
      const count = (have.get(added) ?? 0) + 1;
      have.set(added, count);
      if (count <= (needed.get(added) ?? 0)) common += 1;
    }
    for (; from < end - length; from += 1) {
      const gone = long[from] ?? '';
      const count = have.get(gone) ?? 0;
      have.set(gone, count - 1);
      if (count <= (needed.get(gone) ?? 0)) common -= 1;
    }
    const part = long.slice(from, Math.min(end, long.length));
    const both = length + part.length;
    // Their common letters, in whatever order, are the most that the dear comparison can find.
    if (part.length > 0 && (2 * common) / both >= least && (2 * shared(short, part)) / both >= least) return true;
  }
  return false;
}

/** Where parts of a text begin that differ from `wanted` by at most `edits` letters: the first and the last. */
export function startsOf(wanted: string, text: string, edits: number): { first: number; last: number } | null {
  const letters = [...wanted];
  const size = letters.length;
  const cost = Int32Array.from({ length: size + 1 }, (_, i) => i);
  const start = new Int32Array(size + 1);
  let found: { first: number; last: number } | null = null;
  const note = (): void => {
    if ((cost[size] ?? 0) > edits) return;
    const at = start[size] ?? 0;
    found = { first: Math.min(found?.first ?? at, at), last: Math.max(found?.last ?? at, at) };
  };
  note();
  [...text].forEach((char, position) => {
    let [corner, cornerStart] = [cost[0] ?? 0, start[0] ?? 0];
    cost[0] = 0;
    start[0] = position + 1;
    letters.forEach((letter, i) => {
      const [left, leftStart] = [cost[i + 1] ?? 0, start[i + 1] ?? 0];
      let [best, bestStart] = [corner + (letter === char ? 0 : 1), cornerStart];
      if (left + 1 < best) [best, bestStart] = [left + 1, leftStart];
      if ((cost[i] ?? 0) + 1 < best) [best, bestStart] = [(cost[i] ?? 0) + 1, start[i] ?? 0];
      cost[i + 1] = best;
      start[i + 1] = bestStart;
      [corner, cornerStart] = [left, leftStart];
    });
    note();
  });
  return found;
}
