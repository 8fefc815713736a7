import { FileDrop, InlineMessage, Stack, Text } from '@tinystar/ui';
import { useState } from 'react';
import { accepted, usualTypes } from './acceptedTypes.ts';
import { copy } from './copy.ts';
import { UploadItems, type UploadItemsProps } from './UploadItems.tsx';
import { startCopy } from './startCopy.ts';

export interface FirstDocumentsProps extends UploadItemsProps {
  /** Documents in the library. */
  count: number;
  /** One of them is trained: questions can be asked. */
  ready: boolean;
  /** Answers a refusal of the whole batch. */
  onFiles: (files: File[]) => string | null;
  /** Kinds of files that can be uploaded. @default pdf, doc and docx */
  types?: readonly string[] | undefined;
}

/** What a new assistant needs before it can answer: its first documents, dropped here, and how far they are. */
export function FirstDocuments({ count, ready, items, types = usualTypes, onFiles, ...acting }: FirstDocumentsProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const unfinished = items.filter(({ phase }) => phase.kind !== 'success');
  /** What was on its way or refused when the first was trained; later files are told of where they are added. */
  const [left, setLeft] = useState<ReadonlySet<string>>();
  if (ready && !left) setLeft(new Set(unfinished.map(({ key }) => key)));
  const open = left ? unfinished.filter(({ key }) => left.has(key)) : unfinished;
  return (
    <Stack gap={12}>
      {ready ? (
        <Text tone="secondary">{startCopy.ready(count)}</Text>
      ) : (
        <>
          <Text weight="strong">{startCopy.title}</Text>
          <Text tone="secondary">{count > 0 ? startCopy.training : startCopy.text}</Text>
          <FileDrop
            accept={accepted(types)}
            label={copy.drawer.drop}
            hint={copy.drawer.hint(types)}
            onFiles={(files) => setRefused(onFiles(files))}
          />
        </>
      )}
      {refused ? <InlineMessage tone="danger">{refused}</InlineMessage> : null}
      {open.length > 0 ? <UploadItems items={open} {...acting} /> : null}
    </Stack>
  );
}
