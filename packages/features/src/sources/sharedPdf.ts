import { useEffect, useState } from 'react';
import type { FileAddress } from './fileAddress.ts';
import { openPdf, type Opened, type PDFDocumentProxy } from './pdf.ts';

interface Held {
  holders: number;
  opened: Promise<Opened>;
  leave: AbortController;
}

const held = new Map<string, Held>();

/** A document that several small pictures of its pages read at once; it is opened by the first and closed with the last. */
export const useSharedPdf = (key: string, address: FileAddress | null): PDFDocumentProxy | null => {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  useEffect(() => {
    if (!address) return;
    let left = false;
    const here = held.get(key) ?? open(key, address);
    here.holders += 1;
    void here.opened.then((opened) => left || setPdf(opened.kind === 'ready' ? opened.pdf : null));
    return () => {
      left = true;
      setPdf(null);
      here.holders -= 1;
      if (here.holders > 0) return;
      held.delete(key);
      here.leave.abort();
    };
  }, [key, address]);
  return pdf;
};

const open = (key: string, address: FileAddress): Held => {
  const leave = new AbortController();
  const made = { holders: 0, opened: openPdf(address, leave.signal), leave };
  held.set(key, made);
  return made;
};
