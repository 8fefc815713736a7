export { CorrectAnswer } from './CorrectAnswer.tsx';
export type { Correction } from './CorrectionPage.tsx';
export { QaLibraryPage, type QaLibraryPageProps } from './QaLibraryPage.tsx';
export { QaDetailPage, type QaDetailPageProps } from './QaDetailPage.tsx';
