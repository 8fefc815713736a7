import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfWorker } from './pdfWorker.ts';

/** The thread that reads PDFs. */
export interface PdfThread {
  worker: PDFWorker;
  /** Settles when it reads no more; the next {@link sharedThread} is a new one. */
  broken: Promise<'broken'>;
  /** Ends it, for all documents of the page. */
  giveUp(): void;
}

let thread: PdfThread | undefined;

/** One thread reads all documents of the page. Left to itself, pdf.js would end it with the first document that closes. */
export const sharedThread = (): PdfThread => {
  if (thread) return thread;
  const port = pdfWorker();
  const end = Promise.withResolvers<'broken'>();
  const started: PdfThread = {
    // The declared type of `port` is that of its default, null.
    worker: new PDFWorker({ port: port as unknown as null }),
    broken: end.promise,
    giveUp() {
      if (thread === started) thread = undefined;
      port.terminate();
      end.resolve('broken');
    },
  };
  port.addEventListener('error', started.giveUp);
  port.addEventListener('messageerror', started.giveUp);
  thread = started;
  return started;
};
