import { figureOr, seriesKind, type ChartSeries } from './chartData.ts';
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
      {series.map((each, position) => (
        <span key={each.id} className={css.tipRow}>
          <span className={css.hue[seriesKind(each, position)]}>
            <span className={css.swatch} />
          </span>
          <span className={css.tipName}>{each.name}</span>
          <span className={css.tipFigure}>{figureOr(each.values[index], figure)}</span>
        </span>
      ))}
    </>
  );
}
