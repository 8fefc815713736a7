/** How rows follow one another: as they were written, or by one column. */
export type Order = 'none' | 'ascending' | 'descending';

/** What a press on a column makes of its order. */
export const nextOrder: Readonly<Record<Order, Order>> = {
  none: 'ascending',
  ascending: 'descending',
  descending: 'none',
};

const words = new Intl.Collator('zh-CN', { numeric: true });
/** A figure with its sign of money before it and its unit behind it. */
const FIGURE = /^[¥￥$€£]?\s*([-+−]?\d[\d,]*(?:\.\d+)?)\s*[\p{L}\p{Script=Han}%‰°℃/²³·]*$/u;

const figureOf = (cell: string): number | null => {
  const digits = FIGURE.exec(cell.trim())?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(',', '').replace('−', '-'));
};

/**
 * The places of the cells of one column in an order. A column of figures is ordered by their size, any other by its
 * words; what is empty stands at the end in both directions.
 */
export function sortedPlaces(cells: readonly string[], order: Order): number[] {
  const places = cells.map((_, place) => place);
  if (order === 'none') return places;
  const filled = places.filter((place) => cells[place]?.trim());
  const figures = cells.map(figureOf);
  const isFigures = filled.every((place) => figures[place] !== null);
  const sign = order === 'ascending' ? 1 : -1;
  const compare = (a: number, b: number) =>
    isFigures ? (figures[a] ?? 0) - (figures[b] ?? 0) : words.compare(cells[a] ?? '', cells[b] ?? '');
  return [
    ...filled.toSorted((a, b) => sign * compare(a, b) || a - b),
    ...places.filter((place) => !cells[place]?.trim()),
  ];
}
