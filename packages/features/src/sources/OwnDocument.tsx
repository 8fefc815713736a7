import { documents, type Document, type Page } from '@tinystar/contract';
import { Button, Empty } from '@tinystar/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { togetherOf, useCall, useTouch } from '../shared/calls/index.ts';
import { OwnCalls, type OwnCallsProps } from './OwnCalls.tsx';

/** A document as its makers work on it: the pages as of one save, of one version of the document. */
export interface ReadDocument {
  file: Document;
  pages: readonly Page[];
  version: number;
  /** The number of the version of the document; undefined from a server that does not tell. */
  versionNumber: number | undefined;
}

export interface OwnDocumentProps<T> extends Pick<OwnCallsProps, 'onBack' | 'leaves'> {
  assistantId: string;
  fileId: string;
  words: OwnCallsProps['words'] & { notReady: { title: string; text: string } };
  /** What else is awaited. */
  also?: UseQueryResult<T> | undefined;
  children: (document: ReadDocument) => ReactNode;
}

/** Reads a document for its makers; says why it cannot be worked on in its place. */
export function OwnDocument<T>({ assistantId, fileId, words, also, onBack, leaves, children }: OwnDocumentProps<T>) {
  // A new version comes by itself: what was read a moment ago may be another's.
  const fresh = { staleTime: 0 };
  const file = useCall(documents.get, { fileId, kbBotId: assistantId }, fresh);
  const result = useCall(documents.result, { kbBotFileId: fileId, kbBotId: assistantId }, fresh);
  const { data } = togetherOf({ file, result });
  const { pages, version, versionNumber } = data?.result ?? {};
  const described = data?.file.versionNumber;
  const touch = useTouch();
  useEffect(() => {
    if (versionNumber !== undefined && described !== undefined && versionNumber !== described)
      void touch(documents.get, documents.result, documents.list);
  }, [versionNumber, described, touch]);
  return (
    <OwnCalls calls={[file, result, ...(also ? [also] : [])]} words={words} onBack={onBack} {...(leaves && { leaves })}>
      {data && pages && version !== undefined ? (
        children({ file: data.file, pages, version, versionNumber })
      ) : (
        <Empty kind="waiting" title={words.notReady.title} action={<Button onPress={onBack}>{words.back}</Button>}>
          {words.notReady.text}
        </Empty>
      )}
    </OwnCalls>
  );
}
