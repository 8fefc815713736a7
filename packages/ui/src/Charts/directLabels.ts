import { seriesKind, type ChartSeries, type SeriesKind } from './chartData.ts';
import { fitText } from './textWidth.ts';

export interface DirectLabel {
  id: string;
  text: string;
  /** Px from the top. */
  at: number;
  kind: SeriesKind;
}

const gap = 18;
const widest = 112;

/** Names at the last figures of the lines, moved apart where they would lie on each other. */
export function directLabels(
  series: readonly ChartSeries[],
  y: (value: number) => number,
  bottom: number,
): DirectLabel[] {
  const labels = series.map((each, index) => ({
    id: each.id,
    text: fitText(each.name, widest),
    at: y(each.values.findLast((value) => value !== null) ?? 0),
    kind: seriesKind(each, index),
  }));
  labels.sort((a, b) => a.at - b.at);
  let floor = -Infinity;
  for (const label of labels) {
    label.at = Math.max(label.at, floor + gap);
    floor = label.at;
  }
  let ceiling = bottom + gap;
  for (const label of labels.toReversed()) {
    label.at = Math.min(label.at, ceiling - gap);
    ceiling = label.at;
  }
  return labels;
}
