import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import type { Job } from '../child/protocol.ts';
import { CookError } from '../failure.ts';
import { decodeText } from '../text/decode.ts';
import type { DocumentKind } from '../types.ts';
import { readArchive, sheetShape, slideShape, wordShape, type Shape } from './archive.ts';
import { flatHtml } from './flatHtml.ts';
import { flatten } from './flatten.ts';
import { HtmlReader, readPlain } from './html.ts';
import { markdownHtml } from './markdown.ts';
import { paragraphNumbers } from './numberParagraphs.ts';
import { withoutOutside } from './relations.ts';
import { readSeparated, readSheets } from './sheets.ts';
import { slidesHtml } from './slides.ts';
import type { OfficeContent } from './types.ts';
import { zip } from './zip.ts';

/** Pictures beyond this many bytes in one file stay out of the printed form; their blocks remain. */
const mostImageBytes = 32 * 1_048_576;
const oleMagic = 0xd0cf11e0;
/** Name of the stream that holds a password-protected docx. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
/** Parts of a docx whose text is read. */
const texts = /^word\/(?:document|footnotes|endnotes)\w*\.xml$/;

type OfficeJob = Extract<Job, { task: Exclude<DocumentKind, 'pdf'> }>;

/** The parts of an archive, which are left beside the output as a file that a program may draw. */
async function checkedParts(job: OfficeJob, shape: Shape): Promise<(readonly [name: string, part: Buffer])[]> {
  refuseOle(job);
  const parts = await readArchive(job.path, job.limits, shape);
  const checked = [...parts].map(([name, part]) =>
    name.endsWith('.rels')
      ? ([name, Buffer.from(withoutOutside(part.toString('utf8')))] as const)
      : ([name, part] as const),
  );
  writeFileSync(join(dirname(job.output), `checked.${job.task}`), zip(checked));
  return checked;
}

/** An archive that begins like an old Office file is an encrypted one, or was given a wrong name. */
function refuseOle(job: OfficeJob): void {
  const head = readFileSync(job.path);
  if (head.length >= 4 && head.readUInt32BE(0) === oleMagic)
    throw new CookError(head.includes(encryptedPackage) ? 'encrypted' : 'unsupported');
}

async function readDocx(job: OfficeJob): Promise<OfficeContent> {
  const parts = new Map(await checkedParts(job, wordShape));
  const numbered = paragraphNumbers(parts.get('word/numbering.xml'), parts.get('word/styles.xml'));
  // The body first: its lists may go on in the notes. The numbers are text from here on.
  const names = [...parts.keys()].filter((name) => texts.test(name)).toSorted();
  const flat = new Map(names.map((name) => [name, Buffer.from(numbered(flatten(parts.get(name)!.toString('utf8'))))]));
  const remarks = remarksOn(parts);
  parts.delete('word/numbering.xml');
  const buffer = zip([...parts].map(([name, part]) => [name, flat.get(name) ?? part] as const));
  let imageBytes = 0;
  const { value } = await mammoth.convertToHtml(
    { buffer },
    {
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async (image) => {
        const bytes = await image.readAsBuffer().catch(() => Buffer.alloc(0));
        imageBytes += bytes.length;
        const usable = bytes.length > 0 && imageBytes <= mostImageBytes;
        return { src: usable ? `data:${image.contentType};base64,${bytes.toString('base64')}` : '' };
      }),
    },
  );
  return { ...new HtmlReader().read(value), remarks };
}

/** What a reader of the text cannot see: that it had been changed, and what was written beside it. */
function remarksOn(parts: ReadonlyMap<string, Buffer>): string[] {
  const changed = [...parts].some(
    ([name, part]) => texts.test(name) && /<w:(?:ins|del|moveFrom|moveTo)[ >/]/.test(part.toString('latin1')),
  );
  const commented = /<w:comment[ >]/.test(parts.get('word/comments.xml')?.toString('latin1') ?? '');
  return [
    ...(changed ? ['文件有修订，已按全部接受后的内容收录'] : []),
    ...(commented ? ['文件有批注，批注没有收录'] : []),
  ];
}

/** Bit 8 of the flags at byte 10 of the Word stream tells an encrypted file (MS-DOC 2.5.2). */
function isEncryptedDoc(file: Buffer): boolean {
  for (let at = 512; at + 12 <= file.length; at += 512) {
    if (file.readUInt16LE(at) === 0xa5ec) return (file.readUInt16LE(at + 10) & 0x0100) !== 0;
  }
  return false;
}

async function readWorkbook(job: OfficeJob): Promise<OfficeContent> {
  refuseOle(job);
  return readSheets(await readArchive(job.path, job.limits, sheetShape));
}

async function readDoc(job: OfficeJob): Promise<OfficeContent> {
  const file = readFileSync(job.path);
  if (file.length < 512 || file.readUInt32BE(0) !== oleMagic) throw new CookError('unsupported');
  if (isEncryptedDoc(file) || file.includes(encryptedPackage)) throw new CookError('encrypted');
  const document = await new WordExtractor().extract(file);
  const boxes = document.getTextboxes({ includeHeadersAndFooters: false });
  return readPlain([document.getBody(), boxes, document.getFootnotes(), document.getEndnotes()].join('\n'));
}

async function read(job: OfficeJob): Promise<OfficeContent> {
  switch (job.task) {
    case 'docx':
      return await readDocx(job);
    case 'doc':
      return await readDoc(job);
    case 'pptx':
      return new HtmlReader().read(slidesHtml(new Map(await checkedParts(job, slideShape))));
    case 'xlsx':
      return await readWorkbook(job);
    case 'csv':
      return readSeparated(readFileSync(job.path));
    case 'txt':
      return readPlain(decodeText(readFileSync(job.path)));
    case 'md':
      return new HtmlReader().read(markdownHtml(decodeText(readFileSync(job.path))));
    case 'html':
      return new HtmlReader().read(flatHtml(readFileSync(job.path)));
  }
}

/** Reads a file that is no PDF into blocks and a printable page, and writes both to the job's output. Runs inside the child. */
export async function cookOffice(job: OfficeJob): Promise<void> {
  const content = await read(job);
  writeFileSync(job.output, JSON.stringify(content));
}
