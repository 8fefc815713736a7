export { SourcesPage, type SourcesPageProps } from './SourcesPage.tsx';
