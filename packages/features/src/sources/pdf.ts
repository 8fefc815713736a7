import { lateMessages } from '@tinystar/contract';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileAddress } from './fileAddress.ts';
import { watchPulse } from './pulse.ts';
import { openRanges, PartMissing } from './ranges.ts';
import { sharedThread } from './thread.ts';

export { AnnotationMode, RenderingCancelledException, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
export type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * How opening a file may end; `gone` when the server no longer has it, or not this `version` of it; `broken` settles when
 * it can be read no more; `currentVersion` is the number of the version that answers today.
 */
export type Opened =
  | { kind: 'ready'; pdf: PDFDocumentProxy; broken: Promise<'broken'>; currentVersion?: number | undefined }
  | { kind: 'gone'; version: boolean }
  | { kind: 'failed' };

/** Opening gives up when nothing came for so long, in milliseconds. */
const PATIENCE = 60_000;

/** So long a document that is left may go on opening, in milliseconds. */
const CLOSING = 5_000;

/**
 * Opens a PDF by ranges, so that a page in the middle of a large file comes at once. Character maps, standard fonts,
 * a colour profile and the decoders of scanned pages are served by the application. Aborting closes the document.
 */
export const openPdf = async (address: FileAddress, signal: AbortSignal): Promise<Opened> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opening = true;
  try {
    // A browser may refuse to start the thread at all.
    const { worker, broken: dead, giveUp } = sharedThread();
    const lost = Promise.withResolvers<'broken'>();
    const broken = Promise.race([dead, lost.promise]);
    const { source, currentVersion } = await openRanges(address, signal, () => lost.resolve('broken'));
    const task = getDocument({
      ...source,
      worker,
      cMapUrl: '/pdf/cmaps/',
      cMapPacked: true,
      standardFontDataUrl: '/pdf/fonts/',
      iccUrl: '/pdf/iccs/',
      wasmUrl: '/pdf/wasm/',
      disableStream: true,
      disableAutoFetch: true,
      enableXfa: false,
    });
    // Closed in the middle of opening, the thread throws an error that nobody can catch.
    const close = async () => {
      clearTimeout(timer);
      const opened = task.promise.then(
        () => undefined,
        () => undefined,
      );
      await Promise.race([opened, new Promise((done) => setTimeout(done, CLOSING))]);
      await task.destroy();
    };
    signal.addEventListener('abort', () => void close());
    if (signal.aborted) void close();
    // What comes once it is open, as its pages are looked at, is waited for where it is asked for (ranges.ts).
    const wait = () => {
      clearTimeout(timer);
      if (opening && !signal.aborted) timer = setTimeout(giveUp, PATIENCE);
    };
    task.onProgress = wait;
    wait();
    const pdf = await Promise.race([task.promise, broken]);
    if (pdf === 'broken' || signal.aborted) return { kind: 'failed' };
    watchPulse({ ask: () => pdf.getPageMode(), onDeath: giveUp, hidden: () => document.hidden, signal });
    return { kind: 'ready', pdf, broken, currentVersion };
  } catch (error) {
    if (!(error instanceof PartMissing) || error.gone === undefined) return { kind: 'failed' };
    return { kind: 'gone', version: error.gone === lateMessages.versionDeleted };
  } finally {
    opening = false;
    clearTimeout(timer);
  }
};
