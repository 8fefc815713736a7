import { documentVersions, type Document } from '@tinystar/contract';
import { Empty, Skeleton, SkeletonRegion } from '@tinystar/ui';
import { useEffect, useState } from 'react';
import { useCall, useTouch } from '../../shared/calls/index.ts';
import { FailedResult } from '../../shared/FailedResult.tsx';
import { remoteOf } from '../../shared/remote.ts';
import { useApi } from '../../shared/session.ts';
import { fileAddress } from '../fileAddress.ts';
import { copy } from './copy.ts';
import type { Comparison } from './model/changes.ts';
import { VersionComparison } from './VersionComparison.tsx';

export interface VersionComparisonPageProps {
  document: Document;
  /** The number of the earlier version. */
  from: number;
  /** That of the current one. */
  to: number;
}

/** How an earlier version of a document differs from the current one. */
export function VersionComparisonPage({ document, from, to }: VersionComparisonPageProps) {
  const touch = useTouch();
  const input = { kbBotId: document.kbBotId, kbBotFileId: document.id, from, to };
  const compared = useCall(documentVersions.compare, input, { staleTime: 0 });
  const remote = remoteOf(compared);
  const gone = remote.kind === 'missing';
  // One of the two was deleted or replaced meanwhile.
  useEffect(() => {
    if (gone) void touch(documentVersions.list);
  }, [gone, touch]);
  switch (remote.kind) {
    case 'loading':
      return (
        <SkeletonRegion>
          <Skeleton shape="block" height={30} />
        </SkeletonRegion>
      );
    case 'missing':
      return (
        <Empty kind="noMatch" title={copy.versionGone.title}>
          {copy.versionGone.text}
        </Empty>
      );
    case 'failed':
      return <FailedResult title={copy.compareFailed} of={remote} onRetry={() => void compared.refetch()} />;
    case 'ready':
      return <Loaded document={document} input={input} comparison={remote.data} />;
  }
}

interface LoadedProps {
  document: Document;
  input: { kbBotId: string; kbBotFileId: string; from: number; to: number };
  comparison: Comparison;
}

function Loaded({ document, input, comparison }: LoadedProps) {
  const api = useApi();
  // One address of each side for as long as they are looked at.
  const [addresses] = useState(() => {
    const addressOf = (side: 'from' | 'to') =>
      comparison[side].hasOutput
        ? fileAddress(
            document.id,
            comparison[side].filePass,
            async () => (await api(documentVersions.compare, input))[side].filePass,
          )
        : null;
    return { before: addressOf('from'), after: addressOf('to') };
  });
  return <VersionComparison document={document} comparison={comparison} addresses={addresses} />;
}
