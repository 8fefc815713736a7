import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { seriesNumber, seriesNumbers, type ChartDownload, type ChartItem } from './chartData.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { chartNumber, sharesOf, textFigure, type FigureFormat } from './chartNumber.ts';
import * as css from './Charts.css.ts';
import * as donut from './DonutChart.css.ts';
import { DonutRing, type DonutPart } from './DonutRing.tsx';
import { chartsCopy } from './copy.ts';

export interface DonutChartProps {
  title: string;
  /** Parts of a whole, drawn from the greatest on. Undefined while the answer is under way. */
  items: readonly ChartItem[] | undefined;
  /** @default figures in 万 and 亿 in the middle, whole ones in text */
  format?: FigureFormat;
  /** What is counted: 次. */
  unit?: string;
  /** Above the sum in the middle. @default '合计' */
  totalName?: string;
  /** The seventh and later parts together. @default '其他' */
  restName?: string;
  /** Head of the first column of the table. @default '名称' */
  labelName?: string;
  /** Stands there when there is nothing to draw. */
  empty?: ReactNode;
  /** Offers the chart as a picture and as a table of figures, to be kept as a file. */
  onDownload?: (file: ChartDownload) => void;
}

/** Shares of a whole, every part named beside the ring with figure and per cent; more than six end in 其他. */
export function DonutChart(props: DonutChartProps) {
  const { title, items = [], unit, format = chartNumber, empty, onDownload } = props;
  const { labelName = chartsCopy.name, restName = chartsCopy.rest, totalName = chartsCopy.total } = props;
  const figure = textFigure(format, unit);
  const parts = partsOf(items, restName);
  const state = props.items === undefined ? 'loading' : parts.length === 0 ? 'empty' : 'ready';
  const all = items.toSorted((a, b) => b.value - a.value);
  const shares = sharesOf(all.map(({ value }) => value));
  return (
    <ChartFrame
      title={title}
      unit={unit}
      state={state}
      bones={<Bones />}
      empty={empty}
      height={11}
      onDownload={onDownload}
      rows={(words = figure) => ({
        columns: [labelName, unit ?? chartsCopy.count, chartsCopy.share],
        rows: all.map(({ id, name, value }, index) => ({
          id,
          cells: [name, words(value), `${(shares[index] ?? 0).toFixed(1)}%`],
        })),
      })}
    >
      <DonutRing label={title} parts={parts} figure={figure} format={format} totalName={totalName} />
    </ChartFrame>
  );
}

function Bones() {
  return (
    <div className={donut.frame}>
      <Skeleton shape="circle" width={11} height={11} />
      <div className={donut.bones}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    </div>
  );
}

function partsOf(items: readonly ChartItem[], restName: string): DonutPart[] {
  const sorted = items.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const own = sorted.length > seriesNumbers.length ? seriesNumbers.length - 1 : sorted.length;
  const rest = sorted.slice(own);
  const shown = sorted.slice(0, own).map((item, index) => ({ ...item, hue: css.hue[seriesNumber(index)] }));
  if (rest.length > 0) {
    const value = rest.reduce((sum, item) => sum + item.value, 0);
    shown.push({ id: 'rest', name: restName, value, hue: css.restHue });
  }
  const shares = sharesOf(shown.map(({ value }) => value));
  return shown.map((part, index) => ({ ...part, share: shares[index] ?? 0 }));
}
