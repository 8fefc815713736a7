export { RegressionNote } from './RegressionNote.tsx';
export { RegressionPage } from './RegressionPage.tsx';
