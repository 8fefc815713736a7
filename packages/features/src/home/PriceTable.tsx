import { deltaText } from '../shared/deltaText.ts';
import { priceCopy } from './priceCopy.ts';
import * as css from './PriceTable.css.ts';

const { costs, gains, costRows, gainRows, unit, free } = priceCopy;

/** What costs coins and what brings them, from the contract's one table of prices (HOME-02). */
export function PriceTable() {
  return (
    <div className={css.tables}>
      <Prices title={costs} rows={costRows} />
      <Prices title={gains} rows={gainRows} />
    </div>
  );
}

interface PricesProps {
  title: string;
  rows: readonly { what: string; who: string; cost: number }[];
}

function Prices({ title, rows }: PricesProps) {
  return (
    <table className={css.table} aria-label={title}>
      <thead>
        <tr>
          {[title, unit].map((words) => (
            <th key={words} scope="col" className={css.head}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, who, cost }) => (
          <tr key={what}>
            <th scope="row" className={css.what}>
              {what}
              <span className={css.who}>{who}</span>
            </th>
            <td className={css.cost}>{cost === 0 ? free : deltaText(cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
