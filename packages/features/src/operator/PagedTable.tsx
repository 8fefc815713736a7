import type { UseQueryResult } from '@tanstack/react-query';
import { constants } from '@tinystar/contract';
import { Pagination, Stack, Table, type TableProps } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import { remoteOf } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'expected'> {
  /** The call that answers one page. */
  call: Pick<UseQueryResult<{ rows: Row[]; count: number }>, 'data' | 'error' | 'refetch'>;
  page: number;
  onPage: (page: number) => void;
}

/** A table of one of the operator's lists, with its pages. */
export function PagedTable<Row>({ call, page, onPage, ...table }: PagedTableProps<Row>) {
  const list = remoteOf(call);
  if (list.kind === 'failed' || list.kind === 'missing')
    return <FailedResult title={copy.failed} of={list} onRetry={() => void call.refetch()} />;
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
