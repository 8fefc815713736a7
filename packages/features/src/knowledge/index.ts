export { statusLabels } from './copy.ts';
export { DocumentLibraryPage, type DocumentLibraryPageProps } from './DocumentLibraryPage.tsx';
export { FirstDocumentsPage } from './FirstDocumentsPage.tsx';
export { CorrectAnswer } from './CorrectAnswer.tsx';
export type { Correction } from './CorrectionDialog.tsx';
