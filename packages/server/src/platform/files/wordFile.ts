import { strToU8, zipSync } from 'fflate';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const part = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

/** What XML cannot hold at all, such as control characters, is left out. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const run = (text: string, bold = false) =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

/** A paragraph of pieces, every other one bold. */
export function wordParagraph(text: string | readonly string[], style?: string): string {
  const look = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
  const runs = typeof text === 'string' ? run(text) : text.map((piece, at) => run(piece, at % 2 === 1)).join('');
  return `<w:p>${look}${runs}</w:p>`;
}

const style = (id: string, name: string, size: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

const styles = [
  style('Title', 'Title', 44),
  style('Heading1', 'heading 1', 30),
  style('Heading2', 'heading 2', 26),
  style('Heading3', 'heading 3', 24),
].join('');

const fixed = {
  '[Content_Types].xml': `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${part}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${part}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `<Relationships xmlns="${packaging}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'word/styles.xml': `<w:styles xmlns:w="${word}">${styles}</w:styles>`,
};

/** A Word file of paragraphs and tables. Equal input gives equal bytes. */
export function packWord(body: string): Buffer {
  const parts = {
    ...fixed,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${body}<w:sectPr/></w:body></w:document>`,
  };
  const bytes = Object.entries(parts).map(([name, content]) => [name, strToU8(xml(content))] as const);
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: 6, mtime: new Date(1980, 0, 1) }));
}
