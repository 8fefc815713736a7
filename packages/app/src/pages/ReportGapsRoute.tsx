import { CorrectAnswer } from '@tinystar/features/qaLibrary';
import { GapsPage } from '@tinystar/features/reports';
import { useReportPaths } from './useReportPaths.ts';

/** /a/train/bot/:kbBotId/report/gaps; what is answered here goes into the Q&A library. */
export default function ReportGapsRoute() {
  const paths = useReportPaths();
  return (
    <GapsPage
      {...paths}
      documentsPath={`/a/train/bot/${paths.kbBotId}/knowledge/doc`}
      testPath={`/a/train/bot/${paths.kbBotId}/knowledge/test`}
      correct={(initial, onClose) => <CorrectAnswer assistantId={paths.kbBotId} initial={initial} onClose={onClose} />}
    />
  );
}
