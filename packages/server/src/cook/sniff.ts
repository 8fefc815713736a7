import { unmarkedUtf16 } from './text/utf16.ts';
import type { DocumentKind } from './types.ts';

const oleMagic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const zipMagic = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Readers look for the PDF header within the first kilobyte, so junk before it is allowed. */
const pdfHeaderReach = 1_024;

const textKinds = new Map<string, DocumentKind>([
  ['txt', 'txt'],
  ['csv', 'csv'],
  ['md', 'md'],
  ['markdown', 'md'],
  ['html', 'html'],
  ['htm', 'html'],
]);

/** Text has no control characters; of UTF-16 every second byte may look like one. */
function isText(head: Buffer): boolean {
  const mark = head.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff' || unmarkedUtf16(head)) return true;
  if (head.includes('%PDF-')) return false;
  return !head.some((byte) => byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b);
}

/**
 * Names the kind of an upload from its extension and its first bytes (1 KiB is enough), or null when the two disagree.
 * A docx inside an OLE container is a password-protected one: it passes here so that cooking can say so.
 */
export function sniff(head: Buffer, name: string): DocumentKind | null {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  const isOle = head.subarray(0, oleMagic.length).equals(oleMagic);
  const isZip = head.subarray(0, zipMagic.length).equals(zipMagic);
  if (extension === 'pdf') return head.subarray(0, pdfHeaderReach).includes('%PDF-') ? 'pdf' : null;
  if (extension === 'docx') return isZip || isOle ? 'docx' : null;
  if (extension === 'doc') return isOle ? 'doc' : null;
  if (extension === 'pptx' || extension === 'xlsx') return isZip || isOle ? extension : null;
  const text = textKinds.get(extension ?? '');
  return text && head.length > 0 && !isOle && !isZip && isText(head) ? text : null;
}
