import { Text } from '@tinystar/ui';
import { lazy, Suspense, useState } from 'react';
import { startCopy } from './startCopy.ts';
import { useDocumentList } from './useDocuments.ts';

const FirstUploads = lazy(() => import('./FirstUploads.tsx'));

const everything = { keyword: '', status: undefined, page: 1 } as const;

/** The first documents of an assistant, in the place where one would ask it. */
export function FirstDocumentsPage({ assistantId }: { assistantId: string }) {
  const {
    list: { data },
  } = useDocumentList(assistantId, everything);
  /** Files that were refused stay in view when the others are trained. */
  const [uploads, setUploads] = useState(false);
  if (!data) return null;
  const { count, rows, types } = data;
  const unread = rows.filter(({ status }) => status !== 'trained').length;
  const ready = unread < rows.length;
  /** Those of the first page that are being read or could not be read answer nothing. */
  const answering = count - unread;
  if (!ready && !uploads) setUploads(true);
  if (ready && !uploads) return <Text tone="secondary">{startCopy.ready(answering)}</Text>;
  return (
    <Suspense fallback={null}>
      <FirstUploads assistantId={assistantId} count={ready ? answering : count} ready={ready} types={types} />
    </Suspense>
  );
}
