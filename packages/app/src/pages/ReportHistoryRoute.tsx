import { CorrectAnswer } from '@tinystar/features/qaLibrary';
import { ConversationsPage } from '@tinystar/features/reports';
import { lazy, Suspense } from 'react';
import { useReportPaths } from './useReportPaths.ts';

const AnswerTraceToggle = lazy(async () => ({
  default: (await import('@tinystar/features/chat')).AnswerTraceToggle,
}));

/** /a/train/bot/:kbBotId/report/chat/history; what is answered badly is put right in the Q&A library. */
export default function ReportHistoryRoute() {
  const { kbBotId } = useReportPaths();
  return (
    <ConversationsPage
      kbBotId={kbBotId}
      correct={(initial, onClose) => <CorrectAnswer assistantId={kbBotId} initial={initial} onClose={onClose} />}
      trace={(id, read) => (
        <Suspense fallback={null}>
          <AnswerTraceToggle id={id} trace={read} />
        </Suspense>
      )}
    />
  );
}
