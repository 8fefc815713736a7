import { brotliCompressSync, constants, deflateSync } from 'node:zlib';
import { docxFiles } from './docx.ts';
import { addPage, draw, finishPdf, startPdf } from './pdf.ts';
import { makeZip } from './zip.ts';

/** A docx whose main part inflates to `size` zeros. */
export function makeZipBomb(size: number): Buffer {
  return makeZip({ ...docxFiles([{ text: '说明' }]), 'word/footnotes.xml': Buffer.alloc(size) });
}

/** A docx whose text is made of entities that each hold the one before ten times. */
export function makeEntityBomb(): Buffer {
  const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`);
  const files = docxFiles([{ text: 'ENTITY' }]);
  const main = String(files['word/document.xml']);
  const types = `<!DOCTYPE w:document [<!ENTITY e0 "haha">${entities.join('')}]>`;
  return makeZip({
    ...files,
    'word/document.xml': main.replace('?>', `?>${types}`).replace('ENTITY</w:t>', '&e9;</w:t>'),
  });
}

/** A docx with a picture that lies on another machine. */
export function makeOutsidePicture(url: string): Buffer {
  const files = docxFiles([{ text: '图片在别处。' }, { picture: Buffer.alloc(1) }]);
  const relations = String(files['word/_rels/document.xml.rels']);
  const outside = relations.replace(/Target="media\/[^"]*"/, `Target="${url}" TargetMode="External"`);
  const main = String(files['word/document.xml']).replaceAll('r:embed', 'r:link');
  return makeZip({ ...files, 'word/_rels/document.xml.rels': outside, 'word/document.xml': main });
}

/** A PDF of one page whose drawing operators inflate to `size` spaces. */
export function makeStreamBomb(size: number, filter: 'FlateDecode' | 'BrotliDecode' = 'FlateDecode'): Buffer {
  const spaces = Buffer.alloc(size, 0x20);
  const content =
    filter === 'FlateDecode'
      ? deflateSync(spaces)
      : brotliCompressSync(spaces, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const objects: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}/Filter/${filter}>>stream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  objects.forEach((object, i) =>
    parts.push(Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')),
  );
  parts.push(Buffer.from('trailer<</Root 1 0 R/Size 5>>\n%%EOF'));
  return Buffer.concat(parts);
}

/** A PDF that asks for a password. */
export async function makeEncryptedPdf(): Promise<Buffer> {
  const document = startPdf({ userPassword: 'secret', pdfVersion: '1.7' });
  addPage(document);
  draw(document, '只有知道密码的人能看到这一句。', { x: 60, y: 60, width: 400, size: 12 });
  return finishPdf(document);
}

/** A PDF of pictures of pages, without any text, as a scanner makes it. */
export async function makeScan(picture: Buffer, pages: number): Promise<Buffer> {
  const document = startPdf();
  for (let page = 0; page < pages; page += 1) {
    addPage(document);
    document.image(picture, 0, 0, { width: 595, height: 842 });
  }
  return finishPdf(document);
}
