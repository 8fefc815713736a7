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
import { useState } from 'react';
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

type Failure = ImportResult['failedRows'][number] & { key: string };

const words = copy.result;
const PAGE = 5;
const figure = (count: number) => count.toLocaleString('zh-CN');

const columns: TableColumn<Failure>[] = [
  {
    id: 'phone',
    title: words.columns.phone,
    width: 10,
    cell: ({ phoneNumber }) => (phoneNumber ? <Text numeric>{phoneNumber}</Text> : null),
  },
  { id: 'status', title: words.columns.status, width: 7, cell: ({ status }) => <Tag>{words.statuses[status]}</Tag> },
  { id: 'reason', title: words.columns.reason, cell: ({ errorMessage }) => errorMessage },
];

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
  const [page, setPage] = useState(1);
  const { total, joinable, waitJoin, failed, failedRows, users } = result;
  const shown = failedRows
    .slice((page - 1) * PAGE, page * PAGE)
    .map((row, index): Failure => ({ ...row, key: `${page}.${index}` }));
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
          <Stack gap={8}>
            <Inline justify="between">
              <Heading level={3} size="label">
                {words.failures}
              </Heading>
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
            </Inline>
            <Table caption={words.failures} columns={columns} rows={shown} rowId={({ key }) => key} empty={null} />
            {failedRows.length > PAGE ? (
              <Inline justify="end">
                <Pagination
                  label={words.failures}
                  look="simple"
                  size={PAGE}
                  total={failedRows.length}
                  page={page}
                  onChange={setPage}
                />
              </Inline>
            ) : null}
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}
