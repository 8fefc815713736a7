import { useSearchParams } from '../shared/useSearchParams.ts';
import { DocumentBinPage } from './DocumentBinPage.tsx';
import { DocumentLibraryPage, type DocumentLibraryPageProps } from './DocumentLibraryPage.tsx';

/** The documents of one assistant, or those that were deleted. */
export function DocumentsPage(props: DocumentLibraryPageProps) {
  const [query] = useSearchParams();
  return query.get('view') === 'bin' ? (
    <DocumentBinPage assistantId={props.assistantId} />
  ) : (
    <DocumentLibraryPage {...props} />
  );
}
