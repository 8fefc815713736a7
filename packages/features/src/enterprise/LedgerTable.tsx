import { constants, type LedgerEntry } from '@tinystar/contract';
import { Empty, Inline, Pagination, Stack, Table, Text, type TableColumn } from '@tinystar/ui';
import { LedgerBar, ledgerCopy, LedgerRemark, type LedgerBarProps } from '../shared/ledger/index.ts';
import { deltaText } from '../shared/deltaText.ts';
import { FailedMessage } from '../shared/FailedMessage.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { minuteText } from '../shared/days.ts';
import type { LedgerPage } from './useEnterprise.ts';

export interface LedgerTableProps {
  ledger: Remote<LedgerPage>;
  bar: LedgerBarProps;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => void;
}

const words = copy.info;
const figure = (count: number) => count.toLocaleString('zh-CN');

const columns: TableColumn<LedgerEntry>[] = [
  {
    id: 'time',
    title: words.ledgerColumns.time,
    width: 10,
    cell: ({ time }) => (
      <Text tone="secondary" numeric>
        {minuteText(time)}
      </Text>
    ),
  },
  {
    id: 'remark',
    title: words.ledgerColumns.remark,
    cell: (entry) => (
      <Text lines={1} title={entry.remark}>
        <LedgerRemark entry={entry} of="tenant" />
      </Text>
    ),
  },
  {
    id: 'delta',
    title: words.ledgerColumns.delta,
    width: 6,
    align: 'end',
    cell: ({ delta }) => <Text tone={delta > 0 ? 'success' : 'primary'}>{deltaText(delta)}</Text>,
  },
  { id: 'balance', title: words.ledgerColumns.balance, width: 7, align: 'end', cell: ({ balance }) => figure(balance) },
];

/** The coin ledger of the enterprise, newest first (ENT-16, COIN-16). */
export function LedgerTable({ ledger, bar, page, onPage, onRetry }: LedgerTableProps) {
  if (ledger.kind === 'failed' || ledger.kind === 'missing') {
    return <FailedMessage otherwise={words.ledgerFailed} onRetry={onRetry} />;
  }
  const { emptyFiltered } = ledgerCopy;
  const isFiltered = bar.filter.direction !== 'all' || bar.filter.range !== null;
  const data = ledger.kind === 'ready' ? ledger.data : undefined;
  return (
    <Stack gap={12}>
      <LedgerBar {...bar} />
      <Table
        caption={words.ledger}
        columns={columns}
        rows={data?.rows}
        rowId={({ id }) => id}
        empty={
          isFiltered ? (
            <Empty kind="noMatch" title={emptyFiltered.title}>
              {emptyFiltered.text}
            </Empty>
          ) : (
            <Empty kind="waiting" title={words.ledgerEmpty.title}>
              {words.ledgerEmpty.text}
            </Empty>
          )
        }
      />
      {data && data.count > 0 ? (
        <Inline justify="end">
          <Pagination
            label={words.ledger}
            total={data.count}
            size={constants.PAGE_SIZE}
            page={page}
            onChange={onPage}
          />
        </Inline>
      ) : null}
    </Stack>
  );
}
