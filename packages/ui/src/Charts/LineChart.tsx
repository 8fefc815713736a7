import { scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import { FigureAxis, LabelAxis } from './Axes.tsx';
import { isBlank, pointText, rowsOf, seriesNumber, type ChartSeries } from './chartData.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { chartNumber, textFigure, type FigureFormat } from './chartNumber.ts';
import { directLabels } from './directLabels.ts';
import { figureScale, figureTicks } from './figureScale.ts';
import { Plot } from './Plot.tsx';
import { PointTip } from './PointTip.tsx';
import { SeriesKeys } from './SeriesKeys.tsx';
import { textWidth } from './textWidth.ts';
import { useWidth } from './useWidth.ts';
import * as css from './Charts.css.ts';

export interface LineChartProps {
  title: string;
  /** Along the bottom, in order: days. */
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
}

/** How figures move along time. One series has its area tinted; up to four are named at their ends. */
export function LineChart(props: LineChartProps) {
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
      <Lines {...props} series={series} figure={figure} height={height} />
    </ChartFrame>
  );
}

interface LinesProps extends LineChartProps {
  series: readonly ChartSeries[];
  figure: (value: number) => string;
  height: number;
}

/** Narrower than this, names at the ends would take too much from the lines. */
const roomForNames = 480;

function Lines({ title, labels, series, format = chartNumber, figure, height: rems }: LinesProps) {
  const [measure, width] = useWidth();
  const height = rems * 16;
  const bottom = height - 28;
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const y = figureScale(all, 12, bottom);
  const ticks = figureTicks(y, all).map((tick) => ({ at: y(tick), text: format(tick, 'mark'), zero: tick === 0 }));
  const named = series.length > 1 && series.length <= 4 && width >= roomForNames;
  const names = named ? directLabels(series, y, bottom) : [];
  const start = Math.max(...ticks.map(({ text }) => textWidth(text))) + 12;
  const end = width - (named ? Math.max(...names.map(({ text }) => textWidth(text))) + 20 : 8);
  const x = scalePoint<number>({ domain: labels.map((_, index) => index), range: [start + 4, end] });
  const placeOf = (index: number) => x(index) ?? start;
  const pointAt = (px: number) =>
    Math.min(labels.length - 1, Math.max(0, Math.round((px - placeOf(0)) / (x.step() || 1))));
  return (
    <div className={css.named}>
      {series.length > 1 && !named ? <SeriesKeys names={series.map(({ name }) => name)} /> : null}
      <Plot
        measure={measure}
        width={width}
        height={height}
        label={title}
        count={labels.length}
        textOf={(index) => pointText(index, labels, series, figure)}
        pointAt={pointAt}
        placeOf={placeOf}
        tip={(index) => <PointTip label={labels[index] ?? ''} index={index} series={series} figure={figure} />}
      >
        {(cursor) => (
          <>
            <FigureAxis ticks={ticks} from={start} to={end} />
            <LabelAxis labels={labels} placeOf={placeOf} y={height - 6} from={start} to={width} />
            {cursor === undefined ? null : (
              <line className={css.cursorLine} x1={placeOf(cursor)} x2={placeOf(cursor)} y1={0} y2={bottom} />
            )}
            {series.map(({ id, values }, position) => {
              const points = labels.map((_, index) => ({ index, value: values[index] ?? null }));
              const drawing = {
                data: points,
                x: ({ index }: (typeof points)[number]) => placeOf(index),
                y: ({ value }: (typeof points)[number]) => y(value ?? 0),
                defined: ({ value }: (typeof points)[number]) => value !== null,
              };
              return (
                <g key={id} className={css.hue[seriesNumber(position)]}>
                  {series.length === 1 ? <AreaClosed {...drawing} yScale={y} className={css.area} /> : null}
                  <LinePath {...drawing} className={`${css.line} ${css.dash[seriesNumber(position)]}`} />
                  {points
                    .filter(({ index, value }) => value !== null && (index === cursor || alone(values, index)))
                    .map(({ index, value }) => (
                      <circle key={index} className={css.dot} cx={placeOf(index)} cy={y(value ?? 0)} r={4.5} />
                    ))}
                </g>
              );
            })}
            {names.map(({ id, text, at, number }) => (
              <g key={id} transform={`translate(${end + 8} ${at})`}>
                <g className={css.hue[number]}>
                  <circle r={3} cx={1} fill="currentColor" />
                </g>
                <text className={css.directLabel} x={10} dy="0.35em">
                  {text}
                </text>
              </g>
            ))}
          </>
        )}
      </Plot>
    </div>
  );
}

/** A point between gaps has no line and would not be seen. */
function alone(values: ChartSeries['values'], index: number): boolean {
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
}
