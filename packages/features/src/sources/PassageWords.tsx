import { sourcesCopy } from './copy.ts';
import { passageParts } from './model/passageParts.ts';
import * as css from './PassageView.css.ts';

/** Cited words with their tables drawn as such. */
export function PassageWords({ text }: { text: string }) {
  return passageParts(text).map((part, at) =>
    part.kind === 'text' ? (
      <p key={at} className={css.words}>
        {part.text}
      </p>
    ) : (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      <div key={at} className={css.wide} tabIndex={0} role="group" aria-label={sourcesCopy.table}>
        <table className={css.table}>
          {part.head.length > 0 ? (
            <thead>
              <tr>
                {part.head.map((name) => (
                  <th key={name} scope="col" className={css.cell({ head: true })}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
          ) : null}
          <tbody>
            {part.rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column} className={css.cell()}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ),
  );
}
