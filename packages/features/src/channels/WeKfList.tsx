import {
  Empty,
  FilterBar,
  Heading,
  IconButton,
  Inline,
  Pagination,
  SearchInput,
  Stack,
  Table,
  type TableColumn,
} from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import type { ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { weKfCopy as copy } from './weKfCopy.ts';

export interface WeKfListProps<Row> {
  title: string;
  /** One view up. */
  back?: { label: string; onPress: () => void } | undefined;
  list: Remote<{ rows: readonly Row[]; count: number }>;
  failed: string;
  empty: { title: string; text: string };
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  actions: (row: Row) => ReactNode;
  search?: { label: string; value: string; onChange: (value: string) => void } | undefined;
  /** Buttons for the list as a whole. */
  end?: ReactNode;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** One of the three lists of the management: customer services, receptionists, activation codes. */
export function WeKfList<Row>(props: WeKfListProps<Row>) {
  const { title, back, list, failed, empty, columns, rowId, rowName, actions, search, end, page, onPage, onRetry } =
    props;
  return (
    <Stack gap={16}>
      <Inline gap={8}>
        {back ? <IconButton icon={ArrowLeft} size="sm" label={back.label} onPress={back.onPress} /> : null}
        <Heading level={3}>{title}</Heading>
      </Inline>
      {search || end ? (
        <FilterBar
          search={
            search ? <SearchInput label={search.label} value={search.value} onChange={search.onChange} /> : undefined
          }
          end={end}
        />
      ) : null}
      {list.kind === 'failed' || list.kind === 'missing' ? (
        <FailedResult title={failed} of={list} onRetry={onRetry} />
      ) : (
        <Table
          caption={title}
          columns={[...columns]}
          rows={list.kind === 'ready' ? list.data.rows : undefined}
          rowId={rowId}
          rowName={rowName}
          actions={actions}
          empty={
            search?.value ? (
              <Empty kind="noMatch" title={copy.noMatch.title}>
                {copy.noMatch.text}
              </Empty>
            ) : (
              <Empty kind="first" title={empty.title}>
                {empty.text}
              </Empty>
            )
          }
        />
      )}
      {list.kind === 'ready' && list.data.count > 0 ? (
        <Pagination page={page} total={list.data.count} onChange={onPage} label={title} />
      ) : null}
    </Stack>
  );
}
