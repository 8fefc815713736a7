import { makeZip } from './zip.ts';

/** One piece of a Word file. */
export type DocxPiece =
  | { heading: 1 | 2 | 3; text: string }
  | { text: string }
  | { table: string[][] }
  | { picture: Buffer };

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

function escape(text: string): string {
  return text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
}

function paragraph(text: string, style = ''): string {
  const properties = style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;
}

function picture(id: string): string {
  const size = '<wp:extent cx="1905000" cy="952500"/>';
  const blip = `<pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill>`;
  const graphic = `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>${blip}</pic:pic></a:graphicData></a:graphic>`;
  return `<w:p><w:r><w:drawing><wp:inline>${size}<wp:docPr id="1" name="${id}"/>${graphic}</wp:inline></w:drawing></w:r></w:p>`;
}

function body(pieces: readonly DocxPiece[]): string {
  return pieces
    .map((piece, i) => {
      if ('table' in piece) {
        const rows = piece.table.map(
          (row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`,
        );
        return `<w:tbl>${rows.join('')}</w:tbl>`;
      }
      if ('picture' in piece) return picture(`picture${i}`);
      return paragraph(piece.text, 'heading' in piece ? `Heading${piece.heading}` : '');
    })
    .join('');
}

/** The files inside a minimal docx, for tests that tamper with them before {@link makeZip}. */
export function docxFiles(pieces: readonly DocxPiece[]): Record<string, string | Buffer> {
  const pictures = pieces.flatMap((piece, i) =>
    'picture' in piece ? [{ id: `picture${i}`, bytes: piece.picture }] : [],
  );
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (inner: string): string =>
    `${head}<Relationships xmlns="${packages}/relationships">${inner}</Relationships>`;
  const styles = [1, 2, 3].map(
    (level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`,
  );
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': relations(
      relation('styles', 'styles', 'styles.xml') +
        pictures.map(({ id }) => relation(id, 'image', `media/${id}.png`)).join(''),
    ),
    'word/styles.xml': `${head}<w:styles ${namespaces}>${styles.join('')}</w:styles>`,
    'word/document.xml': `${head}<w:document ${namespaces}><w:body>${body(pieces)}</w:body></w:document>`,
    ...Object.fromEntries(pictures.map(({ id, bytes }) => [`word/media/${id}.png`, bytes])),
  };
}

/** A Word file of headings, paragraphs, tables and pictures. */
export function makeDocx(pieces: readonly DocxPiece[]): Buffer {
  return makeZip(docxFiles(pieces));
}
