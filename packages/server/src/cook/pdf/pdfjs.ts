import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { defaultLimits } from '../limits.ts';
import { pdfjsFolder } from './folder.ts';

type Pdfjs = typeof import('pdfjs-dist');

/**
 * Changes made to the pinned pdfjs-dist 6.5.438 while it loads, as exact pieces of its source. The cook reads places
 * and text, never pixels: decoding images and building glyph outlines would cost most of the time and open the image
 * decoders to hostile bytes. A stream that inflates past the cap ends the page instead of the machine.
 */
export const patches: readonly { find: string; replace: string; forPictures: boolean }[] = [
  {
    forPictures: false,
    find: 'const imageMask = dict.get("IM", "ImageMask") || false;\n    let imgData, fn, args;',
    replace:
      'if (!this.parsingType3Font) operatorList.addImageOps(OPS.paintSolidColorImageMask, [w, h], optionalContent);\n' +
      '    const imageMask = false;\n    let imgData, fn, args;\n    if (!imageMask) return;',
  },
  {
    forPictures: true,
    find: 'static buildFontPaths(font, glyphs, handler, evaluatorOptions) {',
    replace: 'static buildFontPaths(font, glyphs, handler, evaluatorOptions) {\n    return;',
  },
  {
    forPictures: false,
    find: 'let size = this.minBufferLength;\n    while (size < requested) {',
    replace:
      `if (requested > ${defaultLimits.stream}) { globalThis.tinystarStreamTooLarge = true; throw new Error("stream too large"); }\n` +
      '    let size = this.minBufferLength;\n    while (size < requested) {',
  },
  {
    // Of a font the layout wants how high and deep letters reach and whether it is bold, not the megabytes of its file.
    forPictures: true,
    find:
      'buffer: compileFontInfo(this.#getExportData(EXPORT_DATA_PROPERTIES)),\n' +
      '      charProcOperatorList: this.charProcOperatorList,\n' +
      '      extra: this.fontExtraProperties ? this.#getExportData(EXPORT_DATA_EXTRA_PROPERTIES) : undefined',
    replace:
      'buffer: compileFontInfo({ ...this.#getExportData(EXPORT_DATA_PROPERTIES), data: undefined }),\n' +
      '      charProcOperatorList: this.charProcOperatorList,\n' +
      '      extra: { ascent: this.ascent, descent: this.descent, name: this.name }',
  },
  {
    // At once instead of by a chain of streams over other threads, and within the cap. What fails otherwise, pdf.js
    // reads again by itself as far as it goes.
    forPictures: true,
    find: 'try {\n      const {\n        readable,\n        writable\n      } = new DecompressionStream(name);',
    replace:
      'try {\n      return { decompressed: globalThis.tinystarInflate(name, bytes), compressed: bytes };\n' +
      '      const {\n        readable,\n        writable\n      } = new DecompressionStream(name);',
  },
];

/**
 * Applies {@link patches}, without those that stand in the way of pictures when `pictures` are wanted. A piece that is
 * not found, as after an upgrade, is an error rather than a silent loss.
 */
export function patchWorker(source: string, pictures = false): string {
  const places = patches
    .filter(({ forPictures }) => forPictures || !pictures)
    .map(({ find, replace }) => ({ at: source.indexOf(find), find, replace }))
    .toSorted((a, b) => a.at - b.at);
  let text = '';
  let done = 0;
  for (const { at, find, replace } of places) {
    if (at === -1 || source.includes(find, at + 1)) throw new Error(`pdfjs-dist has changed: ${find.slice(0, 60)}`);
    text += source.slice(done, at) + replace;
    done = at + find.length;
  }
  return text + source.slice(done);
}

/** The bytes of a compressed stream, or none when they are more than the cap. Throws when the stream is damaged. */
function inflate(name: string, bytes: Uint8Array): Uint8Array {
  const options = { maxOutputLength: defaultLimits.stream };
  try {
    const out = name === 'brotli' ? brotliDecompressSync(bytes, options) : inflateSync(bytes, options);
    return new Uint8Array(out.buffer, out.byteOffset, out.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    Object.assign(globalThis, { tinystarStreamTooLarge: true });
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

/**
 * Loads pdf.js for reading in this process. Only for the child process: it installs a module hook and stands in for
 * browser globals that pdf.js looks for but that reading never uses.
 */
export async function loadPdfjs({ pictures = false } = {}): Promise<Pdfjs> {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      // An add-on the child may not load; finding and refusing it would take a tenth of a small file's time.
      if (specifier === '@napi-rs/canvas') throw new Error('nothing is drawn here');
      return nextResolve(specifier, context);
    },
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith('/pdf.worker.mjs') || !loaded.source) return loaded;
      const { source } = loaded;
      const text = typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString();
      return { ...loaded, source: patchWorker(text, pictures) };
    },
  });
  const unused = class {};
  Object.assign(globalThis, { DOMMatrix: unused, ImageData: unused, Path2D: unused, tinystarInflate: inflate });
  globalThis.structuredClone = cloneOf(globalThis.structuredClone);
  const pdfjs = (await import('pdfjs-dist/legacy/build/pdf.min.mjs' as string)) as Pdfjs;
  pdfjs.GlobalWorkerOptions.workerSrc = './pdf.worker.mjs';
  return pdfjs;
}

/** Whether a stream of this process ran into the cap: pdf.js itself swallows the error and ends the page early. */
export const metTooLargeStream = (): boolean => 'tinystarStreamTooLarge' in globalThis;

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
