import { enterprise, type ImportResult } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { noticeOf } from '../shared/errors.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportResultDialog } from './ImportResultDialog.tsx';
import { failureFile } from './model/failureSheet.ts';
import { saveFile } from './model/saveFile.ts';
import { say } from '../shared/say.ts';
import { useMemberActions } from './useMembers.ts';

interface Checked {
  fileName: string;
  result: ImportResult;
}

/** Bulk import: a spreadsheet is checked, its result shown, and only the confirmation adds anybody. */
export function ImportMembers({ onClose }: { onClose: () => void }) {
  const [checked, setChecked] = useState<Checked | null>(null);
  return checked ? (
    <Confirmation {...checked} onResult={(result) => setChecked({ ...checked, result })} onClose={onClose} />
  ) : (
    <Upload onChecked={setChecked} onClose={onClose} />
  );
}

function Upload({ onChecked, onClose }: { onChecked: (checked: Checked) => void; onClose: () => void }) {
  const api = useApi();
  const [share, setShare] = useState(0);
  const leave = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leave.current = controller;
    return () => controller.abort();
  }, []);
  const check = useMutation({
    mutationFn: (file: File) =>
      api(
        enterprise.uploadExcel,
        { files: file },
        {
          signal: leave.current.signal,
          onProgress: (sent, total) => setShare(total > 0 ? sent / total : 0),
        },
      ),
    onSuccess: (result, { name }) => onChecked({ fileName: name, result }),
    onError: () => setShare(0),
  });
  const template = useMutation({
    mutationFn: () => api(enterprise.template, {}),
    onSuccess: (file) => saveFile(file, file instanceof File ? file.name : ''),
    onError: say,
  });
  return (
    <ImportDialog
      uploading={check.isPending ? { name: check.variables.name, share } : undefined}
      error={check.error ? noticeOf(check.error)?.text : undefined}
      onClose={onClose}
      onTemplate={() => template.mutate()}
      onFile={(file) => check.mutate(file)}
    />
  );
}

interface ConfirmationProps extends Checked {
  /** People that could not be added after all are shown instead. */
  onResult: (result: ImportResult) => void;
  onClose: () => void;
}

function Confirmation({ fileName, result, onResult, onClose }: ConfirmationProps) {
  const api = useApi();
  const { refresh } = useMemberActions();
  const words = copy.result;
  const join = useMutation({
    mutationFn: () => api(enterprise.addMembers, { users: result.users }),
    onSuccess: (added) => {
      void refresh();
      if (added.joinable + added.waitJoin > 0) toast(words.joined(added.joinable, added.waitJoin));
      if (added.failed === 0) return onClose();
      toast(words.someFailed(added.failed), { tone: 'warning' });
      // They are in now; what is left to show is who is not.
      return onResult({ ...added, users: [] });
    },
    onError: say,
  });
  const download = useMutation({
    mutationFn: () => failureFile(result.failedRows),
    onSuccess: (file) => saveFile(file, words.downloadName),
    onError: () => toast(words.downloadFailed, { tone: 'danger' }),
  });
  return (
    <ImportResultDialog
      fileName={fileName}
      result={result}
      pending={join.isPending}
      downloading={download.isPending}
      onClose={onClose}
      onDownload={() => download.mutate()}
      onConfirm={() => join.mutate()}
    />
  );
}
