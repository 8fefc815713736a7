import { regression } from '@tinystar/contract';
import { useChange } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { ImportQuestionsDialog } from './ImportQuestionsDialog.tsx';

/** Takes questions in from a spreadsheet. */
export function ImportQuestions({ kbBotId, onClose }: { kbBotId: string; onClose: () => void }) {
  const send = useChange(regression.bulkImport, { touches: [regression.questions, regression.overview] });
  return (
    <ImportQuestionsDialog
      report={send.data}
      pending={send.isPending}
      error={send.error ? noticeOf(send.error)?.text : undefined}
      onFile={(files) => send.mutate({ kbBotId, files })}
      onClose={onClose}
    />
  );
}
