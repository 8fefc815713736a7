import type { QaImport } from '@tinystar/contract';
import {
  FileName,
  Icon,
  Inline,
  InlineMessage,
  Stack,
  Statistic,
  StatisticGroup,
  Table,
  Text,
  type TableColumn,
} from '@tinystar/ui';
import { FileText } from '@tinystar/ui/icons';
import { copy } from './copy.ts';

type Failure = QaImport['failures'][number];

const words = copy.transfer;
const figure = (count: number) => count.toLocaleString('zh-CN');

const columns: TableColumn<Failure>[] = [
  { id: 'row', title: words.columns.row, width: 4.5, align: 'end', cell: ({ row }) => figure(row) },
  {
    id: 'content',
    title: words.columns.content,
    cell: ({ cells }) => {
      const text = cells.filter((cell) => cell !== '').join(' / ') || '-';
      return (
        <Text lines={1} title={text.slice(0, 300)}>
          {text.slice(0, 300)}
        </Text>
      );
    },
  },
  { id: 'reason', title: words.columns.reason, width: 15, cell: ({ reason }) => <Text tone="danger">{reason}</Text> },
];

/** What became of a spreadsheet: four numbers that add up, and the rows that were refused. */
export function ImportReport({ of, into }: { of: QaImport; into: 'pairs' | 'entries' }) {
  const { fileName, status, reason, done, good, bad, failures } = of;
  return (
    <Stack gap={12}>
      <Inline>
        <Icon of={FileText} size="sm" tone="tertiary" />
        <FileName name={fileName} />
      </Inline>
      {status === 'undone' ? <InlineMessage>{words.undone[into]}</InlineMessage> : null}
      {status === 'failed' ? <InlineMessage tone="danger">{reason}</InlineMessage> : null}
      {done > 0 ? (
        <StatisticGroup>
          <Statistic label={words.counts.total} value={figure(done)} />
          <Statistic label={words.counts.good} value={figure(good)} />
          <Statistic label={words.counts.bad} value={figure(bad)} tone={bad > 0 ? 'danger' : 'neutral'} />
          <Statistic label={words.counts.blank} value={figure(done - good - bad)} />
        </StatisticGroup>
      ) : null}
      {bad > 0 ? (
        <Table
          caption={words.failures}
          columns={columns}
          rows={failures}
          rowId={({ row }) => String(row)}
          empty={null}
        />
      ) : null}
      {bad > failures.length ? (
        <Text size="caption" tone="secondary">
          {words.someFailures(failures.length, bad)}
        </Text>
      ) : null}
      {status === 'done' ? (
        <Text size="caption" tone="secondary">
          {good > 0 ? words.goodAreIn(good, bad) : words.nothingIn}
        </Text>
      ) : null}
    </Stack>
  );
}
