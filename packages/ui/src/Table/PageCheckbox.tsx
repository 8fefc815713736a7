import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { changedSelection } from './changedSelection.ts';
import type { TableSelection } from './Table.tsx';
import * as css from './PageCheckbox.css.ts';
import { tableCopy } from './copy.ts';

export interface PageCheckboxProps {
  /** Ids of the rows of the page. */
  rows: readonly string[];
  selection: TableSelection;
  /** Nothing else stands beside it above cards. */
  alone: boolean;
}

/** Chooses all rows of the page that can be chosen, or none of them. */
export function PageCheckbox({ rows, selection, alone }: PageCheckboxProps) {
  const free = rows.filter((id) => !selection.locked?.has(id));
  const count = free.filter((id) => selection.ids.has(id)).length;
  const checked = count === 0 ? false : count === free.length ? true : 'mixed';
  return (
    <label className={css.pageCheck}>
      <Checkbox
        label={tableCopy.choosePage}
        checked={checked}
        disabled={free.length === 0}
        onChange={() => selection.onChange(changedSelection(selection.ids, free, checked !== true))}
      />
      {alone ? (
        <span className={css.pageCheckWords} aria-hidden>
          {tableCopy.choosePage}
        </span>
      ) : null}
    </label>
  );
}
