import { constants, type RegressionRun } from '@tinystar/contract';
import { Button, Empty, Pagination, Stack, Table, type TableColumn } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface HistoryViewProps {
  runs: Remote<{ rows: RegressionRun[]; count: number }>;
  /** Time against which moments are worded, in ms. */
  now: number;
  page: number;
  onPage: (page: number) => void;
  onOpen: (run: RegressionRun) => void;
  onRetry: () => void;
}

const columnsAt = (now: number): TableColumn<RegressionRun>[] => [
  {
    id: 'run',
    title: copy.columns.run,
    cell: ({ createdAt, trigger }) => `${momentText(createdAt, now)} · ${copy.trigger[trigger]}`,
  },
  { id: 'status', title: copy.columns.status, width: 6, cell: ({ status }) => copy.status[status] },
  {
    id: 'answered',
    title: copy.columns.answered,
    width: 7,
    align: 'end',
    cell: ({ answered, done }) => copy.of(answered, done),
  },
  {
    id: 'right',
    title: copy.columns.right,
    width: 7,
    align: 'end',
    cell: ({ right, expected }) => (expected > 0 ? copy.of(right, expected) : '-'),
  },
];

/** The runs that are kept, newest first. */
export function HistoryView({ runs, now, page, onPage, onOpen, onRetry }: HistoryViewProps) {
  if (runs.kind === 'failed' || runs.kind === 'missing')
    return <FailedResult title={copy.failed} of={runs} onRetry={onRetry} />;
  const data = runs.kind === 'ready' ? runs.data : undefined;
  return (
    <Stack gap={16}>
      <Table
        caption={copy.history}
        columns={columnsAt(now)}
        rows={data?.rows}
        rowId={({ id }) => id}
        rowName={({ createdAt }) => momentText(createdAt, now)}
        actions={(run) => (
          <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onOpen(run)}>
            {copy.open}
          </Button>
        )}
        empty={
          <Empty kind="waiting" title={copy.noHistory.title}>
            {copy.noHistory.text}
          </Empty>
        }
      />
      {data && data.count > constants.PAGE_SIZE ? (
        <Pagination total={data.count} page={page} onChange={onPage} />
      ) : null}
    </Stack>
  );
}
