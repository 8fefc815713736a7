/** Which columns a person wants to see, and in which order; the caller keeps it. */
export interface ColumnLayout {
  order: readonly string[];
  hidden: ReadonlySet<string>;
}

/** All columns in the wanted order; those the layout does not know yet stand at the end. */
export function orderColumns<Column extends { id: string }>(
  columns: readonly Column[],
  { order }: Pick<ColumnLayout, 'order'>,
): Column[] {
  const placeOf = ({ id }: Column) => (order.includes(id) ? order.indexOf(id) : order.length);
  return columns.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The columns a Table should draw. */
export function arrangeColumns<Column extends { id: string }>(
  columns: readonly Column[],
  layout: ColumnLayout,
): Column[] {
  return orderColumns(columns, layout).filter(({ id }) => !layout.hidden.has(id));
}

/** The same columns with one of them moved up or down by one place. */
export function moveColumn(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const next = [...ids];
  const from = next.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= next.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, id);
  return next;
}
