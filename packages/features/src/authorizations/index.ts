export { CenterPage } from './CenterPage.tsx';
export { LentPage, type LentPageProps } from './LentPage.tsx';
