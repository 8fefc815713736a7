import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { defaultLimits } from '../limits.ts';
import { pdfjsFolder } from './folder.ts';
import { patchWorker } from './patches.ts';

type Pdfjs = typeof import('pdfjs-dist');

let tooLargeStream = false;
const meetTooLargeStream = (): void => void (tooLargeStream = true);

/** The bytes of a compressed stream, or none when they are more than the cap. Throws when the stream is damaged. */
function inflate(name: string, bytes: Uint8Array): Uint8Array {
  // Pieces as large as the result is likely to be: joining many small ones takes longer than what they hold.
  const chunkSize = Math.min(Math.max(4 * bytes.length, 16 * 1024), 1024 * 1024);
  const options = { maxOutputLength: defaultLimits.stream, chunkSize };
  try {
    const out = name === 'brotli' ? brotliDecompressSync(bytes, options) : inflateSync(bytes, options);
    return new Uint8Array(out.buffer, out.byteOffset, out.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    meetTooLargeStream();
    return new Uint8Array(0);
  }
}

/**
 * Stands in for structuredClone, by which pdf.js passes messages between its two halves. A page's list of operators is
 * by far the largest and only read afterwards: copying the outermost lists, which the sender empties, is enough.
 */
function cloneOf(clone: typeof structuredClone): typeof structuredClone {
  return (message, options) => {
    const { chunk } = message as { chunk?: { fnArray?: unknown[]; argsArray?: unknown[] } };
    if (!chunk?.fnArray || !chunk.argsArray) return clone(message, options);
    const { fnArray, argsArray } = chunk;
    return { ...message, chunk: { ...chunk, fnArray: fnArray.slice(), argsArray: argsArray.slice() } };
  };
}

let loaded: Promise<Pdfjs> | undefined;

/**
 * Loads pdf.js into this process, once, both its halves. Only for the child process: it changes how modules load, and
 * defines browser globals that pdf.js looks for but that reading never uses. Whether pictures are decoded is decided by
 * the first call.
 */
export const loadPdfjs = ({ pictures = false } = {}): Promise<Pdfjs> => (loaded ??= load(pictures));

async function load(pictures: boolean): Promise<Pdfjs> {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      // The child may not load this add-on. Refusing at once saves a tenth of a small file's time.
      if (specifier === '@napi-rs/canvas') throw new Error('nothing is drawn here');
      return nextResolve(specifier, context);
    },
    load(url, context, nextLoad) {
      const source = nextLoad(url, context);
      if (!url.endsWith('/pdf.worker.mjs') || !source.source) return source;
      const text =
        typeof source.source === 'string' ? source.source : Buffer.from(source.source as Uint8Array).toString();
      return { ...source, source: patchWorker(text, pictures) };
    },
  });
  const unused = class {};
  Object.assign(globalThis, {
    DOMMatrix: unused,
    ImageData: unused,
    Path2D: unused,
    tinystarInflate: inflate,
    tinystarStreamTooLarge: meetTooLargeStream,
  });
  globalThis.structuredClone = cloneOf(globalThis.structuredClone);
  const pdfjs = (await import('pdfjs-dist/legacy/build/pdf.min.mjs' as string)) as Pdfjs;
  // It would be loaded by the first document.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string);
  return pdfjs;
}

/** Begins a document: none of its streams has run into the cap. */
export const forgetTooLargeStream = (): void => void (tooLargeStream = false);

/** Whether a stream of this document ran into the cap: pdf.js itself swallows the error and ends the page early. */
export const metTooLargeStream = (): boolean => tooLargeStream;

/** Options for getDocument that keep reading local, bounded and complete (without cMaps Chinese text vanishes). */
export const readingOptions = {
  cMapUrl: join(pdfjsFolder, 'cmaps/'),
  cMapPacked: true,
  standardFontDataUrl: join(pdfjsFolder, 'standard_fonts/'),
  wasmUrl: join(pdfjsFolder, 'wasm/'),
  useSystemFonts: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  disableFontFace: false,
  enableXfa: false,
  verbosity: 0,
} as const;
