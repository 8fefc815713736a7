import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { chartNumber, type FigureFormat } from './chartNumber.ts';
import * as css from './Charts.css.ts';
import { chartsCopy } from './copy.ts';

export interface SparklineProps {
  /** Oldest first. Fewer than two draw a dot alone. */
  values: readonly number[];
  /** What is drawn: 近7天对话数. The lowest, highest and newest figure are added for those who cannot see it. */
  label: string;
  /** 80 × 24 or 120 × 40 px. @default 'sm' */
  size?: 'sm' | 'md';
  /** How a figure is written. */
  format?: FigureFormat;
}

const sizes = { sm: { width: 80, height: 24 }, md: { width: 120, height: 40 } } as const;
const edge = 4;

/** The way of a figure beside the figure itself, without axes. For reading values use LineChart. */
export function Sparkline({ values, label, size = 'sm', format = chartNumber }: SparklineProps) {
  const { width, height } = sizes[size];
  const newest = values.at(-1);
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const x = scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [edge, width - edge] });
  const y = scaleLinear<number>({
    domain: lowest === highest ? [lowest - 1, highest + 1] : [lowest, highest],
    range: [height - edge, edge],
  });
  const words =
    newest === undefined
      ? chartsCopy.noTrend(label)
      : chartsCopy.trend(label, format(lowest, 'text'), format(highest, 'text'), format(newest, 'text'));
  const drawing = {
    data: [...values],
    x: (_: number, index: number) => x(index),
    y: (value: number) => y(value),
  };
  return (
    <svg className={css.svg} role="img" aria-label={words} width={width} height={height}>
      {newest === undefined ? (
        <line className={css.cursorLine} x1={edge} x2={width - edge} y1={height / 2} y2={height / 2} />
      ) : (
        <g className={css.hue[1]}>
          {values.length > 1 ? (
            <>
              <AreaClosed {...drawing} yScale={y} className={css.area} />
              <LinePath {...drawing} className={css.line} />
            </>
          ) : null}
          <circle
            className={css.dot}
            cx={values.length > 1 ? x(values.length - 1) : width / 2}
            cy={y(newest)}
            r={edge}
          />
        </g>
      )}
    </svg>
  );
}
