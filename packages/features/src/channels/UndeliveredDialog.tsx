import { channelMessages, type Undelivered } from '@tinystar/contract';
import { Button, Dialog, Empty, Pagination, Stack, Table, Text } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText, secondText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface UndeliveredDialogProps {
  list: Remote<{ rows: readonly Undelivered[]; count: number }>;
  page: number;
  /** Id of the reply that is being sent again, or that all of them are. */
  resending?: string | undefined;
  onPage: (page: number) => void;
  onResend: (row: Undelivered) => void;
  onResendAll: () => void;
  onRetry: () => void;
  onClose: () => void;
}

const words = copy.pending;
/** Instead of an id, while all are being sent. */
export const EVERY = 'every';

/** Replies that a platform has not taken, each with its reason and another try, or when that comes. */
export function UndeliveredDialog({
  list,
  page,
  resending,
  onPage,
  onResend,
  onResendAll,
  onRetry,
  onClose,
}: UndeliveredDialogProps) {
  return (
    <Dialog
      open
      title={words.title}
      description={words.text}
      onClose={onClose}
      footer={
        list.kind === 'ready' && list.data.count > 1 && list.data.rows.some(({ resendable }) => resendable) ? (
          <Button pending={resending === EVERY} onPress={onResendAll}>
            {words.all}
          </Button>
        ) : undefined
      }
    >
      {list.kind === 'failed' || list.kind === 'missing' ? (
        <FailedResult title={words.failed} of={list} onRetry={onRetry} />
      ) : (
        <Stack gap={16}>
          <Table
            caption={words.title}
            rows={list.kind === 'ready' ? list.data.rows : undefined}
            rowId={({ id }) => id}
            rowName={({ question }) => question}
            columns={[
              {
                id: 'question',
                title: words.columns.question,
                cell: ({ question, createdAt }) => (
                  <Stack gap={2}>
                    <Text weight="strong" lines={2}>
                      {question}
                    </Text>
                    <Text size="caption" tone="tertiary">
                      {momentText(createdAt, Date.now())}
                    </Text>
                  </Stack>
                ),
              },
              { id: 'content', title: words.columns.content, cell: ({ content }) => <Text lines={3}>{content}</Text> },
              {
                id: 'error',
                title: words.columns.error,
                width: 9,
                cell: ({ error, attempts }) => (
                  <Stack gap={2}>
                    <Text>{error}</Text>
                    <Text size="caption" tone="tertiary">
                      {words.attempts(attempts)}
                    </Text>
                  </Stack>
                ),
              },
            ]}
            actions={(row) =>
              row.resendable ? (
                <Button
                  tone="accent"
                  emphasis="quiet"
                  size="sm"
                  pending={resending === row.id}
                  onPress={() => onResend(row)}
                >
                  {words.resend}
                </Button>
              ) : row.nextTry !== null ? (
                <Stack gap={2}>
                  <Text>{words.sending}</Text>
                  <Text size="caption" tone="tertiary">
                    {words.nextTry(secondText(row.nextTry))}
                  </Text>
                </Stack>
              ) : (
                <Text tone="tertiary">{row.error === channelMessages.late ? row.error : words.never}</Text>
              )
            }
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
