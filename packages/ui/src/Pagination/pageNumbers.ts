/** First, last, the current page and its neighbours; 'gap' stands for what is left out. At most seven entries. */
export function pageNumbers(current: number, pages: number): (number | 'gap')[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(current - 1, pages - 4));
  const to = Math.min(pages - 1, Math.max(current + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [1, ...(from > 2 ? (['gap'] as const) : []), ...middle, ...(to < pages - 1 ? (['gap'] as const) : []), pages];
}
