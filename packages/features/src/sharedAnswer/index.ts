export { SharedAnswerPage, type SharedAnswerPageProps } from './SharedAnswerPage.tsx';
