import { Skeleton, SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import { TableHead } from './TableHead.tsx';
import type { TableColumn, TableNarrow } from './Table.tsx';
import * as css from './Table.css.ts';
import { bone } from './TableWaiting.css.ts';

export interface TableWaitingProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** How many to expect. */
  rows: number;
  narrow: TableNarrow;
  check: boolean;
  actions: boolean;
}

/** The table before its first rows: the head and the columns are those that come, so that nothing moves then. */
export function TableWaiting<Row>({ columns, rows, narrow, check, actions }: TableWaitingProps<Row>) {
  return (
    <SkeletonRegion>
      <div className={css.scroller[narrow]}>
        <table className={css.table} aria-hidden>
          <TableHead
            columns={columns}
            check={check ? <Skeleton width={1} height={1} /> : undefined}
            sort={undefined}
            onSort={undefined}
            actions={actions}
            sticky="none"
          />
          <tbody className={css.body}>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row} className={css.row({ state: 'rest', check })}>
                {check ? (
                  <td className={css.cell({ tight: true, place: 'check' })}>
                    <Skeleton width={1} height={1} />
                  </td>
                ) : null}
                {columns.map((column, index) => (
                  <td
                    key={column.id}
                    className={css.cell({
                      flexible: column.width === undefined,
                      place: index === 0 ? 'name' : 'detail',
                    })}
                    data-title={column.title}
                  >
                    <div className={bone[column.align ?? 'start']}>
                      <Skeleton width={index === 0 ? '80%' : 4} />
                    </div>
                  </td>
                ))}
                {actions ? (
                  <td className={css.cell({ place: 'actions' })}>
                    <div className={bone.end}>
                      <Skeleton width={3} />
                    </div>
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SkeletonRegion>
  );
}
