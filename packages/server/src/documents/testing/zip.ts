import { zipSync } from 'fflate';

/** A ZIP archive; stored as it is unless a `level` of deflate is given. */
export function zipOf(entries: Record<string, string | Buffer>, level: 0 | 6 = 0): Buffer {
  const parts = Object.entries(entries).map(([name, content]) => [name, Buffer.from(content as string)] as const);
  return Buffer.from(zipSync(Object.fromEntries(parts), { level, mtime: new Date(1980, 0, 1) }));
}

const types = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relations = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A Word document of plain paragraphs. */
export function docxOf(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const document = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipOf({ '[Content_Types].xml': types, '_rels/.rels': relations, 'word/document.xml': document });
}
