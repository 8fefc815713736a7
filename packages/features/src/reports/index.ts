export { ConversationsPage, type ConversationsPageProps } from './ConversationsPage.tsx';
export { GapsPage, type GapsPageProps } from './GapsPage.tsx';
export { MonitorPage } from './MonitorPage.tsx';
export { OverviewPage, type ReportPageProps } from './OverviewPage.tsx';
export { TenantReportPage } from './TenantReportPage.tsx';
export { UsersPage } from './UsersPage.tsx';
