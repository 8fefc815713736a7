import { defaultLimits } from '../limits.ts';

/** One change of pdf.js's source. */
export interface Patch {
  /** What it is for, and what pdf.js itself could offer so that it would not be needed. */
  why: string;
  /** A piece of the source that stands there exactly once. */
  find: string;
  replace: string;
  /** Whether it is made when pictures are decoded too. */
  forPictures: boolean;
}

/**
 * Changes made to the pinned pdfjs-dist 6.5.438 while it loads. The cook reads places and text, never pixels; each
 * `why` ends with what we would offer to pdf.js.
 */
export const patches: readonly Patch[] = [
  {
    why: "Images are announced with their place instead of decoded: decoding takes most of a page's time and hands hostile bytes to the decoders. Upstream: an option of getOperatorList that leaves images out.",
    forPictures: false,
    find: 'const imageMask = dict.get("IM", "ImageMask") || false;\n    let imgData, fn, args;',
    replace:
      'if (!this.parsingType3Font) operatorList.addImageOps(OPS.paintSolidColorImageMask, [w, h], optionalContent);\n' +
      '    const imageMask = false;\n    let imgData, fn, args;\n    if (!imageMask) return;',
  },
  {
    why: 'Glyph outlines are never drawn. Upstream: an option of getDocument that builds no font paths.',
    forPictures: true,
    find: 'static buildFontPaths(font, glyphs, handler, evaluatorOptions) {',
    replace: 'static buildFontPaths(font, glyphs, handler, evaluatorOptions) {\n    return;',
  },
  {
    why: 'A decoded stream that grows past the cap ends its page instead of the machine. Upstream: an option maxStreamSize.',
    forPictures: false,
    find: 'let size = this.minBufferLength;\n    while (size < requested) {',
    replace:
      `if (requested > ${defaultLimits.stream}) { globalThis.tinystarStreamTooLarge = true; throw new Error("stream too large"); }\n` +
      '    let size = this.minBufferLength;\n    while (size < requested) {',
  },
  {
    why: 'Of a font the layout wants how high and deep letters reach and whether it is bold, not the megabytes of its file. Upstream: ascent and descent in the exported font data, and an option to leave the file out.',
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
    why: 'Streams are inflated at once and within the cap, instead of by a chain of streams over other threads; what fails, pdf.js reads again by itself as far as it goes. Upstream: a synchronous inflate where the platform has one.',
    forPictures: true,
    find: 'try {\n      const {\n        readable,\n        writable\n      } = new DecompressionStream(name);',
    replace:
      'try {\n      return { decompressed: globalThis.tinystarInflate(name, bytes), compressed: bytes };\n' +
      '      const {\n        readable,\n        writable\n      } = new DecompressionStream(name);',
  },
];

/**
 * Makes the changes of {@link patches}, without those that stand in the way of pictures when `pictures` are wanted.
 * Throws when a piece of source is missing or stands there twice, as may be after an upgrade.
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
