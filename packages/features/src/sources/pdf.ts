import { getDocument, MissingPDFException, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist';
import { pdfWorker } from './pdfWorker.ts';

export { AnnotationMode, RenderingCancelledException, TextLayer } from 'pdfjs-dist';
export type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';

/** How opening a file may end; `gone` when the server no longer has it. */
export type Opened = { kind: 'ready'; pdf: PDFDocumentProxy } | { kind: 'gone' } | { kind: 'failed' };

/** One thread reads all documents of the page. Left to itself, pdf.js would end it with the first document that closes. */
let thread: { worker: PDFWorker; broken: Promise<'broken'> } | undefined;

const sharedThread = () => {
  if (thread) return thread;
  const port = pdfWorker();
  const broken = new Promise<'broken'>((resolve) => {
    port.addEventListener('error', () => {
      thread = undefined;
      resolve('broken');
    });
  });
  // The declared type of `port` is that of its default, null.
  thread = { worker: new PDFWorker({ port: port as unknown as null }), broken };
  return thread;
};

/**
 * Opens a PDF by ranges, so that a page in the middle of a large file comes at once. Character maps and the standard
 * fonts are served by the application; `eval` is never used. Aborting closes the document.
 */
export const openPdf = async (url: string, signal: AbortSignal): Promise<Opened> => {
  const { worker, broken } = sharedThread();
  const task = getDocument({
    url,
    worker,
    cMapUrl: '/pdf/cmaps/',
    cMapPacked: true,
    standardFontDataUrl: '/pdf/fonts/',
    isEvalSupported: false,
    disableStream: true,
    disableAutoFetch: true,
    enableXfa: false,
  });
  signal.addEventListener('abort', () => void task.destroy());
  try {
    const pdf = await Promise.race([task.promise, broken]);
    return pdf === 'broken' ? { kind: 'failed' } : { kind: 'ready', pdf };
  } catch (error) {
    return { kind: error instanceof MissingPDFException ? 'gone' : 'failed' };
  }
};
