export { statusLabels } from './copy.ts';
export { DocumentsPage } from './DocumentsPage.tsx';
export { FirstDocumentsPage } from './FirstDocumentsPage.tsx';
export { RetrievalTestPage, type RetrievalTestPageProps } from './RetrievalTestPage.tsx';
