import { scaleBand } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import { FigureAxis, LabelAxis } from './Axes.tsx';
import { barsOf } from './barsOf.ts';
import { isBlank, pointText, rowsOf, seriesNumber, type ChartSeries } from './chartData.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { chartNumber, textFigure, type FigureFormat } from './chartNumber.ts';
import { figureScale, figureTicks } from './figureScale.ts';
import { Plot } from './Plot.tsx';
import { PointTip } from './PointTip.tsx';
import { SeriesKeys } from './SeriesKeys.tsx';
import { fitText, textWidth } from './textWidth.ts';
import { useWidth } from './useWidth.ts';
import * as css from './Charts.css.ts';

export interface BarChartProps {
  title: string;
  /** Along the bottom: days, sources, kinds. */
  labels: readonly string[];
  /** Undefined while the answer is under way. */
  series: readonly ChartSeries[] | undefined;
  /** Bars of several series stand side by side, or on each other. @default 'grouped' */
  layout?: 'grouped' | 'stacked';
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
}

/** Figures side by side. With one series and room for it, each bar carries its figure. */
export function BarChart(props: BarChartProps) {
  const { title, labels, series = [], unit, labelName = '日期', height = 15, empty } = props;
  const figure = textFigure(props.format, unit);
  const state = props.series === undefined ? 'loading' : isBlank(labels, series) ? 'empty' : 'ready';
  return (
    <ChartFrame
      title={title}
      unit={unit}
      state={state}
      empty={empty}
      height={height}
      rows={() => rowsOf(labelName, labels, series, figure)}
    >
      <Bars {...props} series={series} figure={figure} height={height} />
    </ChartFrame>
  );
}

interface BarsProps extends BarChartProps {
  series: readonly ChartSeries[];
  figure: (value: number) => string;
  height: number;
}

/** Few names are cut to the width of their bar; many are left out by turns. */
const fewLabels = 8;
const widestBar = 40;

function Bars({ title, labels, series, layout = 'grouped', format = chartNumber, figure, height: rems }: BarsProps) {
  const [measure, width] = useWidth();
  const height = rems * 16;
  const bottom = height - 28;
  const tops = barsOf(series, labels.length, layout).map(({ to }) => to);
  const y = figureScale(tops, 20, bottom);
  const ticks = figureTicks(y, tops).map((tick) => ({ at: y(tick), text: format(tick, 'mark'), zero: tick === 0 }));
  const start = Math.max(...ticks.map(({ text }) => textWidth(text))) + 12;
  const x = scaleBand<number>({
    domain: labels.map((_, index) => index),
    range: [start, width],
    paddingInner: 0.4,
    paddingOuter: 0.2,
  });
  const step = x.step() || 1;
  const placeOf = (index: number) => (x(index) ?? start) + x.bandwidth() / 2;
  const lanes = layout === 'grouped' ? series.length : 1;
  const thickness = Math.max(1, Math.min(widestBar, x.bandwidth() / lanes - (lanes > 1 ? 2 : 0)));
  const few = labels.length <= fewLabels;
  const shownLabels = few ? labels.map((label) => fitText(label, step - 8)) : labels;
  const figures = series.length === 1 ? labels.map((_, index) => format(series[0]?.values[index] ?? 0, 'mark')) : [];
  const carries = figures.length > 0 && Math.max(...figures.map(textWidth)) <= step;
  return (
    <div className={css.named}>
      {series.length > 1 ? <SeriesKeys names={series.map(({ name }) => name)} /> : null}
      <Plot
        measure={measure}
        width={width}
        height={height}
        label={title}
        count={labels.length}
        textOf={(index) => pointText(index, labels, series, figure)}
        pointAt={(px) => Math.min(labels.length - 1, Math.max(0, Math.floor((px - start) / step)))}
        placeOf={placeOf}
        tip={(index) => <PointTip label={labels[index] ?? ''} index={index} series={series} figure={figure} />}
      >
        {(cursor) => (
          <>
            {cursor === undefined ? null : (
              <rect className={css.band} x={placeOf(cursor) - step / 2} width={step} y={8} height={bottom - 8} rx={4} />
            )}
            <FigureAxis ticks={ticks} from={start} to={width} />
            <LabelAxis labels={shownLabels} placeOf={placeOf} y={height - 6} from={start} to={width} all={few} />
            {barsOf(series, labels.length, layout).map(({ index, lane, from, to, number }) => (
              <g key={`${index}-${number}`} className={css.hue[seriesNumber(number)]}>
                <Bar
                  className={css.bar}
                  x={placeOf(index) + (lane - lanes / 2) * (thickness + (lanes > 1 ? 2 : 0))}
                  y={Math.min(y(from), y(to))}
                  width={thickness}
                  height={Math.abs(y(from) - y(to))}
                  rx={Math.min(2, thickness / 2)}
                />
              </g>
            ))}
            {carries
              ? figures.map((text, index) => (
                  <text
                    key={`${index}`}
                    className={css.valueLabel}
                    x={placeOf(index)}
                    y={y(Math.max(0, series[0]?.values[index] ?? 0)) - 6}
                    textAnchor="middle"
                  >
                    {text}
                  </text>
                ))
              : null}
          </>
        )}
      </Plot>
    </div>
  );
}
