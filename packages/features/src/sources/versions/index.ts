export { VersionsPage, type VersionsPageProps } from './VersionsPage.tsx';
