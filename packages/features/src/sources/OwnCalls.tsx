import { ApiError } from '@tinystar/contract';
import { Button, Result, Skeleton, SkeletonRegion } from '@tinystar/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { remoteOf } from '../shared/remote.ts';

export interface OwnCallsProps {
  calls: readonly UseQueryResult<unknown>[];
  words: { loadFailed: string; gone: string; back: string };
  onBack: () => void;
  /** Whether something that was read may go from the page once it is deleted: nothing is typed there. */
  leaves?: boolean;
  /** Shown once all of them have answered. */
  children: ReactNode;
}

/** What a screen about one document asks for; why it cannot be shown, in its place. */
export function OwnCalls({ calls, words, onBack, leaves = false, children }: OwnCallsProps) {
  const remotes = calls.map((call) => remoteOf(call));
  const deleted = leaves && calls.some(({ error }) => error instanceof ApiError && error.status === 404);
  if (deleted || remotes.some(({ kind }) => kind === 'missing'))
    return <Result kind="notFound" title={words.gone} actions={<Button onPress={onBack}>{words.back}</Button>} />;
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
  if (remotes.some(({ kind }) => kind === 'loading'))
    return (
      <SkeletonRegion>
        <Skeleton shape="block" height={30} />
      </SkeletonRegion>
    );
  return children;
}
