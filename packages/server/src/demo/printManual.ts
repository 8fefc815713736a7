import PDFDocument from 'pdfkit';
import { addCjkFonts } from './cjkFonts.ts';
import type { Manual, Piece } from './manual.ts';

type Pdf = PDFKit.PDFDocument;

const page = { width: 595.28, height: 841.89 };
const edge = { left: 68, right: 68, top: 92, bottom: 88 };
const measure = page.width - edge.left - edge.right;
const ink = { text: '#1f2329', quiet: '#6b7280', accent: '#00875f', line: '#cfd5dc', fill: '#eef6f3' };
const body = { size: 10.5, gap: 5.5 };

/** Prints a manual as an A4 PDF with running head, page numbers and ruled tables. Equal input gives equal bytes. */
export async function printManual(manual: Manual, options: { embedFonts?: boolean } = {}): Promise<Buffer> {
  const date = new Date('2026-01-01T00:00:00Z');
  const document = new PDFDocument({
    size: 'A4',
    margins: edge,
    bufferPages: true,
    info: { Title: manual.title, CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => document.once('end', () => done()));
  addCjkFonts(document, options.embedFonts);
  titleOf(document, manual);
  for (const piece of manual.pieces) draw(document, piece);
  furnish(document, manual);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function titleOf(document: Pdf, { title, subtitle }: Manual): void {
  document.font('strong').fontSize(24).fillColor(ink.text).text(title, { lineGap: 4 });
  document.font('text').fontSize(11.5).fillColor(ink.quiet).text(subtitle);
  const y = document.y + 12;
  document
    .moveTo(edge.left, y)
    .lineTo(edge.left + 56, y)
    .lineWidth(2.4)
    .strokeColor(ink.accent)
    .stroke();
  document.y = y + 18;
}

function draw(document: Pdf, piece: Piece): void {
  if ('heading' in piece) return heading(document, piece.heading);
  if ('text' in piece) return paragraph(document, piece.text);
  if ('steps' in piece) return piece.steps.forEach((step, at) => paragraph(document, `${at + 1}. ${step}`, 12));
  table(document, piece.table, piece.caption);
}

function heading(document: Pdf, text: string): void {
  room(document, 96);
  document.y += 10;
  document.font('strong').fontSize(14.5).fillColor(ink.accent).text(text, edge.left, document.y, { width: measure });
  document.y += 7;
}

function paragraph(document: Pdf, text: string, indent = 0): void {
  const width = measure - indent;
  document.font('text').fontSize(body.size).fillColor(ink.text);
  room(document, Math.min(60, document.heightOfString(text, { width, lineGap: body.gap })));
  document.text(text, edge.left + indent, document.y, { width, lineGap: body.gap });
  document.y += 7;
}

function table(document: Pdf, rows: readonly (readonly string[])[], caption: string): void {
  const columns = rows[0]?.length ?? 1;
  const widths = columnWidths(columns);
  const heights = rows.map((row) => Math.max(...row.map((cell, at) => cellHeight(document, cell, widths[at] ?? 0))));
  room(
    document,
    heights.reduce((sum, height) => sum + height, 40),
  );
  document.y += 4;
  document.font('strong').fontSize(10).fillColor(ink.quiet).text(caption, edge.left, document.y, { width: measure });
  let y = document.y + 6;
  rows.forEach((row, index) => {
    const height = heights[index] ?? 0;
    if (index === 0) document.rect(edge.left, y, measure, height).fillColor(ink.fill).fill();
    let x = edge.left;
    row.forEach((cell, at) => {
      const width = widths[at] ?? 0;
      document.rect(x, y, width, height).lineWidth(0.7).strokeColor(ink.line).stroke();
      document
        .font(index === 0 ? 'strong' : 'text')
        .fontSize(9.8)
        .fillColor(ink.text);
      document.text(cell, x + 8, y + 7, { width: width - 16, lineGap: 3 });
      x += width;
    });
    y += height;
  });
  document.x = edge.left;
  document.y = y + 16;
}

// The first column names things and is narrow; the others share the rest.
const columnWidths = (columns: number): number[] =>
  Array.from({ length: columns }, (_, at) => (at === 0 ? 0.28 : 0.72 / (columns - 1)) * measure);

function cellHeight(document: Pdf, cell: string, width: number): number {
  document.font('strong').fontSize(9.8);
  return document.heightOfString(cell, { width: width - 16, lineGap: 3 }) + 12;
}

/** Begins a new page unless `height` points are left on this one. */
function room(document: Pdf, height: number): void {
  if (document.y + height > page.height - edge.bottom) document.addPage();
}

function furnish(document: Pdf, { head }: Manual): void {
  const { start, count } = document.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    document.switchToPage(start + at);
    // Written into the margins, where pdfkit would otherwise begin another page.
    document.page.margins.bottom = 0;
    document.font('text').fontSize(8.5).fillColor(ink.quiet);
    document.text(head, edge.left, 46, { width: measure, lineBreak: false });
    document
      .moveTo(edge.left, 64)
      .lineTo(page.width - edge.right, 64)
      .lineWidth(0.6)
      .strokeColor(ink.line)
      .stroke();
    document.text(`第 ${at + 1} 页 / 共 ${count} 页`, edge.left, page.height - 54, {
      width: measure,
      align: 'center',
      lineBreak: false,
    });
    document.page.margins.bottom = edge.bottom;
  }
}
