import type { DocumentKind } from './types.ts';

const oleMagic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const zipMagic = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Readers look for the PDF header within the first kilobyte, so junk before it is allowed. */
const pdfHeaderReach = 1_024;

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
  return null;
}
