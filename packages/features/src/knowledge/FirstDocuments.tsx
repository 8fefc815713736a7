import { documents } from '@tinystar/contract';
import { FileDrop, InlineMessage, Stack, Text } from '@tinystar/ui';
import { useEffect, useState } from 'react';
import { useTouch } from '../shared/calls/index.ts';
import { useApi } from '../shared/session.ts';
import { acceptedTypes } from './acceptedTypes.ts';
import { copy } from './copy.ts';
import { UploadItems } from './UploadItems.tsx';
import { useCoinNotice } from './useCoinNotice.ts';
import { useDocumentList } from './useDocuments.ts';
import { useUploads } from './useUploads.ts';

const everything = { keyword: '', status: undefined, page: 1 } as const;

/** What a new assistant needs before it can answer: its first documents, dropped here, and how far they are. */
export function FirstDocuments({ assistantId }: { assistantId: string }) {
  const { data } = useDocumentList(assistantId, everything);
  const touch = useTouch();
  const { queue, items } = useUploads(useApi(), assistantId);
  const noCoins = useCoinNotice();
  const [refused, setRefused] = useState<string | null>(null);
  const stored = items.filter(({ phase }) => phase.kind === 'success').length;
  useEffect(() => void touch(documents.list), [touch, stored]);
  if (!data) return null;
  const trained = data.rows.some(({ status }) => status === 'trained');
  if (trained) return <Text tone="secondary">{copy.start.ready(data.count)}</Text>;
  const open = items.filter(({ phase }) => phase.kind !== 'success');
  return (
    <Stack gap={12}>
      <Text weight="strong">{copy.start.title}</Text>
      <Text tone="secondary">{data.count > 0 ? copy.start.training : copy.start.text}</Text>
      <FileDrop
        accept={acceptedTypes}
        label={copy.drawer.drop}
        hint={copy.drawer.hint}
        onFiles={(files) => setRefused(queue.add(files))}
      />
      {refused ? <InlineMessage tone="danger">{refused}</InlineMessage> : null}
      {open.length > 0 ? (
        <UploadItems
          items={open}
          explain={({ message, coins }) => (coins ? noCoins.text : message)}
          onCancel={queue.cancel}
          onRetry={queue.retry}
          onForce={queue.force}
        />
      ) : null}
    </Stack>
  );
}
