import { useEffect, useState } from 'react';
import type { FileAddress } from './fileAddress.ts';
import { openPdf, type Opened } from './pdf.ts';

/** The document at an address; `attempt` opens it again. */
export const usePdf = (address: FileAddress, attempt: number): Opened | { kind: 'loading' } => {
  const [opened, setOpened] = useState<{ of: FileAddress; attempt: number; value: Opened } | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    const show = (value: Opened) => {
      if (!leave.signal.aborted) setOpened({ of: address, attempt, value });
    };
    void openPdf(address, leave.signal).then((value) => {
      show(value);
      if (value.kind === 'ready') void value.broken.then(() => show({ kind: 'failed' }));
    });
    return () => leave.abort();
  }, [address, attempt]);
  return opened?.of === address && opened.attempt === attempt ? opened.value : { kind: 'loading' };
};
