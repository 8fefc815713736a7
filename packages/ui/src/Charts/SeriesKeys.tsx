import { seriesKind, type ChartSeries } from './chartData.ts';
import * as css from './Charts.css.ts';

/** Which colour is what, where the marks have no room for names. */
export function SeriesKeys({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className={css.keys}>
      {series.map((each, index) => (
        <li key={each.id} className={css.key}>
          <span className={css.hue[seriesKind(each, index)]}>
            <span className={css.swatch} />
          </span>
          <span className={css.keyName}>{each.name}</span>
        </li>
      ))}
    </ul>
  );
}
