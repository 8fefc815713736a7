import PDFDocument from 'pdfkit';

/** The Chinese font every document is set in; its used part is embedded. Debian package fonts-noto-cjk. */
const fontFile = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';
const fontName = 'NotoSansCJKsc-Regular';

/** A place in points from the top left of the unrotated page. */
export interface DrawnBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A text and where it was drawn. */
export interface Drawn {
  /** 1-based. */
  page: number;
  text: string;
  box: DrawnBox;
}

/** A document made by the tests, with the places of the texts that matter. */
export interface MadeDocument {
  bytes: Buffer;
  drawn: Drawn[];
}

export type PdfOptions = PDFKit.PDFDocumentOptions;

/** Starts an empty PDF with the Chinese font as `cn` and a fixed date, so that equal input gives equal bytes. */
export function startPdf(options: PdfOptions = {}): PDFKit.PDFDocument {
  const date = new Date('2026-01-01T00:00:00Z');
  const info = { CreationDate: date, ModDate: date };
  const document = new PDFDocument({ autoFirstPage: false, info, ...options });
  document.registerFont('cn', fontFile, fontName);
  return document;
}

/** Adds a page without margins: everything is drawn at stated places. Sizes in points; rotation as the viewer turns it. */
export function addPage(
  document: PDFKit.PDFDocument,
  size: [width: number, height: number] = [595, 842],
  rotation = 0,
): void {
  document.addPage({ size, margin: 0 });
  if (rotation !== 0) Object.assign(document.page.dictionary.data, { Rotate: rotation });
}

/** Ends a PDF and gives its bytes. */
export async function finishPdf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => document.once('end', () => done()));
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Where and how a text is set. Points. */
export interface Setting {
  x: number;
  y: number;
  width: number;
  size: number;
}

/** Draws text and gives its box: the font's whole line height, the reach of its widest line. */
export function draw(document: PDFKit.PDFDocument, text: string, { x, y, width, size }: Setting): DrawnBox {
  document.font('cn').fontSize(size);
  const height = document.heightOfString(text, { width });
  const reach = Math.min(Math.floor(width / size) * size, document.widthOfString(text));
  document.text(text, x, y, { width });
  return { left: x, top: y, right: x + reach, bottom: y + height };
}

/**
 * Draws text turned a quarter to the left, as on pages that the viewer turns to the right: it runs upwards from
 * (x, y), its lines follow to the right.
 */
export function drawUpwards(document: PDFKit.PDFDocument, text: string, { x, y, width, size }: Setting): DrawnBox {
  document.save().rotate(-90, { origin: [x, y] });
  const flat = draw(document, text, { x, y, width, size });
  document.restore();
  return { left: x, top: y - (flat.right - flat.left), right: x + (flat.bottom - flat.top), bottom: y };
}
