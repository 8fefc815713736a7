import { Text } from '@tinystar/ui';
import { lazy, Suspense, useState } from 'react';
import { startCopy } from './startCopy.ts';
import { useDocumentList } from './useDocuments.ts';

const FirstUploads = lazy(() => import('./FirstUploads.tsx'));

const everything = { keyword: '', status: undefined, page: 1 } as const;

/** The first documents of an assistant, in the place where one would ask it. */
export function FirstDocumentsPage({ assistantId }: { assistantId: string }) {
  const { data } = useDocumentList(assistantId, everything);
  /** Files that were refused stay in view when the others are trained. */
  const [uploads, setUploads] = useState(false);
  if (!data) return null;
  const { count, rows, types } = data;
  const ready = rows.some(({ status }) => status === 'trained');
  if (!ready && !uploads) setUploads(true);
  if (ready && !uploads) return <Text tone="secondary">{startCopy.ready(count)}</Text>;
  return (
    <Suspense fallback={null}>
      <FirstUploads assistantId={assistantId} count={count} ready={ready} types={types} />
    </Suspense>
  );
}
