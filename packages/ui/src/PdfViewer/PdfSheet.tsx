import type { ReactNode } from 'react';
import { sheet } from './PdfViewer.css.ts';

export interface PdfSheetProps {
  /** From 1. */
  number: number;
  top: number;
  width: number;
  height: number;
  label: string;
  children: ReactNode;
}

/** One page's paper: white in every theme. */
export function PdfSheet({ number, top, width, height, label, children }: PdfSheetProps) {
  return (
    <section
      className={sheet}
      data-theme="light"
      data-page={number}
      aria-label={label}
      style={{ insetBlockStart: top, inlineSize: width, blockSize: height }}
    >
      {children}
    </section>
  );
}
