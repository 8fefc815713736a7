import { regression } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useChange } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { say } from '../shared/say.ts';
import { sheetCopy } from '../shared/sheetCopy.ts';
import { fieldsOf } from '../shared/sheetReading.ts';
import { useSheetPreview } from '../shared/useSheetPreview.ts';
import { ImportQuestionsDialog } from './ImportQuestionsDialog.tsx';

/** Takes questions in from a spreadsheet. */
export function ImportQuestions({ kbBotId, onClose }: { kbBotId: string; onClose: () => void }) {
  const touches = [regression.questions, regression.overview];
  const sheet = useSheetPreview((api, files, onProgress) =>
    api(regression.importPreview, { kbBotId, files }, { onProgress }),
  );
  const send = useChange(regression.bulkImport, { touches });
  const undo = useChange(regression.remove, { touches, onSuccess: () => toast(sheetCopy.undone), onError: say });
  const { opened } = sheet;
  return (
    <ImportQuestionsDialog
      report={send.data}
      undone={undo.isSuccess}
      pending={sheet.sending !== undefined || send.isPending || undo.isPending}
      sheet={opened}
      error={send.error ? noticeOf(send.error)?.text : sheet.error}
      onFile={sheet.open}
      onRead={sheet.read}
      onConfirm={() => opened && send.mutate({ kbBotId, files: opened.file, ...fieldsOf(opened.reading) })}
      onUndo={() => send.data && undo.mutate({ kbBotId, ids: send.data.ids })}
      onAgain={() => {
        sheet.close();
        send.reset();
      }}
      onClose={onClose}
    />
  );
}
