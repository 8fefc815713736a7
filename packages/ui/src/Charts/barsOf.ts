import type { ChartSeries } from './chartData.ts';

export interface DrawnBar {
  /** Of the label it stands over. */
  index: number;
  /** Of its series. */
  number: number;
  /** Its place among the bars of the label. */
  lane: number;
  from: number;
  to: number;
}

/** One bar per figure; stacked bars begin where the one below ends. */
export function barsOf(series: readonly ChartSeries[], count: number, layout: 'grouped' | 'stacked'): DrawnBar[] {
  const bars: DrawnBar[] = [];
  for (let index = 0; index < count; index += 1) {
    let base = 0;
    for (const [number, { values }] of series.entries()) {
      const value = values[index] ?? 0;
      if (layout === 'grouped') bars.push({ index, number, lane: number, from: 0, to: value });
      else bars.push({ index, number, lane: 0, from: base, to: base + value });
      base += value;
    }
  }
  return bars;
}
