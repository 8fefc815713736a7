import { sharing, type Assistant } from '@tinystar/contract';
import { Button, Heading, Inline, Stack, Text } from '@tinystar/ui';
import { useState } from 'react';
import { useCall } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { MiniProgramDialog } from './MiniProgramDialog.tsx';

/** The WeChat mini program on the page of third-party platforms: there is nothing to set, only a code to show (C-88). */
export function MiniProgram({ assistant }: { assistant: Assistant }) {
  const [open, setOpen] = useState(false);
  return (
    <Stack gap={8}>
      <Heading level={2}>{copy.mini.title}</Heading>
      <Text tone="secondary">{assistant.permission === 'public' ? copy.mini.text : copy.mini.closed}</Text>
      <Inline>
        <Button disabled={assistant.permission !== 'public'} onPress={() => setOpen(true)}>
          {copy.mini.show}
        </Button>
      </Inline>
      {open ? <Opened assistant={assistant} onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
}

function Opened({ assistant, onClose }: { assistant: Assistant; onClose: () => void }) {
  const query = useCall(sharing.miniProgramCode, { kbBotId: assistant.id });
  const known = remoteOf(query);
  return (
    <MiniProgramDialog
      name={assistant.name}
      code={known.kind === 'ready' ? { kind: 'ready', data: known.data.image } : known}
      onRetry={() => void query.refetch()}
      onClose={onClose}
    />
  );
}
