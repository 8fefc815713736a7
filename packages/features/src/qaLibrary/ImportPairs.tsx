import { qaEntries, qaPairs } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useEffect, useRef, useState } from 'react';
import { useCall, useChange, useTouch } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
import { remoteOf } from '../shared/remote.ts';
import { sheetCopy } from '../shared/sheetCopy.ts';
import { fieldsOf, type SheetReading } from '../shared/sheetReading.ts';
import { useSheetPreview } from '../shared/useSheetPreview.ts';
import { saveFile } from '../shared/saveFile.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { ImportDialog, type ImportPhase } from './ImportDialog.tsx';

export interface ImportPairsProps {
  kbBotId: string;
  /** Into this pair; left out, whole pairs. */
  qaPairId?: string;
  onClose: () => void;
}

const POLL = 700;

/** Bulk import, joined to the job that does it: one that is running is shown again when the dialog is opened anew. */
export function ImportPairs({ kbBotId, qaPairId, onClose }: ImportPairsProps) {
  const place = { kbBotId, ...(qaPairId && { qaPairId }) };
  const [showsLast, setShowsLast] = useState(false);
  const [share, setShare] = useState(0);
  const { data } = useCall(qaPairs.importState, place, {
    poll: (latest) => (isRunning(latest?.latest?.status) ? POLL : false),
    staleTime: 0,
  });
  const recent = useCall(qaPairs.imports, place, { staleTime: 0 });
  const lines = remoteOf(recent);
  const latest = data?.latest ?? undefined;
  const running = isRunning(latest?.status);
  // What was watched while it ran is shown when it has ended.
  if (running && !showsLast) setShowsLast(true);
  useTouchWhenEnded(running);
  const sheet = useSheetPreview((api, files, onProgress) =>
    api(qaPairs.importPreview, { ...place, files }, { onProgress }),
  );
  const onSend = useChange(
    async (api, { file: files, reading }: { file: File; reading: SheetReading }) => {
      const options = { onProgress: (sent: number, total: number) => setShare(total > 0 ? sent / total : 0) };
      if (qaPairId) await api(qaEntries.bulkImport, { kbBotId, qaPairId, ...fieldsOf(reading), files }, options);
      else await api(qaPairs.bulkImport, { kbBotId, ...fieldsOf(reading), files }, options);
    },
    {
      touches: [qaPairs.importState, qaPairs.imports],
      onSuccess: () => {
        setShowsLast(true);
        sheet.close();
      },
      onError: () => setShare(0),
    },
  );
  const undo = useChange(qaPairs.undoImport, {
    touches: [qaPairs.importState, qaPairs.imports, qaPairs.page, qaEntries.page],
    onSuccess: ({ kept }) => toast(kept > 0 ? sheetCopy.undoneBut(kept) : sheetCopy.undone),
    onError: say,
  });
  const template = useChange(qaPairId ? qaEntries.importTemplate : qaPairs.importTemplate, {
    touches: [],
    onSuccess: (file) => saveFile(file, nameOf(file, copy.transfer.template)),
    onError: say,
  });
  const failures = useChange(qaPairs.importFailures, {
    touches: [],
    onSuccess: (file) => saveFile(file, nameOf(file, copy.transfer.downloadName)),
    onError: say,
  });
  const phase: ImportPhase = onSend.isPending
    ? { kind: 'sending', name: onSend.variables.file.name, share }
    : sheet.sending
      ? { kind: 'sending', ...sheet.sending }
      : sheet.opened
        ? { kind: 'columns', sheet: sheet.opened, error: onSend.error ? noticeOf(onSend.error)?.text : undefined }
        : latest && showsLast
          ? { kind: running ? 'running' : 'ended', of: latest }
          : { kind: 'choose', error: sheet.error };
  return (
    <ImportDialog
      into={qaPairId ? 'entries' : 'pairs'}
      phase={phase}
      downloading={failures.isPending}
      onClose={onClose}
      onTemplate={() => template.mutate({})}
      onFile={sheet.open}
      onRead={sheet.read}
      onConfirm={() => sheet.opened && onSend.mutate(sheet.opened)}
      undoing={undo.isPending}
      onUndo={() => latest && undo.mutate({ kbBotId, importId: latest.id })}
      onDownload={() => failures.mutate(place)}
      onAgain={() => {
        setShowsLast(false);
        sheet.close();
        onSend.reset();
      }}
      recent={lines.kind === 'ready' ? { kind: 'ready', data: lines.data.rows } : lines}
      onRetryRecent={() => void recent.refetch()}
      undoingRecent={undo.isPending ? undo.variables.importId : undefined}
      onUndoRecent={(importId, withEdited) => undo.mutate({ kbBotId, importId, ...(withEdited && { withEdited }) })}
      onLast={latest ? () => setShowsLast(true) : undefined}
    />
  );
}

const isRunning = (status: string | undefined) => status === 'waiting' || status === 'running';

const nameOf = (file: Blob, otherwise: string) => (file instanceof File ? file.name : otherwise);

/** The lists are asked again when an import has ended. */
function useTouchWhenEnded(running: boolean): void {
  const touch = useTouch();
  const ran = useRef(false);
  useEffect(() => {
    if (ran.current && !running) void touch(qaPairs.imports, qaPairs.page, qaEntries.page);
    ran.current = running;
  }, [running, touch]);
}
