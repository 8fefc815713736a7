import { MonitorPage } from '@tinystar/features/reports';
import { useReportPaths } from './useReportPaths.ts';

/** /a/train/bot/:kbBotId/report/monitor */
export default function ReportMonitorRoute() {
  return <MonitorPage {...useReportPaths()} />;
}
