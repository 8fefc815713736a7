export interface Size {
  width: number;
  height: number;
}

/** CSS pixels per PDF point at 100 %. */
export const CSS_PER_POINT = 96 / 72;

/** CSS pixels per point at which a page of this size fills `room` CSS pixels of width. */
export const fitScale = (page: Size, room: number): number => Math.max(0.1, room / page.width);

/** Below this share of its real size a page cannot be read. */
const READABLE = 0.6;

/**
 * The scale at which `points` of width fill `room` CSS pixels, where the whole page at its scale `whole` would be too
 * small to read; never above the real size by more than a quarter.
 */
export const readableScale = (points: number, room: number, whole: number): number =>
  whole >= READABLE * CSS_PER_POINT
    ? whole
    : Math.max(whole, Math.min(1.25 * CSS_PER_POINT, room / Math.max(1, points)));

/** Zoom steps, 1 is 100 %. */
const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;

/** The next step in or out from any zoom. */
export const stepZoom = (zoom: number, direction: 1 | -1): number => {
  const near = 0.005;
  if (direction === 1) return zoomSteps.find((step) => step > zoom + near) ?? zoomSteps.at(-1)!;
  return zoomSteps.findLast((step) => step < zoom - near) ?? zoomSteps[0];
};

/** Where each page stands in the scrolled column, in CSS pixels. */
export interface Column {
  tops: readonly number[];
  heights: readonly number[];
  widths: readonly number[];
  height: number;
  width: number;
}

/** Stacks pages of any size with `gap` above, between and below. */
export const stackPages = (pages: readonly Size[], scale: number, gap: number): Column => {
  const tops: number[] = [];
  const heights: number[] = [];
  const widths: number[] = [];
  let y = gap;
  for (const { width, height } of pages) {
    tops.push(y);
    heights.push(height * scale);
    widths.push(width * scale);
    y += height * scale + gap;
  }
  return { tops, heights, widths, height: y, width: Math.max(0, ...widths) + 2 * gap };
};

/** The pages (counted from 0) that touch the span from `from` to `to`. */
export const pagesBetween = ({ tops, heights }: Column, from: number, to: number): { first: number; last: number } => {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tops[middle]! + heights[middle]! < from) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last + 1 < tops.length && tops[last + 1]! <= to) last++;
  return { first: low, last };
};

/** A spot of the document that stays put while zoom and page sizes change: a page (from 0) and a share of its height. */
export interface Anchor {
  page: number;
  share: number;
}

/** The spot at height `y` of the column. */
export const anchorAt = (column: Column, y: number): Anchor => {
  const { first } = pagesBetween(column, y, y);
  const height = column.heights[first] ?? 1;
  return { page: first, share: (y - (column.tops[first] ?? 0)) / height };
};

/** The height of a spot in the column. */
export const heightOf = (column: Column, { page, share }: Anchor): number =>
  (column.tops[page] ?? 0) + share * (column.heights[page] ?? 0);
