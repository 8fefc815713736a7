import { enterprise, type ImportResult } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useChange } from '../shared/calls/index.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { noticeOf } from '../shared/errors.ts';
import { copy } from './copy.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportResultDialog } from './ImportResultDialog.tsx';
import { failureFile } from './model/failureSheet.ts';
import { saveFile } from '../shared/saveFile.ts';
import { say } from '../shared/say.ts';

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
  const [share, setShare] = useState(0);
  const leave = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leave.current = controller;
    return () => controller.abort();
  }, []);
  const check = useChange(
    (api, file: File) =>
      api(
        enterprise.uploadExcel,
        { files: file },
        { signal: leave.current.signal, onProgress: (sent, total) => setShare(total > 0 ? sent / total : 0) },
      ),
    {
      touches: [],
      onSuccess: (result, { name }) => onChecked({ fileName: name, result }),
      onError: () => setShare(0),
    },
  );
  const template = useChange(enterprise.template, {
    touches: [],
    onSuccess: (file) => saveFile(file, file instanceof File ? file.name : ''),
    onError: say,
  });
  return (
    <ImportDialog
      uploading={check.isPending ? { name: check.variables.name, share } : undefined}
      error={check.error ? noticeOf(check.error)?.text : undefined}
      onClose={onClose}
      onTemplate={() => template.mutate({})}
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
  const words = copy.result;
  const join = useChange(enterprise.addMembers, {
    touches: [enterprise.members],
    onSuccess: (added) => {
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
      onConfirm={() => join.mutate({ users: result.users.map(({ phoneNumber, name }) => ({ phoneNumber, name })) })}
    />
  );
}
