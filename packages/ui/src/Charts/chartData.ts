import { chartsCopy } from './copy.ts';
export interface ChartSeries {
  id: string;
  name: string;
  /** One per label; null where nothing was measured, which leaves a gap. */
  values: readonly (number | null)[];
  /** What the others are compared with, such as the span before: dashed, without a colour. */
  reference?: boolean;
}

/** One part of a whole, or one place of a ranking. */
export interface ChartItem {
  id: string;
  name: string;
  value: number;
}

/** What a chart is drawn from, as rows and columns: its other form, which everybody can read. */
export interface ChartRows {
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
}

/** A chart to be kept as a file: its figures as rows with a head, or its drawing as a PNG. */
export type ChartDownload =
  | { title: string; kind: 'table'; rows: readonly (readonly string[])[] }
  | { title: string; kind: 'picture'; picture: Blob };

export const seriesNumbers = [1, 2, 3, 4, 5, 6] as const;

export type SeriesNumber = (typeof seriesNumbers)[number];

/** The colour of the nth series; from the seventh on they come round again. */
export const seriesNumber = (index: number): SeriesNumber => seriesNumbers[index % seriesNumbers.length] ?? 1;

/** What tells a series from the others, by its place among them. */
export type SeriesKind = SeriesNumber | 'reference';

export const seriesKind = ({ reference }: ChartSeries, place: number): SeriesKind =>
  reference ? 'reference' : seriesNumber(place);

/** Labels down, series across. */
export function rowsOf(
  head: string,
  labels: readonly string[],
  series: readonly ChartSeries[],
  figure: (value: number) => string,
): ChartRows {
  return {
    columns: [head, ...series.map(({ name }) => name)],
    rows: labels.map((label, index) => ({
      id: `${index}`,
      cells: [label, ...series.map(({ values }) => figureOr(values[index], figure))],
    })),
  };
}

export const figureOr = (value: number | null | undefined, figure: (value: number) => string) =>
  value === null || value === undefined ? '-' : figure(value);

/** One point in words, for the cursor: 11月3日，对话 1,234次，访客 56次. */
export function pointText(
  index: number,
  labels: readonly string[],
  series: readonly ChartSeries[],
  figure: (value: number) => string,
): string {
  const figures = series.map(({ name, values }) => `${name} ${figureOr(values[index], figure)}`);
  return chartsCopy.list([labels[index] ?? '', ...figures]);
}

/** Nothing to draw: no points, or none with a figure. */
export const isBlank = (labels: readonly string[], series: readonly ChartSeries[]) =>
  labels.length === 0 || series.every(({ values }) => values.every((value) => value === null));
