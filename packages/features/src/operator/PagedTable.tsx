import { constants } from '@tinystar/contract';
import { Pagination, Stack, Table, type TableProps } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'expected'> {
  list: Remote<{ rows: Row[]; count: number }>;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** A table of one of the operator's lists, with its pages. */
export function PagedTable<Row>({ list, page, onPage, onRetry, ...table }: PagedTableProps<Row>) {
  if (list.kind === 'failed' || list.kind === 'missing')
    return <FailedResult title={copy.failed} of={list} onRetry={onRetry} />;
  const data = list.kind === 'ready' ? list.data : undefined;
  return (
    <Stack gap={16}>
      <Table {...table} rows={data?.rows} expected={constants.PAGE_SIZE} />
      {data && (data.count > constants.PAGE_SIZE || page > 1) ? (
        <Pagination page={page} total={data.count} onChange={onPage} label={table.caption} />
      ) : null}
    </Stack>
  );
}
