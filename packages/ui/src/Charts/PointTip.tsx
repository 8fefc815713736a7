import { figureOr, seriesNumber, type ChartSeries } from './chartData.ts';
import * as css from './Charts.css.ts';

export interface PointTipProps {
  label: string;
  index: number;
  series: readonly ChartSeries[];
  figure: (value: number) => string;
}

/** The figures of all series at one point. */
export function PointTip({ label, index, series, figure }: PointTipProps) {
  return (
    <>
      <span className={css.tipHead}>{label}</span>
      {series.map(({ id, name, values }, position) => (
        <span key={id} className={css.tipRow}>
          <span className={css.hue[seriesNumber(position)]}>
            <span className={css.swatch} />
          </span>
          <span className={css.tipName}>{name}</span>
          <span className={css.tipFigure}>{figureOr(values[index], figure)}</span>
        </span>
      ))}
    </>
  );
}
