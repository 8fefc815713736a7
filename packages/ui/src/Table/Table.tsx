import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { keyboardScroll } from '../private/keyboardScroll.ts';
import { listPlace } from '../List/oneTabStop.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PageCheckbox } from './PageCheckbox.tsx';
import { changedSelection } from './changedSelection.ts';
import { TableHead } from './TableHead.tsx';
import { TableWaiting } from './TableWaiting.tsx';
import * as css from './Table.css.ts';
import { tableCopy } from './copy.ts';

export interface TableColumn<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and times stand at the end, with figures of equal width. @default 'start' */
  align?: 'start' | 'end';
  /** In rem; left out, the column shares what is left. */
  width?: number;
  /** Its head is a button that sorts by it. */
  sortable?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Rows that cannot be chosen. */
  locked?: ReadonlySet<string>;
}

export type TableSticky = 'none' | 'first' | 'ends';

export type TableNarrow = 'cards' | 'scroll';

export interface TableProps<Row> {
  /** Says what the rows are; read out, not drawn. */
  caption: string;
  /** From the start to the end. */
  columns: readonly TableColumn<Row>[];
  /** Undefined while the first answer is under way. */
  rows: readonly Row[] | undefined;
  /** What tells a row from all others. */
  rowId: (row: Row) => string;
  /** How a row is called in the names of its checkbox and actions. */
  rowName?: (row: Row) => string;
  /** Check boxes before the rows; without it there are none. */
  selection?: TableSelection;
  /** The rows come sorted from the caller. */
  sort?: TableSort | undefined;
  /** Ascending, descending, then undefined: the order of the caller. */
  onSort?: (sort: TableSort | undefined) => void;
  /** What stays in view while wide tables scroll: the first column, or that and the actions. @default 'none' */
  sticky?: TableSticky;
  /** In a narrow place each row becomes a card, or the table scrolls sideways: for figures to compare. @default 'cards' */
  narrow?: TableNarrow;
  /** What the name leads to; the whole row presses it, except where check boxes and actions stand. */
  rowHref?: (row: Row) => string;
  /** One link and a ⋯ menu per row. */
  actions?: (row: Row) => ReactNode;
  /** What to show for no rows: an Empty. */
  empty: ReactNode;
  /** Rows of the skeleton, the page size. @default 5 */
  expected?: number;
}

const scroller = (element: HTMLElement | null) => {
  keyboardScroll(element);
  listPlace(element);
};

/** Rows of one kind of thing. Its columns are data; selection survives paging because it is a set of ids. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowId,
  rowName = rowId,
  rowHref,
  selection,
  sort,
  onSort,
  sticky = 'none',
  narrow = 'cards',
  actions,
  empty,
  expected = 5,
}: TableProps<Row>) {
  if (rows === undefined)
    return (
      <TableWaiting
        columns={columns}
        rows={expected}
        narrow={narrow}
        check={selection !== undefined}
        actions={actions !== undefined}
      />
    );
  if (rows.length === 0) return <>{empty}</>;
  // Above cards the sorting buttons stand beside the box and leave its words no room.
  const alone = !onSort || !columns.some(({ sortable }) => sortable);
  const check = selection ? <PageCheckbox rows={rows.map(rowId)} selection={selection} alone={alone} /> : undefined;
  const still = css.sticky;
  const first = sticky === 'none' ? 'none' : selection ? 'afterCheck' : 'first';
  return (
    <div ref={scroller} className={css.scroller[narrow]} role="group" aria-label={caption}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead
          columns={columns}
          check={check}
          sort={sort}
          onSort={onSort}
          actions={actions !== undefined}
          sticky={sticky}
        />
        <tbody className={css.body}>
          {rows.map((row) => {
            const id = rowId(row);
            const selected = selection?.ids.has(id) ?? false;
            return (
              <tr
                key={id}
                className={css.row({
                  state: selected ? 'selected' : 'rest',
                  check: selection !== undefined,
                  pressable: rowHref !== undefined,
                })}
                aria-selected={selection ? selected : undefined}
              >
                {selection ? (
                  <td
                    className={`${css.cell({ tight: true, place: 'check' })} ${sticky === 'none' ? css.overLink[rowHref ? 'check' : 'none'] : still.check}`}
                  >
                    <Checkbox
                      label={tableCopy.choose(rowName(row))}
                      checked={selected}
                      disabled={selection.locked?.has(id)}
                      onChange={(next) => selection.onChange(changedSelection(selection.ids, [id], next))}
                    />
                  </td>
                ) : null}
                {columns.map((column, index) => (
                  <td
                    key={column.id}
                    className={`${css.cell({ align: column.align ?? 'start', flexible: column.width === undefined, place: index === 0 ? 'name' : 'detail' })} ${still[index === 0 ? first : 'none']}`}
                    data-title={column.title}
                  >
                    {index === 0 && rowHref ? (
                      <Anchor href={rowHref(row)} className={css.rowLink}>
                        {column.cell(row)}
                      </Anchor>
                    ) : (
                      (column.cell(row) ?? '-')
                    )}
                  </td>
                ))}
                {actions ? (
                  <td
                    className={`${css.cell({ align: 'end', place: 'actions' })} ${still[sticky === 'ends' ? 'last' : 'none']}`}
                  >
                    <div className={css.actions}>{actions(row)}</div>
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
