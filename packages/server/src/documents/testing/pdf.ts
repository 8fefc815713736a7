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

/** A PDF whose parsing takes a while. */
export const longPdf = (pages: number): Promise<Buffer> =>
  pdfOf(Array.from({ length: pages }, (_, at) => `Sentence number ${at} tells about pump ${at}. `.repeat(40)));
