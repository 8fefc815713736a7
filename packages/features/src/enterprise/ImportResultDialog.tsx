import type { ImportResult } from '@tinystar/contract';
import {
  Button,
  Dialog,
  FileName,
  Heading,
  Icon,
  Inline,
  InlineMessage,
  Pagination,
  Stack,
  Statistic,
  StatisticGroup,
  Table,
  Tag,
  Text,
  type TableColumn,
} from '@tinystar/ui';
import { Download, FileText } from '@tinystar/ui/icons';
import { useState, type ReactNode } from 'react';
import { copy } from './copy.ts';

export interface ImportResultDialogProps {
  fileName: string;
  result: ImportResult;
  /** The confirmed people are being added. */
  pending: boolean;
  /** The spreadsheet of failures is being written. */
  downloading: boolean;
  onClose: () => void;
  onDownload: () => void;
  onConfirm: () => void;
}

type Failure = ImportResult['failedRows'][number];
type Person = ImportResult['users'][number];

const words = copy.result;
const PAGE = 5;
const figure = (count: number) => count.toLocaleString('zh-CN');

const phone = <Row extends { phoneNumber: string }>(): TableColumn<Row> => ({
  id: 'phone',
  title: words.columns.phone,
  width: 10,
  cell: ({ phoneNumber }) => (phoneNumber ? <Text numeric>{phoneNumber}</Text> : null),
});
const status = <Row extends { status: keyof typeof words.statuses }>(): TableColumn<Row> => ({
  id: 'status',
  title: words.columns.status,
  width: 7,
  cell: (row) => <Tag>{words.statuses[row.status]}</Tag>,
});
const failureColumns: TableColumn<Failure>[] = [
  phone(),
  status(),
  { id: 'reason', title: words.columns.reason, cell: ({ errorMessage }) => errorMessage },
];
const peopleColumns: TableColumn<Person>[] = [
  phone(),
  status(),
  { id: 'name', title: words.columns.name, cell: ({ name }) => name },
];

interface RowsProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: TableColumn<Row>[];
  /** Beside the heading. */
  action?: ReactNode;
}

/** Rows of the spreadsheet, a few at a time. */
function Rows<Row>({ title, rows, columns, action }: RowsProps<Row>) {
  const [page, setPage] = useState(1);
  const shown = rows.slice((page - 1) * PAGE, page * PAGE).map((row, index) => ({ row, key: `${page}.${index}` }));
  return (
    <Stack gap={8}>
      <Inline justify="between">
        <Heading level={3} size="label">
          {title}
        </Heading>
        {action}
      </Inline>
      <Table
        caption={title}
        columns={columns.map(({ cell, ...column }) => ({
          ...column,
          cell: ({ row }: (typeof shown)[number]) => cell(row),
        }))}
        rows={shown}
        rowId={({ key }) => key}
        empty={null}
      />
      {rows.length > PAGE ? (
        <Inline justify="end">
          <Pagination label={title} look="simple" size={PAGE} total={rows.length} page={page} onChange={setPage} />
        </Inline>
      ) : null}
    </Stack>
  );
}

/** What became of a checked spreadsheet, and the confirmation that adds its people (D-08). */
export function ImportResultDialog({
  fileName,
  result,
  pending,
  downloading,
  onClose,
  onDownload,
  onConfirm,
}: ImportResultDialogProps) {
  const { total, joinable, waitJoin, failed, failedRows, users } = result;
  return (
    <Dialog
      open
      onClose={onClose}
      persistent
      title={words.title}
      footer={
        users.length > 0 ? (
          <>
            <Button onPress={onClose}>{copy.cancel}</Button>
            <Button tone="accent" emphasis="solid" pending={pending} onPress={onConfirm}>
              {words.join(users.length)}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{copy.close}</Button>
        )
      }
    >
      <Stack gap={12}>
        <Inline>
          <Icon of={FileText} size="sm" tone="tertiary" />
          <FileName name={fileName} />
        </Inline>
        <StatisticGroup>
          <Statistic label={words.counts.total} value={figure(total)} />
          <Statistic label={words.counts.joinable} value={figure(joinable)} />
          <Statistic label={words.counts.waitJoin} value={figure(waitJoin)} />
          <Statistic label={words.counts.failed} value={figure(failed)} tone={failed > 0 ? 'danger' : 'neutral'} />
        </StatisticGroup>
        {waitJoin > 0 ? (
          <Text size="caption" tone="secondary">
            {words.waitHint}
          </Text>
        ) : null}
        {failed === 0 ? <InlineMessage tone="success">{words.allGood}</InlineMessage> : null}
        {users.length === 0 ? <InlineMessage tone="warning">{words.nobody}</InlineMessage> : null}
        {failed > 0 ? (
          <Rows
            title={words.failures}
            rows={failedRows}
            columns={failureColumns}
            action={
              <Button
                emphasis="quiet"
                tone="accent"
                size="sm"
                icon={Download}
                pending={downloading}
                onPress={onDownload}
              >
                {words.download}
              </Button>
            }
          />
        ) : null}
        {users.length > 0 ? <Rows title={words.people} rows={users} columns={peopleColumns} /> : null}
      </Stack>
    </Dialog>
  );
}
