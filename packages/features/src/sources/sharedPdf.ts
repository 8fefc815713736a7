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
    const { opened, release } = holdPdf(key, address);
    void opened.then((here) => left || setPdf(here.kind === 'ready' ? here.pdf : null));
    return () => {
      left = true;
      setPdf(null);
      release();
    };
  }, [key, address]);
  return pdf;
};

/** The same outside of a component; whoever holds it releases it once. */
export const holdPdf = (key: string, address: FileAddress): { opened: Promise<Opened>; release: () => void } => {
  const here = held.get(key) ?? open(key, address);
  here.holders += 1;
  const release = () => {
    here.holders -= 1;
    if (here.holders > 0) return;
    held.delete(key);
    here.leave.abort();
  };
  return { opened: here.opened, release };
};

const open = (key: string, address: FileAddress): Held => {
  const leave = new AbortController();
  const made = { holders: 0, opened: openPdf(address, leave.signal), leave };
  held.set(key, made);
  return made;
};
