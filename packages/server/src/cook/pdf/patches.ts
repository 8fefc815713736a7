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
      `if (requested > ${defaultLimits.stream}) { globalThis.tinystarStreamTooLarge(); throw new Error("stream too large"); }\n` +
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
    why: 'Of a TrueType font the layout wants its metrics and, where its codes are named by the file, these names: glyphs, programs and maps are neither repaired nor written anew. Upstream: an option of getDocument that reads text without making fonts to draw with.',
    forPictures: true,
    find: 'const hintsValid = sanitizeTTPrograms(tables.fpgm, tables.prep, tables["cvt "], maxFunctionDefs);',
    replace:
      'if (!tables.head || !tables.hhea) throw new FormatError(\'Required "head" or "hhea" table is not found\');\n' +
      '    const unitsPerEm = int16(tables.head.data[18], tables.head.data[19]);\n' +
      '    this.ascent = signedInt16(tables.hhea.data[4], tables.hhea.data[5]) / unitsPerEm;\n' +
      '    this.descent = signedInt16(tables.hhea.data[6], tables.hhea.data[7]) / unitsPerEm;\n' +
      '    if (!properties.composite && tables.post) readPostScriptTable(tables.post, properties, numGlyphs);\n' +
      '    if (!properties.composite && tables.name) adjustTrueTypeToUnicode(properties, this.isSymbolicFont, readNameTable(tables.name)[1]);\n' +
      '    return new Uint8Array(0);\n' +
      '    const hintsValid = true;',
  },
  {
    why: 'A font of type 1 or CFF is not written as an OpenType file: once its own encoding is known, its text can be read. Upstream: as above.',
    forPictures: true,
    find: 'const glyphZeroId = font instanceof CFFFont ? font.glyphZeroId : 1;',
    replace: 'return new Uint8Array(0);\n    const glyphZeroId = 1;',
  },
  {
    why: 'The parts of a CFF font are not put together again. Upstream: as above.',
    forPictures: true,
    find: 'this.data = compiler.compile();\n    } catch (ex) {\n      warn(`Failed to compile font "${properties.loadedName}": "${ex}".`);\n      file.reset();',
    replace: 'this.data = new Uint8Array(0);\n    } catch (ex) {\n      file.reset();',
  },
  {
    why: 'A table of codes that comes with pdf.js is read once, not once for each font: they are only looked up in. Upstream: the same.',
    forPictures: true,
    find: 'async function createBuiltInCMap(name, fetchBuiltInCMap) {',
    replace:
      'const builtInCMaps = new Map();\n' +
      'function createBuiltInCMap(name, fetchBuiltInCMap) {\n' +
      '  if (!builtInCMaps.has(name)) builtInCMaps.set(name, readBuiltInCMap(name, fetchBuiltInCMap));\n' +
      '  return builtInCMaps.get(name);\n' +
      '}\n' +
      'async function readBuiltInCMap(name, fetchBuiltInCMap) {',
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
