import { UsersPage } from '@tinystar/features/reports';
import { useReportPaths } from './useReportPaths.ts';

/** /a/train/bot/:kbBotId/report/chat/user */
export default function ReportUsersRoute() {
  return <UsersPage {...useReportPaths()} />;
}
