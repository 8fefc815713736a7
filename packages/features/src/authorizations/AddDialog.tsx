import type { LentAssistant } from '@tinystar/contract';
import { Avatar, Button, Dialog, Empty, Inline, Stack, Table, Text } from '@tinystar/ui';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface AddDialogProps {
  open: boolean;
  assistants: Remote<{ rows: LentAssistant[] }>;
  pending: boolean;
  onAdd: (ids: string[]) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Chooses own assistants that an enterprise is to be lent. */
export function AddDialog({ open, assistants, pending, onAdd, onRetry, onClose }: AddDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.addTitle}
      footer={
        <>
          <Button onPress={onClose}>{copy.cancel}</Button>
          <Button
            tone="accent"
            emphasis="solid"
            disabled={chosen.size === 0}
            pending={pending}
            onPress={() => onAdd([...chosen])}
          >
            {copy.confirmAdd(chosen.size)}
          </Button>
        </>
      }
    >
      {assistants.kind === 'failed' || assistants.kind === 'missing' ? (
        <FailedResult title={copy.failed} of={assistants} onRetry={onRetry} />
      ) : (
        <Table
          caption={copy.addTitle}
          rows={assistants.kind === 'ready' ? assistants.data.rows : undefined}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          selection={{ ids: chosen, onChange: setChosen }}
          empty={<Empty kind="noMatch" title={copy.addEmpty} />}
          columns={[
            {
              id: 'name',
              title: copy.name,
              cell: ({ id, name, avatar, description }) => (
                <Inline>
                  <Avatar name={name} id={id} source={avatar} size="sm" decorative />
                  <Stack gap={0}>
                    <Text lines={1} title={name}>
                      {name}
                    </Text>
                    {description ? (
                      <Text size="caption" tone="secondary" lines={1} title={description}>
                        {description}
                      </Text>
                    ) : null}
                  </Stack>
                </Inline>
              ),
            },
          ]}
        />
      )}
    </Dialog>
  );
}
