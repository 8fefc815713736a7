import { openPromise } from 'yauzl';
import { CookError } from '../failure.ts';
import type { Limits } from '../types.ts';

/** The parts of an Office file by name; macros, embedded files and everything else are left behind. */
export type Parts = Map<string, Buffer>;

/** Which parts of an archive are read, and the main one that it must have. */
export interface Shape {
  wanted: RegExp;
  main: string;
}

export const wordShape: Shape = {
  wanted: /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(_rels\/)?[^/]+\.(xml|rels)|word\/(media|theme)\/[^/]+)$/i,
  main: 'word/document.xml',
};
export const sheetShape: Shape = {
  wanted: /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/((_rels|worksheets)\/)?[^/]+\.(xml|rels))$/i,
  main: 'xl/workbook.xml',
};
export const slideShape: Shape = {
  wanted: /^(\[Content_Types\]\.xml|_rels\/\.rels|ppt\/([^/]+\/)?(_rels\/)?[^/]+\.(xml|rels)|ppt\/media\/[^/]+)$/i,
  main: 'ppt/presentation.xml',
};
/** Unix file type bits of a symbolic link, in the upper half of the external attributes. */
const symbolicLink = 0o120000;

function isUnsafe(name: string): boolean {
  return name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\\') || name.split('/').includes('..');
}

/** Office files declare no entities. NULs are removed before the search because they could hide a declaration. */
function hasDoctype(part: Buffer): boolean {
  return /<!\s*(DOCTYPE|ENTITY)/i.test(part.toString('latin1').replaceAll('\0', ''));
}

/**
 * Unpacks the parts of an Office file that matter, counting what really comes out of the inflater. Throws CookError for an
 * archive with too many entries, too much content, too high a ratio, unsafe names or entity definitions.
 */
export async function readArchive(path: string, limits: Limits, { wanted, main }: Shape): Promise<Parts> {
  const parts: Parts = new Map();
  let entries = 0;
  let size = 0;
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(() => {
    throw new CookError('broken');
  });
  try {
    for await (const entry of archive.eachEntry()) {
      entries += 1;
      if (entries > limits.archiveEntries) throw new CookError('tooLarge');
      const type = (entry.externalFileAttributes >>> 16) & 0o170000;
      if (isUnsafe(entry.fileName) || type === symbolicLink) throw new CookError('broken');
      if (entry.fileName.endsWith('/')) continue;
      if (entry.isEncrypted()) throw new CookError('encrypted');
      const keep = wanted.test(entry.fileName);
      const chunks: Buffer[] = [];
      let unpacked = 0;
      for await (const chunk of await archive.openReadStreamPromise(entry)) {
        const bytes = chunk as Buffer;
        unpacked += bytes.length;
        size += bytes.length;
        const packed = Math.max(1_024, entry.compressedSize);
        if (size > limits.archiveSize || unpacked / packed > limits.archiveRatio) throw new CookError('tooLarge');
        if (keep) chunks.push(bytes);
      }
      if (!keep) continue;
      const part = Buffer.concat(chunks);
      if (/\.(xml|rels)$/i.test(entry.fileName) && hasDoctype(part))
        throw new CookError('broken', '文件含有不允许的实体定义');
      parts.set(entry.fileName, part);
    }
  } catch (error) {
    throw error instanceof CookError ? error : new CookError('broken');
  } finally {
    archive.close();
  }
  if (!parts.has(main) || !parts.has('[Content_Types].xml')) throw new CookError('unsupported');
  return parts;
}
