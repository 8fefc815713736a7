export { statusLabels } from './copy.ts';
export { DocumentLibraryPage, type DocumentLibraryPageProps } from './DocumentLibraryPage.tsx';
export { FirstDocumentsPage } from './FirstDocumentsPage.tsx';
export { RetrievalTestPage, type RetrievalTestPageProps } from './RetrievalTestPage.tsx';
