import { seriesKind, type ChartSeries, type SeriesKind } from './chartData.ts';

export interface DrawnBar {
  /** Of the label it stands over. */
  index: number;
  /** Of its series. */
  number: number;
  kind: SeriesKind;
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
    for (const [number, each] of series.entries()) {
      const value = each.values[index] ?? 0;
      const kind = seriesKind(each, number);
      if (layout === 'grouped') bars.push({ index, number, kind, lane: number, from: 0, to: value });
      else bars.push({ index, number, kind, lane: 0, from: base, to: base + value });
      base += value;
    }
  }
  return bars;
}
