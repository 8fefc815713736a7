import { TenantReportPage } from '@tinystar/features/reports';

/** /a/report/overview */
export default function TenantReportRoute() {
  return <TenantReportPage />;
}
