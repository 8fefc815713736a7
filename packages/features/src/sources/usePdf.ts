import { useEffect, useState } from 'react';
import { openPdf, type Opened } from './pdf.ts';

/** The document behind `url`; `attempt` opens it again. */
export const usePdf = (url: string, attempt: number): Opened | { kind: 'loading' } => {
  const [opened, setOpened] = useState<{ of: string; value: Opened } | null>(null);
  const key = `${attempt} ${url}`;
  useEffect(() => {
    const leave = new AbortController();
    const show = (value: Opened) => {
      if (!leave.signal.aborted) setOpened({ of: key, value });
    };
    void openPdf(url, leave.signal).then((value) => {
      show(value);
      if (value.kind === 'ready') void value.broken.then(() => show({ kind: 'failed' }));
    });
    return () => leave.abort();
  }, [url, key]);
  return opened?.of === key ? opened.value : { kind: 'loading' };
};
