import type { Unanswered } from '@tinystar/contract';
import { Dialog, Empty, Pagination, Stack, Table, Text } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { channelKinds } from './channelKinds.ts';
import { copy } from './copy.ts';

export interface UnansweredDialogProps {
  list: Remote<{ rows: readonly Unanswered[]; count: number }>;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => void;
  onClose: () => void;
}

const words = copy.missed;

/** Messages that the assistant did not answer, each with why. */
export function UnansweredDialog({ list, page, onPage, onRetry, onClose }: UnansweredDialogProps) {
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
            rowName={({ question, kind }) => question || words.kinds[kind]}
            columns={[
              {
                id: 'message',
                title: words.columns.message,
                cell: ({ question, channel, receivedAt }) => (
                  <Stack gap={2}>
                    <Text weight="strong" lines={2}>
                      {question || '-'}
                    </Text>
                    <Text size="caption" tone="tertiary">
                      {channelKinds[channel].name} {momentText(receivedAt, Date.now())}
                    </Text>
                  </Stack>
                ),
              },
              { id: 'kind', title: words.columns.kind, width: 8, cell: ({ kind }) => words.kinds[kind] },
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
