import { scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { FigureAxis, LabelAxis } from './Axes.tsx';
import { seriesKind, type ChartSeries } from './chartData.ts';
import { directLabels } from './directLabels.ts';
import { figureAxis } from './figureScale.ts';
import { Plot } from './Plot.tsx';
import { Shades } from './Shades.tsx';
import { SeriesFrame, type SeriesChartProps, type SeriesDrawing } from './SeriesFrame.tsx';
import { SeriesKeys } from './SeriesKeys.tsx';
import { textWidth } from './textWidth.ts';
import { useWidth } from './useWidth.ts';
import * as css from './Charts.css.ts';

export type LineChartProps = SeriesChartProps;

/** How figures move along time. One alone, but for a reference, has its area tinted; up to four are named at their ends. */
export function LineChart(props: LineChartProps) {
  return <SeriesFrame {...props} draw={(drawing) => <Lines {...drawing} />} />;
}

/** Narrower than this, names at the ends would take too much from the lines. */
const roomForNames = 480;

function Lines({ labels, series, shaded, format, height, points }: SeriesDrawing) {
  const [measure, width] = useWidth();
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const { y, ticks, bottom, start } = figureAxis(all, 12, height, format);
  const ownSeries = series.filter(({ reference }) => !reference).length;
  const named = series.length > 1 && series.length <= 4 && width >= roomForNames;
  const names = named ? directLabels(series, y, bottom) : [];
  const end = width - (named ? Math.max(...names.map(({ text }) => textWidth(text))) + 20 : 8);
  const x = scalePoint<number>({ domain: labels.map((_, index) => index), range: [start + 4, end] });
  const placeOf = (index: number) => x(index) ?? start;
  const pointAt = (px: number) =>
    Math.min(labels.length - 1, Math.max(0, Math.round((px - placeOf(0)) / (x.step() || 1))));
  return (
    <div className={css.named}>
      {series.length > 1 && !named ? <SeriesKeys series={series} /> : null}
      <Plot measure={measure} width={width} height={height} {...points} pointAt={pointAt} placeOf={placeOf}>
        {(cursor) => (
          <>
            <Shades
              at={shaded}
              placeOf={placeOf}
              step={x.step() || end - start}
              from={start}
              to={end + 4}
              bottom={bottom}
            />
            <FigureAxis ticks={ticks} from={start} to={end} />
            <LabelAxis labels={labels} placeOf={placeOf} y={height - 6} from={start} to={width} />
            {cursor === undefined ? null : (
              <line className={css.cursorLine} x1={placeOf(cursor)} x2={placeOf(cursor)} y1={0} y2={bottom} />
            )}
            {series.map((each, position) => {
              const { id, values } = each;
              const kind = seriesKind(each, position);
              const marks = labels.map((_, index) => ({ index, value: values[index] ?? null }));
              const drawing = {
                data: marks,
                x: ({ index }: (typeof marks)[number]) => placeOf(index),
                y: ({ value }: (typeof marks)[number]) => y(value ?? 0),
                defined: ({ value }: (typeof marks)[number]) => value !== null,
              };
              return (
                <g key={id} className={css.hue[kind]}>
                  {ownSeries === 1 && kind !== 'reference' ? (
                    <AreaClosed {...drawing} yScale={y} className={css.area} />
                  ) : null}
                  <LinePath {...drawing} className={`${css.line} ${css.dash[kind]}`} />
                  {marks
                    .filter(({ index, value }) => value !== null && (index === cursor || alone(values, index)))
                    .map(({ index, value }) => (
                      <circle key={index} className={css.dot} cx={placeOf(index)} cy={y(value ?? 0)} r={4.5} />
                    ))}
                </g>
              );
            })}
            {names.map(({ id, text, at, kind }) => (
              <g key={id} transform={`translate(${end + 8} ${at})`}>
                <g className={css.hue[kind]}>
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
