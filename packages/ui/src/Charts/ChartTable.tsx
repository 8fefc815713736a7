import { keyboardScroll } from '../private/keyboardScroll.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ChartRows } from './chartData.ts';
import * as css from './Charts.css.ts';

/** The figures of a chart, whole and in order; the first column names the rows. */
export function ChartTable({ caption, columns, rows }: ChartRows & { caption: string }) {
  return (
    <div ref={keyboardScroll} className={css.tableRoom} role="group" aria-label={caption}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th key={name} scope="col" className={css.headCell[index === 0 ? 'start' : 'end']}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...figures] }) => (
            <tr key={id}>
              <th scope="row" className={css.bodyCell.start}>
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className={css.bodyCell.end}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
