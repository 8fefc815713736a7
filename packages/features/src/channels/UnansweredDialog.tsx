import type { Unanswered } from '@tinystar/contract';
import { Dialog, Empty, Link, Pagination, Stack, Table, Text } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface UnansweredDialogProps {
  list: Remote<{ rows: readonly Unanswered[]; count: number }>;
  page: number;
  /** Where the conversation of somebody is read. */
  hrefOf: (row: Unanswered & { asker: string }) => string;
  onPage: (page: number) => void;
  onRetry: () => void;
  onClose: () => void;
}

const words = copy.missed;

/** What it says, and of what says nothing its kind. */
const said = ({ question, kind }: Unanswered): string =>
  question || (kind === 'text' ? words.blank : words.kinds[kind]);

/** A platform's id by which makers tell people apart. */
const shortened = (id: string): string => (id.length > 12 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);

/** Messages that the assistant did not answer, each with why and whose it is. */
export function UnansweredDialog({ list, page, hrefOf, onPage, onRetry, onClose }: UnansweredDialogProps) {
  return (
    <Dialog open title={words.title} description={words.text} onClose={onClose}>
      {list.kind === 'failed' || list.kind === 'missing' ? (
        <FailedResult title={words.failed} of={list} onRetry={onRetry} />
      ) : (
        <Stack gap={16}>
          <Table
            caption={words.title}
            rows={list.kind === 'ready' ? list.data.rows : undefined}
            rowId={({ id }) => id}
            rowName={said}
            columns={[
              {
                id: 'message',
                title: words.columns.message,
                cell: (row) => (
                  <Stack gap={2}>
                    <Text weight="strong" lines={2}>
                      {said(row)}
                    </Text>
                    {row.question && row.kind !== 'text' ? (
                      <Text size="caption" tone="tertiary">
                        {words.kinds[row.kind]}
                      </Text>
                    ) : null}
                  </Stack>
                ),
              },
              {
                id: 'person',
                title: words.columns.person,
                width: 12,
                cell: ({ asker, ...row }) => (
                  <Stack gap={2}>
                    <Text lines={1} title={row.person}>
                      {shortened(row.person)}
                    </Text>
                    <Text size="caption" tone="tertiary">
                      {momentText(row.receivedAt, Date.now())}
                    </Text>
                    {asker === null ? null : <Link href={hrefOf({ ...row, asker })}>{words.conversation}</Link>}
                  </Stack>
                ),
              },
              { id: 'reason', title: words.columns.reason, cell: ({ reason }) => <Text>{reason}</Text> },
            ]}
            empty={<Empty kind="waiting" title={words.empty} />}
          />
          {list.kind === 'ready' && list.data.count > 0 ? (
            <Pagination page={page} total={list.data.count} onChange={onPage} label={words.title} />
          ) : null}
        </Stack>
      )}
    </Dialog>
  );
}
