import { scaleBand } from '@visx/scale';
import { Bar } from '@visx/shape';
import { FigureAxis, LabelAxis } from './Axes.tsx';
import { barsOf } from './barsOf.ts';
import { figureAxis } from './figureScale.ts';
import { Plot } from './Plot.tsx';
import { Shades } from './Shades.tsx';
import { SeriesFrame, type SeriesChartProps, type SeriesDrawing } from './SeriesFrame.tsx';
import { SeriesKeys } from './SeriesKeys.tsx';
import { fitText, textWidth } from './textWidth.ts';
import { useWidth } from './useWidth.ts';
import * as css from './Charts.css.ts';

export interface BarChartProps extends SeriesChartProps {
  /** Bars of several series stand side by side, or on each other. @default 'grouped' */
  layout?: 'grouped' | 'stacked';
}

/** Figures side by side. With one series and room for it, each bar carries its figure; of many, the highest and the last. */
export function BarChart({ layout = 'grouped', ...props }: BarChartProps) {
  return <SeriesFrame {...props} draw={(drawing) => <Bars {...drawing} layout={layout} />} />;
}

/** Few names are cut to the width of their bar; many are left out by turns. */
const fewLabels = 8;
const widestBar = 40;
/** Figures over more bars than these are a second row of numbers that nobody reads. */
const manyBars = 12;

function Bars({
  labels,
  series,
  shaded,
  layout,
  format,
  height,
  points,
}: SeriesDrawing & Required<Pick<BarChartProps, 'layout'>>) {
  const [measure, width] = useWidth();
  const bars = barsOf(series, labels.length, layout);
  const tops = bars.map(({ to }) => to);
  const { y, ticks, bottom, start } = figureAxis(tops, 20, height, format);
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
  const many = labels.length > manyBars;
  const highest = tops.indexOf(Math.max(...tops));
  const carries = figures.length > 0 && Math.max(...figures.map(textWidth)) <= step;
  return (
    <div className={css.named}>
      {series.length > 1 ? <SeriesKeys series={series} /> : null}
      <Plot
        measure={measure}
        width={width}
        height={height}
        {...points}
        pointAt={(px) => Math.min(labels.length - 1, Math.max(0, Math.floor((px - start) / step)))}
        placeOf={placeOf}
      >
        {(cursor) => (
          <>
            {cursor === undefined ? null : (
              <rect className={css.band} x={placeOf(cursor) - step / 2} width={step} y={8} height={bottom - 8} rx={4} />
            )}
            <Shades at={shaded} placeOf={placeOf} step={step} from={start} to={width} bottom={bottom} />
            <FigureAxis ticks={ticks} from={start} to={width} />
            <LabelAxis labels={shownLabels} placeOf={placeOf} y={height - 6} from={start} to={width} all={few} />
            {bars.map(({ index, lane, from, to, number, kind }) => (
              <g key={`${index}-${number}`} className={css.hue[kind]}>
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
              ? figures.map((text, index) =>
                  many && index !== highest && index !== labels.length - 1 ? null : (
                    <text
                      key={`${index}`}
                      className={css.valueLabel}
                      x={placeOf(index)}
                      y={y(Math.max(0, series[0]?.values[index] ?? 0)) - 6}
                      textAnchor="middle"
                    >
                      {text}
                    </text>
                  ),
                )
              : null}
          </>
        )}
      </Plot>
    </div>
  );
}
