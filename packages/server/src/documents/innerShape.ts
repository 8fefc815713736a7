import type { DocumentKind } from '../cook/index.ts';

const tailSize = 262_144;
const zipMagic = Buffer.from('PK\x03\x04', 'latin1');
const endMagic = Buffer.from('PK\x05\x06', 'latin1');
const entryMagic = Buffer.from('PK\x01\x02', 'latin1');
const unknownSize = 0xffff_ffff;

/** Where the content of the kinds stands that are archives. */
const folders = new Map<DocumentKind, string>([
  ['docx', 'word/'],
  ['xlsx', 'xl/'],
  ['pptx', 'ppt/'],
]);

/** Reads the bytes of an upload as they are stored, and says at the end whether they have the parts of their kind. */
export interface InnerShape {
  see(chunk: Buffer): void;
  fits(): boolean;
}

/**
 * The inner structure of an upload beyond its first bytes (UP-01): an Office file lists a content type part and
 * the folder of its kind, an OLE file holds the stream of a Word document. A PDF may be damaged and still be readable, and text has no
 * structure, so anything goes.
 */
export function innerShape(kind: DocumentKind, head: Buffer): InnerShape {
  const folder = folders.get(kind);
  if (kind === 'pdf' || (kind !== 'doc' && !folder)) return { see: () => undefined, fits: () => true };
  if (folder && head.subarray(0, zipMagic.length).equals(zipMagic)) return officeArchive(folder);
  // A docx in an OLE container is a password-protected one, also when somebody named it .doc; cooking says so.
  return holdsOne(kind === 'doc' ? ['WordDocument', 'EncryptedPackage'] : ['EncryptedPackage']);
}

function holdsOne(streams: readonly string[]): InnerShape {
  const needles = streams.map((stream) => Buffer.from(stream, 'utf16le'));
  const overlap = Math.max(...needles.map((needle) => needle.length)) - 1;
  let found = false;
  let end: Buffer = Buffer.alloc(0);
  return {
    see(chunk) {
      if (found) return;
      const joined = Buffer.concat([end, chunk]);
      found = needles.some((needle) => joined.includes(needle));
      end = joined.subarray(-overlap);
    },
    fits: () => found,
  };
}

/** Keeps the end of the archive, where its table of contents stands. */
function officeArchive(folder: string): InnerShape {
  const chunks: Buffer[] = [];
  let kept = 0;
  return {
    see(chunk) {
      chunks.push(chunk);
      kept += chunk.length;
      while (kept - chunks[0]!.length >= tailSize) kept -= chunks.shift()!.length;
    },
    fits() {
      const names = entryNames(Buffer.concat(chunks));
      // Longer than the tail: cooking counts the entries.
      if (names === 'unknown') return true;
      return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
    },
  };
}

function entryNames(tail: Buffer): string[] | 'unknown' {
  const end = tail.lastIndexOf(endMagic);
  if (end < 0 || end + 22 > tail.length) return [];
  const size = tail.readUInt32LE(end + 12);
  if (size === unknownSize || size > tailSize - 65_557) return 'unknown';
  const names: string[] = [];
  let at = end - size;
  while (at >= 0 && at + 46 <= end && tail.subarray(at, at + 4).equals(entryMagic)) {
    const length = tail.readUInt16LE(at + 28);
    names.push(tail.toString('latin1', at + 46, at + 46 + length));
    at += 46 + length + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return names;
}
