import { regression } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useCall, useChange } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { sheetCopy } from '../shared/sheetCopy.ts';
import { fieldsOf } from '../shared/sheetReading.ts';
import { useSheetPreview } from '../shared/useSheetPreview.ts';
import { ImportQuestionsDialog } from './ImportQuestionsDialog.tsx';

/** Takes questions in from a spreadsheet. */
export function ImportQuestions({ kbBotId, onClose }: { kbBotId: string; onClose: () => void }) {
  const touches = [regression.questions, regression.overview, regression.imports];
  const recent = useCall(regression.imports, { kbBotId }, { staleTime: 0 });
  const lines = remoteOf(recent);
  const sheet = useSheetPreview((api, files, onProgress) =>
    api(regression.importPreview, { kbBotId, files }, { onProgress }),
  );
  const send = useChange(regression.bulkImport, { touches });
  const undo = useChange(regression.undoImport, { touches, onSuccess: () => toast(sheetCopy.undone), onError: say });
  const { opened } = sheet;
  const importId = send.data?.importId;
  return (
    <ImportQuestionsDialog
      report={send.data}
      undone={undo.isSuccess && undo.variables.importId === importId}
      pending={sheet.sending !== undefined || send.isPending || undo.isPending}
      sheet={opened}
      error={send.error ? noticeOf(send.error)?.text : sheet.error}
      onFile={sheet.open}
      onRead={sheet.read}
      onConfirm={() => opened && send.mutate({ kbBotId, files: opened.file, ...fieldsOf(opened.reading) })}
      onUndo={() => send.data && undo.mutate({ kbBotId, importId: send.data.importId })}
      onAgain={() => {
        sheet.close();
        send.reset();
      }}
      onClose={onClose}
      recent={lines.kind === 'ready' ? { kind: 'ready', data: lines.data.rows } : lines}
      onRetryRecent={() => void recent.refetch()}
      undoingRecent={undo.isPending ? undo.variables.importId : undefined}
      onUndoRecent={(id) => undo.mutate({ kbBotId, importId: id })}
    />
  );
}
