import { FileDrop, InlineMessage, Stack, Text } from '@tinystar/ui';
import { useState } from 'react';
import { acceptedTypes } from './acceptedTypes.ts';
import { copy } from './copy.ts';
import { UploadItems, type UploadItemsProps } from './UploadItems.tsx';

export interface FirstDocumentsProps extends UploadItemsProps {
  /** Documents in the library. */
  count: number;
  /** One of them is trained: questions can be asked. */
  ready: boolean;
  /** Answers a refusal of the whole batch. */
  onFiles: (files: File[]) => string | null;
}

/** What a new assistant needs before it can answer: its first documents, dropped here, and how far they are. */
export function FirstDocuments({ count, ready, items, onFiles, ...acting }: FirstDocumentsProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const unfinished = items.filter(({ phase }) => phase.kind !== 'success');
  /** What was on its way or refused when the first was trained; later files are told of where they are added. */
  const [left, setLeft] = useState<ReadonlySet<string>>();
  if (ready && !left) setLeft(new Set(unfinished.map(({ key }) => key)));
  const open = left ? unfinished.filter(({ key }) => left.has(key)) : unfinished;
  return (
    <Stack gap={12}>
      {ready ? (
        <Text tone="secondary">{copy.start.ready(count)}</Text>
      ) : (
        <>
          <Text weight="strong">{copy.start.title}</Text>
          <Text tone="secondary">{count > 0 ? copy.start.training : copy.start.text}</Text>
          <FileDrop
            accept={acceptedTypes}
            label={copy.drawer.drop}
            hint={copy.drawer.hint}
            onFiles={(files) => setRefused(onFiles(files))}
          />
        </>
      )}
      {refused ? <InlineMessage tone="danger">{refused}</InlineMessage> : null}
      {open.length > 0 ? <UploadItems items={open} {...acting} /> : null}
    </Stack>
  );
}
