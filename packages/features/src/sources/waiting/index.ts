export { WaitingEditsPage, type WaitingEditsPageProps } from './WaitingEditsPage.tsx';
