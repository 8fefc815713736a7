import { lazy, Suspense } from 'react';
import { useSearchParams } from '../shared/useSearchParams.ts';
import { DocumentLibraryPage, type DocumentLibraryPageProps } from './DocumentLibraryPage.tsx';

const DocumentBinPage = lazy(() => import('./DocumentBinPage.tsx'));

/** The documents of one assistant, or those that were deleted. */
export function DocumentsPage(props: DocumentLibraryPageProps) {
  const [query] = useSearchParams();
  if (query.get('view') !== 'bin') return <DocumentLibraryPage {...props} />;
  return (
    <Suspense fallback={null}>
      <DocumentBinPage assistantId={props.assistantId} />
    </Suspense>
  );
}
