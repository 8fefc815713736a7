import type { Api, SheetPreview } from '@tinystar/contract';
import { useState } from 'react';
import { useChange } from './calls/index.ts';
import { noticeOf } from './errors.ts';
import type { OpenedSheet, SheetReading } from './sheetReading.ts';

type Look = (api: Api, file: File, onProgress: (sent: number, total: number) => void) => Promise<SheetPreview>;

/** Has the server look at a spreadsheet, and keeps it with how it is to be read until it is sent or left. */
export function useSheetPreview(look: Look) {
  const [opened, setOpened] = useState<OpenedSheet & { file: File }>();
  const [share, setShare] = useState(0);
  const change = useChange(
    (api, file: File) => look(api, file, (sent, total) => setShare(total > 0 ? sent / total : 0)),
    {
      touches: [],
      onSuccess: (preview, file) =>
        setOpened({ file, name: file.name, preview, reading: { head: true, columns: preview.columns } }),
      onError: () => setShare(0),
    },
  );
  return {
    opened,
    /** The file on its way; undefined while there is none. */
    sending: change.isPending ? { name: change.variables.name, share } : undefined,
    error: change.error ? noticeOf(change.error)?.text : undefined,
    open: (file: File) => change.mutate(file),
    read: (reading: SheetReading) => setOpened((now) => now && { ...now, reading }),
    close() {
      setOpened(undefined);
      change.reset();
    },
  };
}
