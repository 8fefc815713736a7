import { documents, type Document, type Page } from '@tinystar/contract';
import { Button, Empty, Result, Skeleton, SkeletonRegion } from '@tinystar/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCall } from '../shared/calls/index.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { remoteOf } from '../shared/remote.ts';

/** A document as its makers work on it: the pages of today's version, and its number. */
export interface ReadDocument {
  file: Document;
  pages: readonly Page[];
  version: number;
}

export interface OwnDocumentProps<T> {
  assistantId: string;
  fileId: string;
  words: { loadFailed: string; gone: string; back: string; notReady: { title: string; text: string } };
  /** What else is awaited. */
  also?: UseQueryResult<T> | undefined;
  onBack: () => void;
  children: (document: ReadDocument) => ReactNode;
}

/** Reads a document for its makers; says why it cannot be worked on in its place. */
export function OwnDocument<T>({ assistantId, fileId, words, also, onBack, children }: OwnDocumentProps<T>) {
  // A new version comes by itself: what was read a moment ago may be another's.
  const fresh = { staleTime: 0 };
  const file = useCall(documents.get, { fileId, kbBotId: assistantId }, fresh);
  const result = useCall(documents.result, { kbBotFileId: fileId, kbBotId: assistantId }, fresh);
  const calls = [file, result, ...(also ? [also] : [])];
  const remotes = calls.map((call) => remoteOf<unknown>(call));
  const back = <Button onPress={onBack}>{words.back}</Button>;
  if (remotes.some(({ kind }) => kind === 'missing'))
    return <Result kind="notFound" title={words.gone} actions={back} />;
  const failed = remotes.find(({ kind }) => kind === 'failed');
  if (failed)
    return (
      <FailedResult
        title={words.loadFailed}
        of={failed}
        onRetry={() => {
          for (const call of calls) void call.refetch();
        }}
      />
    );
  if (!file.data || !result.data || remotes.some(({ kind }) => kind === 'loading'))
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={30} />
      </SkeletonRegion>
    );
  const { pages, version } = result.data;
  if (version === undefined)
    return (
      <Empty kind="waiting" title={words.notReady.title} action={back}>
        {words.notReady.text}
      </Empty>
    );
  return children({ file: file.data, pages, version });
}
