import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../icons.ts';
import type { TableColumn, TableSort, TableSticky } from './Table.tsx';
import * as css from './Table.css.ts';
import { tableCopy } from './copy.ts';

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** The checkbox for the whole page. */
  check: ReactNode;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort | undefined) => void) | undefined;
  actions: boolean;
  sticky: TableSticky;
}

/** Names of the columns; those that sort are buttons, and aria-sort says which way (APG sortable table). */
export function TableHead<Row>({ columns, check, sort, onSort, actions, sticky }: TableHeadProps<Row>) {
  const first = sticky === 'none' ? 'none' : check ? 'afterCheck' : 'first';
  return (
    <thead className={css.head}>
      <tr className={css.headRow}>
        {check ? (
          <th
            className={`${css.headCell({ tight: true, narrow: 'shown' })} ${css.sticky[sticky === 'none' ? 'none' : 'check']}`}
            scope="col"
          >
            {check}
          </th>
        ) : null}
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            className={`${css.headCell({ align: column.align ?? 'start', narrow: column.sortable && onSort ? 'shown' : 'hidden' })} ${css.sticky[index === 0 ? first : 'none']}`}
            style={assignInlineVars({
              [css.width]: column.width ? `${column.width}rem` : 'auto',
              [css.least]: `${column.width ?? 12}rem`,
            })}
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
          >
            {column.sortable && onSort ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.title}
          </th>
        ))}
        {actions ? (
          <th
            className={`${css.headCell({ align: 'end', narrow: 'hidden' })} ${css.sticky[sticky === 'ends' ? 'last' : 'none']}`}
            scope="col"
          >
            {tableCopy.actions}
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

const marks: Record<'ascending' | 'descending' | 'none', Glyph> = {
  ascending: ArrowUp,
  descending: ArrowDown,
  none: ChevronsUpDown,
};

interface SortButtonProps {
  column: { id: string; title: string };
  sort: TableSort | undefined;
  onSort: (sort: TableSort | undefined) => void;
}

function SortButton({ column: { id, title }, sort, onSort }: SortButtonProps) {
  const now = sort?.column === id ? sort.direction : 'none';
  const next: Record<typeof now, TableSort | undefined> = {
    none: { column: id, direction: 'ascending' },
    ascending: { column: id, direction: 'descending' },
    descending: undefined,
  };
  return (
    <button type="button" className={css.sortButton} onClick={() => onSort(next[now])}>
      {title}
      <span className={css.sortMark[now]}>
        <Icon of={marks[now]} size="xs" />
      </span>
    </button>
  );
}
