import type { CollectableQuestion, RegressionSource } from '@tinystar/contract';
import { Button, Dialog, Empty, InlineMessage, Stack, Table, Tag, Text, type TableColumn } from '@tinystar/ui';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { expectedText } from './sourceText.ts';

export interface CollectDialogProps {
  from: RegressionSource;
  /** What the set does not have yet, and how many it has room for. */
  found: Remote<{ rows: readonly CollectableQuestion[]; room: number }>;
  pending: boolean;
  /** What the server refused. */
  error?: string | undefined;
  onAdd: (questions: string[]) => void;
  onRetry: () => void;
  onClose: () => void;
}

const words = copy.collecting;

const columns: TableColumn<CollectableQuestion>[] = [
  {
    id: 'question',
    title: copy.columns.question,
    cell: ({ question, expected }) => (
      <Stack gap={0}>
        <Text lines={2} title={question}>
          {question}
        </Text>
        {expected?.kind === 'doc' ? (
          <Text size="caption" tone="secondary" lines={1}>
            {copy.expects(expectedText(expected))}
          </Text>
        ) : null}
      </Stack>
    ),
  },
  { id: 'origin', title: copy.columns.origin, width: 6, cell: ({ origin }) => <Tag>{copy.origins[origin]}</Tag> },
];

/** Shows which questions are found elsewhere; those that are ticked come into the set. */
export function CollectDialog({ from, found, pending, error, onAdd, onRetry, onClose }: CollectDialogProps) {
  const [touched, setTouched] = useState<ReadonlySet<string>>();
  const { rows, room } = found.kind === 'ready' ? found.data : { rows: undefined, room: 0 };
  // All of them until somebody chooses, as far as there is room.
  const chosen = touched ?? new Set(rows?.slice(0, room).map(({ question }) => question));
  const full = rows !== undefined && chosen.size > room;
  return (
    <Dialog
      open
      title={words.titles[from]}
      description={words.texts[from]}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{copy.close}</Button>
          <Button
            tone="accent"
            emphasis="solid"
            disabled={chosen.size === 0 || full}
            pending={pending}
            onPress={() => onAdd([...chosen])}
          >
            {words.add(chosen.size)}
          </Button>
        </>
      }
    >
      {found.kind === 'failed' || found.kind === 'missing' ? (
        <FailedResult title={words.failed} of={found} onRetry={onRetry} />
      ) : (
        <Stack gap={12}>
          {error ? <InlineMessage tone="danger">{error}</InlineMessage> : null}
          {full || (rows && rows.length > room) ? (
            <InlineMessage tone="warning">{words.room(room)}</InlineMessage>
          ) : null}
          <Table
            caption={words.titles[from]}
            columns={columns}
            rows={rows}
            rowId={({ question }) => question}
            rowName={({ question }) => question}
            selection={{ ids: chosen, onChange: setTouched }}
            empty={
              <Empty kind="noMatch" title={words.none.title}>
                {words.none.texts[from]}
              </Empty>
            }
          />
        </Stack>
      )}
    </Dialog>
  );
}
