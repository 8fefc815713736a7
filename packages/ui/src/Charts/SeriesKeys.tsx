import { seriesNumber } from './chartData.ts';
import * as css from './Charts.css.ts';

/** Which colour is what, where the marks have no room for names. */
export function SeriesKeys({ names }: { names: readonly string[] }) {
  return (
    <ul className={css.keys}>
      {names.map((name, index) => (
        <li key={name} className={css.key}>
          <span className={css.hue[seriesNumber(index)]}>
            <span className={css.swatch} />
          </span>
          <span className={css.keyName}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
