import { documents } from '@tinystar/contract';
import { useEffect } from 'react';
import { useTouch } from '../shared/calls/index.ts';
import { useApi } from '../shared/session.ts';
import { FirstDocuments } from './FirstDocuments.tsx';
import { useCoinNotice } from './useCoinNotice.ts';
import { useUploads } from './useUploads.ts';

export interface FirstUploadsProps {
  assistantId: string;
  /** Documents in the library; those that answer once one of them does. */
  count: number;
  /** One of them is trained. */
  ready: boolean;
  /** Kinds of files that can be uploaded. */
  types: readonly string[] | undefined;
}

/** Uploads in the place where one would ask: loads only for an assistant that cannot answer yet. */
export default function FirstUploads({ assistantId, count, ready, types }: FirstUploadsProps) {
  const touch = useTouch();
  const { queue, items } = useUploads(useApi(), assistantId);
  const noCoins = useCoinNotice();
  const stored = items.filter(({ phase }) => phase.kind === 'success').length;
  useEffect(() => void touch(documents.list), [touch, stored]);
  return (
    <FirstDocuments
      count={count}
      ready={ready}
      items={items}
      explain={({ message, coins }) => (coins ? noCoins.text : message)}
      types={types}
      onFiles={(files) => queue.add(files, types)}
      onCancel={queue.cancel}
      onRetry={queue.retry}
      onForce={queue.force}
      onReplace={queue.replace}
    />
  );
}
