import { documents } from '@tinystar/contract';
import { useEffect } from 'react';
import { useTouch } from '../shared/calls/index.ts';
import { useApi } from '../shared/session.ts';
import { FirstDocuments } from './FirstDocuments.tsx';
import { useCoinNotice } from './useCoinNotice.ts';
import { useDocumentList } from './useDocuments.ts';
import { useUploads } from './useUploads.ts';

const everything = { keyword: '', status: undefined, page: 1 } as const;

/** The first documents of an assistant, in the place where one would ask it. */
export function FirstDocumentsPage({ assistantId }: { assistantId: string }) {
  const { data } = useDocumentList(assistantId, everything);
  const touch = useTouch();
  const { queue, items } = useUploads(useApi(), assistantId);
  const noCoins = useCoinNotice();
  const stored = items.filter(({ phase }) => phase.kind === 'success').length;
  useEffect(() => void touch(documents.list), [touch, stored]);
  if (!data) return null;
  return (
    <FirstDocuments
      count={data.count}
      ready={data.rows.some(({ status }) => status === 'trained')}
      items={items}
      explain={({ message, coins }) => (coins ? noCoins.text : message)}
      onFiles={queue.add}
      onCancel={queue.cancel}
      onRetry={queue.retry}
      onForce={queue.force}
    />
  );
}
