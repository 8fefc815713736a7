interface Glyph {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
  advanceWidth: number;
}

// What pdfkit asks of a font, and where it keeps fonts by name; its types do not tell.
interface Internals {
  _fontFamilies: Record<string, unknown>;
  _fontCount: number;
}

// A dictionary ends without a stream, which its type does not allow for.
const close = (reference: PDFKit.PDFKitReference): void => (reference as unknown as { end(): void }).end();

const wide = 1_000;
const half = 500;
const widthOf = (letter: string): number => (letter.codePointAt(0)! < 0x80 ? half : wide);

/**
 * Registers the standard Chinese font STSong-Light, which is never embedded: viewers know its characters by the
 * predefined map UniGB-UCS2-H. Latin letters are set half as wide as Chinese ones.
 */
export function readingSystemFont(document: PDFKit.PDFDocument, key: string): void {
  const internals = document as unknown as Internals;
  let dictionary: PDFKit.PDFKitReference | undefined;
  const font = {
    id: `F${++internals._fontCount}`,
    name: `STSong-Light-${key}`,
    ascender: 880,
    descender: -120,
    lineGap: 250,
    xHeight: 500,
    capHeight: 730,
    bbox: [-25, -254, 1000, 880],
    ref: () => (dictionary ??= document.ref({})),
    finalize() {
      if (!dictionary) return;
      const descriptor = document.ref({
        Type: 'FontDescriptor',
        FontName: 'STSong-Light',
        Flags: 6,
        FontBBox: this.bbox,
        ItalicAngle: 0,
        Ascent: this.ascender,
        Descent: this.descender,
        CapHeight: this.capHeight,
        StemV: 93,
      });
      close(descriptor);
      const descendant = document.ref({
        Type: 'Font',
        Subtype: 'CIDFontType0',
        BaseFont: 'STSong-Light',
        CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('GB1'), Supplement: 2 },
        FontDescriptor: descriptor,
        DW: wide,
        // The character identifiers 1 to 95 are those of printable ASCII.
        W: [1, 95, half],
      });
      close(descendant);
      Object.assign(dictionary.data, {
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: 'STSong-Light-UniGB-UCS2-H',
        Encoding: 'UniGB-UCS2-H',
        DescendantFonts: [descendant],
      });
      close(dictionary);
    },
    encode(text: string): [string[], Glyph[]] {
      const letters = [...text].filter((letter) => letter.codePointAt(0)! <= 0xffff);
      return [
        letters.map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')),
        letters.map((letter) => {
          const advance = widthOf(letter);
          return { xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: advance };
        }),
      ];
    },
    widthOfString: (text: string, size: number) =>
      ([...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size) / 1_000,
    lineHeight: (size: number, includeGap = false) => ((880 + 120 + (includeGap ? 250 : 0)) * size) / 1_000,
  };
  internals._fontFamilies[key] = font;
}
