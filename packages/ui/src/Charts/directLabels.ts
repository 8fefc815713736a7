import { seriesNumber, type ChartSeries, type SeriesNumber } from './chartData.ts';
import { fitText } from './textWidth.ts';

export interface DirectLabel {
  id: string;
  text: string;
  /** Px from the top. */
  at: number;
  number: SeriesNumber;
}

const gap = 18;
const widest = 112;

/** Names at the last figures of the lines, moved apart where they would lie on each other. */
export function directLabels(
  series: readonly ChartSeries[],
  y: (value: number) => number,
  bottom: number,
): DirectLabel[] {
  const labels = series.map(({ id, name, values }, index) => ({
    id,
    text: fitText(name, widest),
    at: y(values.findLast((value) => value !== null) ?? 0),
    number: seriesNumber(index),
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
