import { existsSync } from 'node:fs';
import { readingSystemFont } from './readingSystemFont.ts';

type Pdf = PDFKit.PDFDocument;

const folder = '/usr/share/fonts/opentype/noto';
const fonts = {
  text: { file: `${folder}/NotoSansCJK-Regular.ttc`, name: 'NotoSansCJKsc-Regular' },
  strong: { file: `${folder}/NotoSansCJK-Bold.ttc`, name: 'NotoSansCJKsc-Bold' },
};

/**
 * Gives a document the fonts `text` and `strong`. With Debian's fonts-noto-cjk their used part is embedded; without it
 * the document names a standard Chinese font and each viewer takes its own.
 */
export function addCjkFonts(document: Pdf, embed = existsSync(fonts.text.file) && existsSync(fonts.strong.file)): void {
  for (const [key, { file, name }] of Object.entries(fonts)) {
    if (embed) document.registerFont(key, file, name);
    else readingSystemFont(document, key);
  }
}
