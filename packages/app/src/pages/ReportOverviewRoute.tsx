import { OverviewPage } from '@tinystar/features/reports';
import { useReportPaths } from './useReportPaths.ts';

/** /a/train/bot/:kbBotId/report/overview */
export default function ReportOverviewRoute() {
  return <OverviewPage {...useReportPaths()} />;
}
