/** Reads all text of a PDF with plain pdf.js, as the yardstick of ingest.ts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const document = await getDocument({
  data: new Uint8Array(await readFile(process.argv[2])),
  cMapUrl: join(folder, 'cmaps/'),
  cMapPacked: true,
  standardFontDataUrl: join(folder, 'standard_fonts/'),
  verbosity: 0,
}).promise;
let letters = 0;
for (let index = 1; index <= document.numPages; index += 1) {
  const page = await document.getPage(index);
  const { items } = await page.getTextContent();
  for (const item of items) letters += item.str.length;
  page.cleanup();
}
process.stdout.write(`${letters}\n`);
process.exit(0);
