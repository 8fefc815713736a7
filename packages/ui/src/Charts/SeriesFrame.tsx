import type { ReactNode } from 'react';
import { isBlank, pointText, rowsOf, type ChartDownload, type ChartSeries } from './chartData.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { chartNumber, textFigure, type FigureFormat } from './chartNumber.ts';
import { PointTip } from './PointTip.tsx';
import { chartsCopy } from './copy.ts';

export interface SeriesChartProps {
  title: string;
  /** Along the bottom, in order: days, sources, kinds. */
  labels: readonly string[];
  /** Undefined while the answer is under way. Up to six keep colours of their own. */
  series: readonly ChartSeries[] | undefined;
  /** @default figures in 万 and 亿 beside the axis, whole ones in text */
  format?: FigureFormat;
  /** What is counted: 次. */
  unit?: string;
  /** Head of the first column of the table. @default '日期' */
  labelName?: string;
  /** In rem. @default 15 */
  height?: number;
  /** Stands there when there is nothing to draw. */
  empty?: ReactNode;
  /** Labels that are of another kind, by their place, and what they are: 周末. They stand on tinted ground. */
  shaded?: { at: readonly number[]; meaning: string };
  /** Offers the chart as a picture and as a table of figures, to be kept as a file. */
  onDownload?: (file: ChartDownload) => void;
}

/** What a drawing of series starts from. */
export interface SeriesDrawing {
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Places of the labels on tinted ground. */
  shaded: readonly number[];
  format: FigureFormat;
  /** In px. */
  height: number;
  /** The points of the cursor: name, number, words and tooltip, as Plot takes them. */
  points: {
    label: string;
    count: number;
    textOf: (index: number) => string;
    tip: (index: number) => ReactNode;
  };
}

/** Frame, states and table of a chart that has labels along and series across; `draw` is called when there is something to draw. */
export function SeriesFrame(props: SeriesChartProps & { draw: (drawing: SeriesDrawing) => ReactNode }) {
  const {
    title,
    labels,
    series = [],
    format = chartNumber,
    unit,
    labelName = chartsCopy.date,
    height = 15,
    empty,
    shaded,
    onDownload,
    draw,
  } = props;
  const figure = textFigure(format, unit);
  const points = {
    label: title,
    count: labels.length,
    textOf: (index: number) => pointText(index, labels, series, figure),
    tip: (index: number) => <PointTip label={labels[index] ?? ''} index={index} series={series} figure={figure} />,
  };
  return (
    <ChartFrame
      title={title}
      unit={unit}
      note={shaded && shaded.at.length > 0 ? chartsCopy.shaded(shaded.meaning) : undefined}
      state={props.series === undefined ? 'loading' : isBlank(labels, series) ? 'empty' : 'ready'}
      empty={empty}
      height={height}
      onDownload={onDownload}
      rows={(words = figure) => rowsOf(labelName, labels, series, words)}
    >
      {draw({ labels, series, shaded: shaded?.at ?? [], format, height: height * 16, points })}
    </ChartFrame>
  );
}
