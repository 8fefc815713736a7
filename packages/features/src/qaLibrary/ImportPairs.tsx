import { qaEntries, qaPairs } from '@tinystar/contract';
import { useEffect, useRef, useState } from 'react';
import { useCall, useChange, useTouch } from '../shared/calls/index.ts';
import { noticeOf } from '../shared/errors.ts';
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
  const latest = data?.latest ?? undefined;
  const running = isRunning(latest?.status);
  // What was watched while it ran is shown when it has ended.
  if (running && !showsLast) setShowsLast(true);
  useTouchWhenEnded(running);
  const onSend = useChange(
    async (api, files: File) => {
      const options = { onProgress: (sent: number, total: number) => setShare(total > 0 ? sent / total : 0) };
      if (qaPairId) await api(qaEntries.bulkImport, { kbBotId, qaPairId, files }, options);
      else await api(qaPairs.bulkImport, { kbBotId, files }, options);
    },
    { touches: [qaPairs.importState], onSuccess: () => setShowsLast(true), onError: () => setShare(0) },
  );
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
    ? { kind: 'sending', name: onSend.variables.name, share }
    : latest && showsLast
      ? { kind: running ? 'running' : 'ended', of: latest }
      : { kind: 'choose', error: onSend.error ? noticeOf(onSend.error)?.text : undefined };
  return (
    <ImportDialog
      into={qaPairId ? 'entries' : 'pairs'}
      phase={phase}
      downloading={failures.isPending}
      onClose={onClose}
      onTemplate={() => template.mutate({})}
      onFile={(file) => onSend.mutate(file)}
      onDownload={() => failures.mutate(place)}
      onAgain={() => {
        setShowsLast(false);
        onSend.reset();
      }}
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
    if (ran.current && !running) void touch(qaPairs.page, qaEntries.page);
    ran.current = running;
  }, [running, touch]);
}
