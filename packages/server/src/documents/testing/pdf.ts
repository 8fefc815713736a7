import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A PDF with one heading and one paragraph on each page. */
export function pdfOf(pages: readonly string[], title = 'Manual'): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 60, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  pages.forEach((text, at) => {
    if (at > 0) document.addPage();
    document
      .fontSize(20)
      .text(`${title} ${at + 1}`)
      .moveDown()
      .fontSize(11)
      .text(text);
  });
  document.end();
  return done;
}

/** A grey pixel. */
const greyPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCAWbD9aQAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF of a page with text and a page that is a picture. */
export async function halfScannedPdf(text: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 60, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.fontSize(11).text(text);
  document.addPage().image(greyPixel, 0, 0, { width: 595, height: 842 });
  document.end();
  return done;
}

/** A PDF whose parsing takes a while. */
export const longPdf = (pages: number): Promise<Buffer> =>
  pdfOf(Array.from({ length: pages }, (_, at) => `Sentence number ${at} tells about pump ${at}. `.repeat(40)));

/** A small PDF whose one page inflates to `size` bytes. */
export function inflatingPdf(size: number): Buffer {
  const stream = deflateSync(Buffer.alloc(size, 0x20));
  const head = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>> endobj
4 0 obj <</Filter/FlateDecode/Length ${stream.length}>> stream
`;
  return Buffer.concat([
    Buffer.from(head),
    stream,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  ]);
}
