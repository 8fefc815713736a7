import type { KbBotUser } from '@tinystar/contract';
import { Button, Dialog, Empty, Grow, InlineMessage, SearchInput, Stack, Table, Text } from '@tinystar/ui';
import { PersonCell } from '../shared/PersonCell.tsx';
import { useState } from 'react';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import * as css from './AddAgentsDialog.css.ts';

export interface AddAgentsDialogProps {
  open: boolean;
  /** Members who are no agents of the assistant. */
  members: Remote<{ rows: KbBotUser[]; count: number }>;
  pending: boolean;
  /** Why they could not be added. */
  error?: string | undefined;
  onAdd: (userIds: string[]) => void;
  onRetry: () => void;
  onClose: () => void;
}

const words = copy.settings.dialog;

/** Chooses members as agents of an assistant (D-37, CS-02). */
export function AddAgentsDialog({ open, members, pending, error, onAdd, onRetry, onClose }: AddAgentsDialogProps) {
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const wanted = keyword.trim().toLowerCase();
  const all = members.kind === 'ready' ? members.data.rows : undefined;
  const rows = all?.filter(
    ({ name, phoneNumber }) => name.toLowerCase().includes(wanted) || phoneNumber.includes(wanted),
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Grow>
            <Text tone="secondary" numeric>
              {words.chosen(chosen.size)}
            </Text>
          </Grow>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            tone="accent"
            emphasis="solid"
            disabled={chosen.size === 0}
            pending={pending}
            onPress={() => onAdd([...chosen])}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        {error ? <InlineMessage tone="danger">{error}</InlineMessage> : null}
        {members.kind === 'failed' || members.kind === 'missing' ? (
          <InlineMessage tone="danger">
            {words.failed}{' '}
            <Button size="sm" emphasis="quiet" onPress={onRetry}>
              {copy.retry}
            </Button>
          </InlineMessage>
        ) : (
          <>
            <SearchInput label={words.search} value={keyword} onChange={setKeyword} />
            <div className={css.members}>
              <Table
                caption={words.caption}
                columns={[
                  {
                    id: 'name',
                    title: copy.settings.columns.name,
                    cell: (person) => <PersonCell person={person} />,
                  },
                  {
                    id: 'phone',
                    title: copy.settings.columns.phone,
                    width: 10,
                    cell: ({ phoneNumber }) => <Text numeric>{phoneNumber}</Text>,
                  },
                ]}
                rows={rows}
                rowId={({ id }) => id}
                rowName={({ name }) => name}
                selection={{ ids: chosen, onChange: setChosen }}
                empty={
                  all?.length === 0 ? (
                    <Empty kind="waiting" title={words.none.title}>
                      {words.none.text}
                    </Empty>
                  ) : (
                    <Empty kind="noMatch" title={words.noMatch.title}>
                      {words.noMatch.text}
                    </Empty>
                  )
                }
              />
            </div>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
