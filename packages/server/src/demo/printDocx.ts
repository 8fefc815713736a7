import { strToU8, zipSync } from 'fflate';
import type { Manual, Piece } from './manual.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const part = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function paragraph(text: string, style?: string): string {
  const look = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
  return `<w:p>${look}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

function drawn(piece: Piece): string {
  if ('heading' in piece) return paragraph(piece.heading, 'Heading1');
  if ('text' in piece) return paragraph(piece.text);
  if ('steps' in piece) return piece.steps.map((step, at) => paragraph(`${at + 1}. ${step}`)).join('');
  const rows = piece.table.map((row) => {
    const cells = row.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell)}</w:tc>`).join('');
    return `<w:tr>${cells}</w:tr>`;
  });
  const columns = (piece.table[0] ?? []).map(() => '<w:gridCol w:w="2800"/>').join('');
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="CFD5DC"/>`)
    .join('');
  const look = `<w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${edges}</w:tblBorders></w:tblPr>`;
  return `${paragraph(piece.caption)}<w:tbl>${look}<w:tblGrid>${columns}</w:tblGrid>${rows.join('')}</w:tbl>`;
}

const style = (id: string, name: string, size: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

const fixed = {
  '[Content_Types].xml': `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${part}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${part}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'word/styles.xml': `<w:styles xmlns:w="${word}">${style('Title', 'Title', 44)}${style('Heading1', 'heading 1', 30)}</w:styles>`,
};

/** Writes a manual as a Word document. Equal input gives equal bytes. */
export function printDocx({ title, subtitle, pieces }: Manual): Buffer {
  const body = paragraph(title, 'Title') + paragraph(subtitle) + pieces.map(drawn).join('');
  const parts = {
    ...fixed,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${body}<w:sectPr/></w:body></w:document>`,
  };
  const bytes = Object.entries(parts).map(([name, content]) => [name, strToU8(xml(content))] as const);
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: 6, mtime: new Date(1980, 0, 1) }));
}
