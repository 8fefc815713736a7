import { List, Pagination, Skeleton, SkeletonRegion, Stack } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { FailedResult } from './FailedResult.tsx';
import type { Remote } from './remote.ts';

export interface PagedListProps<Row> {
  list: Remote<{ rows: readonly Row[]; count: number }>;
  /** Names the list and its pages. */
  label: string;
  /** Said when the list could not be fetched. */
  failed: string;
  /** In the place of a list without rows. */
  empty: ReactNode;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => void;
  /** Height of a row while it loads, in rem. */
  rowHeight: number;
  /** A ListItem, with its key. */
  children: (row: Row) => ReactNode;
}

/** One page of a list that the server holds, in every state it can be in. For columns use a Table. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { list, label, failed, empty, page, onPage, onRetry, rowHeight, children } = props;
  if (list.kind === 'loading')
    return (
      <SkeletonRegion>
        <Stack gap={12}>
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} shape="block" height={rowHeight} />
          ))}
        </Stack>
      </SkeletonRegion>
    );
  if (list.kind !== 'ready') return <FailedResult title={failed} of={list} onRetry={onRetry} />;
  const { rows, count } = list.data;
  if (count === 0) return empty;
  return (
    <Stack gap={16}>
      <List label={label}>{rows.map(children)}</List>
      <Pagination page={page} total={count} onChange={onPage} label={label} />
    </Stack>
  );
}
