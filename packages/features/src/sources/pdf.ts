import { GlobalWorkerOptions, getDocument, MissingPDFException, type PDFDocumentProxy } from 'pdfjs-dist';
import { pdfWorker } from './pdfWorker.ts';

export { AnnotationMode, RenderingCancelledException, TextLayer } from 'pdfjs-dist';
export type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';

GlobalWorkerOptions.workerPort = pdfWorker();

/** How opening a file may end; `gone` when the server no longer has it. */
export type Opened = { kind: 'ready'; pdf: PDFDocumentProxy } | { kind: 'gone' } | { kind: 'failed' };

/**
 * Opens a PDF by ranges, so that a page in the middle of a large file comes at once. Character maps and the standard
 * fonts are served by the application; `eval` is never used. Aborting frees the worker.
 */
export const openPdf = async (url: string, signal: AbortSignal): Promise<Opened> => {
  const task = getDocument({
    url,
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
    return { kind: 'ready', pdf: await task.promise };
  } catch (error) {
    return { kind: error instanceof MissingPDFException ? 'gone' : 'failed' };
  }
};
