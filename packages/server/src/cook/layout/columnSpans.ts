/** Least gap between two cells of a row, in font sizes. */
const cellGap = 1;

/** The left and the right edge of a column. */
export interface Span {
  left: number;
  right: number;
}

/** The columns that all rows keep to, `gap` font sizes apart. Null when there are fewer than two, e.g. because a long text spans all of them. */
export function columnsOf(rows: readonly (readonly Span[])[], size: number, gap = cellGap * 0.5): Span[] | null {
  const spans = rows
    .flat()
    .map(({ left, right }) => ({ left, right }))
    .sort((a, b) => a.left - b.left);
  const columns: Span[] = [];
  for (const span of spans) {
    const last = columns.at(-1);
    if (last && span.left < last.right + size * gap) last.right = Math.max(last.right, span.right);
    else columns.push(span);
  }
  return columns.length >= 2 ? columns : null;
}
