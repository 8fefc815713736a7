import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { defaultLimits } from '../limits.ts';
import { pdfjsFolder } from './folder.ts';

type Pdfjs = typeof import('pdfjs-dist');

/**
 * Changes made to the pinned pdfjs-dist 4.10.38 while it loads, as exact pieces of its source. The cook reads places
 * and text, never pixels: decoding images and building glyph outlines would cost most of the time and open the image
 * decoders to hostile bytes. A stream that inflates past the cap ends the page instead of the machine.
 */
export const patches: readonly { find: string; replace: string; forPictures: boolean }[] = [
  {
    forPictures: false,
    find: 'const imageMask = dict.get("IM", "ImageMask") || false;\n    let imgData, args;',
    replace:
      'if (!this.parsingType3Font) operatorList.addImageOps(OPS.paintSolidColorImageMask, [w, h], optionalContent);\n' +
      '    const imageMask = false;\n    let imgData, args;\n    if (!imageMask) return;',
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
];

/**
 * Applies {@link patches}, without those that stand in the way of pictures when `pictures` are wanted. A piece that is
 * not found, as after an upgrade, is an error rather than a silent loss.
 */
export function patchWorker(source: string, pictures = false): string {
  const chosen = patches.filter((patch) => patch.forPictures || !pictures);
  return chosen.reduce((text, { find, replace }) => {
    if (text.split(find).length !== 2) throw new Error(`pdfjs-dist has changed: ${find.slice(0, 60)}`);
    return text.replace(find, () => replace);
  }, source);
}

/**
 * Loads pdf.js for reading in this process. Only for the child process: it installs a module hook and stands in for
 * browser globals that pdf.js looks for but that reading never uses.
 */
export async function loadPdfjs({ pictures = false } = {}): Promise<Pdfjs> {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith('/pdf.worker.mjs') || !loaded.source) return loaded;
      const { source } = loaded;
      const text = typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString();
      return { ...loaded, source: patchWorker(text, pictures) };
    },
  });
  const unused = class {};
  Object.assign(globalThis, { DOMMatrix: unused, ImageData: unused, Path2D: unused });
  return (await import('pdfjs-dist/legacy/build/pdf.mjs')) as Pdfjs;
}

/** Whether a stream of this process ran into the cap: pdf.js itself swallows the error and ends the page early. */
export const metTooLargeStream = (): boolean => 'tinystarStreamTooLarge' in globalThis;

/** Options for getDocument that keep reading local, bounded and complete (without cMaps Chinese text vanishes). */
export const readingOptions = {
  cMapUrl: join(pdfjsFolder, 'cmaps/'),
  cMapPacked: true,
  standardFontDataUrl: join(pdfjsFolder, 'standard_fonts/'),
  isEvalSupported: false,
  useSystemFonts: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  disableFontFace: false,
  enableXfa: false,
  verbosity: 0,
} as const;
