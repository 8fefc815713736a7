/** Where a figure stands: short beside an axis or a mark, whole in tooltips and tables. */
export type FigurePlace = 'mark' | 'text';

export type FigureFormat = (value: number, place: FigurePlace) => string;

const whole = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('zh-CN', { notation: 'compact', maximumFractionDigits: 1 });

/** 12,345 in text, 1.2万 beside a mark; under ten thousand both are whole. */
export const chartNumber: FigureFormat = (value, place) =>
  place === 'mark' && Math.abs(value) >= 10_000 ? short.format(value) : whole.format(value);

/** A whole figure with what it counts: 12,345次. */
export const textFigure =
  (format: FigureFormat = chartNumber, unit = '') =>
  (value: number) =>
    `${format(value, 'text')}${unit}`;

/** Shares of a whole in per cent with one decimal, which add up to exactly 100 (largest remainder). */
export function sharesOf(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 1000);
  const floors = exact.map(Math.floor);
  const missing = 1000 - floors.reduce((sum, value) => sum + value, 0);
  const byRest = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }));
  byRest.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRest.slice(0, missing)) floors[index] = (floors[index] ?? 0) + 1;
  return floors.map((value) => value / 10);
}
