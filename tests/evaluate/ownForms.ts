import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import type { Piece, Source } from './ownSet.ts';

const DOTS_PER_INCH = 150;
const A4 = [595, 842] as const;

/** The pages of a PDF as pictures in a new one, as a scanner makes it. Needs `pdftoppm` on the path. */
export async function asScan(pdf: Uint8Array): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'tinystar-scan-'));
  try {
    writeFileSync(join(dir, 'in.pdf'), pdf);
    execFileSync('pdftoppm', ['-r', String(DOTS_PER_INCH), '-gray', '-png', join(dir, 'in.pdf'), join(dir, 'page')]);
    const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((done) => document.once('end', () => done()));
    for (const name of readdirSync(dir)
      .filter((each) => each.endsWith('.png'))
      .toSorted()) {
      document.addPage();
      document.image(join(dir, name), 0, 0, { width: A4[0], height: A4[1] });
    }
    document.end();
    await ended;
    return Buffer.concat(chunks);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Takes from a PDF what says which characters its glyphs mean: it looks as before and reads as rubbish. */
export function withoutCharacterMap(pdf: Buffer): Buffer {
  return Buffer.from(pdf.toString('latin1').replaceAll('/ToUnicode', '/ToNothing'), 'latin1');
}

/** A Word file with headings, paragraphs and tables; every section begins a page. */
export function asDocx({ title, sections }: Source): Uint8Array {
  const body = [
    paragraph(title, '<w:pStyle w:val="Title"/>'),
    ...sections.flatMap(({ heading, pieces }, at) => [
      paragraph(heading, `<w:pStyle w:val="Heading1"/>${at > 0 ? '<w:pageBreakBefore/>' : ''}`),
      ...pieces.map(pieceXml),
    ]),
  ];
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const style = (id: string, name: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'word/document.xml'),
    'word/_rels/document.xml.rels': relation('styles', 'styles.xml'),
    'word/styles.xml': `<w:styles xmlns:w="${main}">${style('Title', 'Title')}${style('Heading1', 'heading 1')}</w:styles>`,
    'word/document.xml': `<w:document xmlns:w="${main}"><w:body>${body.join('')}</w:body></w:document>`,
  };
  const bytes = Object.entries(files).map(([name, text]) => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`),
  ]);
  return zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>);
}

const relation = (type: string, target: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

function pieceXml(piece: Piece): string {
  if ('text' in piece) return paragraph(piece.text);
  const columns = (piece.rows[0] ?? []).map(() => '<w:gridCol w:w="2000"/>').join('');
  const rows = piece.rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`);
  return `<w:tbl><w:tblPr/><w:tblGrid>${columns}</w:tblGrid>${rows.join('')}</w:tbl>`;
}
