import { Text } from '@tinystar/ui';
import { lazy, Suspense } from 'react';
import { copy } from './copy.ts';
import { useDocumentList } from './useDocuments.ts';

const FirstUploads = lazy(() => import('./FirstUploads.tsx'));

const everything = { keyword: '', status: undefined, page: 1 } as const;

/** The first documents of an assistant, in the place where one would ask it. */
export function FirstDocumentsPage({ assistantId }: { assistantId: string }) {
  const { data } = useDocumentList(assistantId, everything);
  if (!data) return null;
  const { count, rows } = data;
  if (rows.some(({ status }) => status === 'trained')) return <Text tone="secondary">{copy.start.ready(count)}</Text>;
  return (
    <Suspense fallback={null}>
      <FirstUploads assistantId={assistantId} count={count} />
    </Suspense>
  );
}
