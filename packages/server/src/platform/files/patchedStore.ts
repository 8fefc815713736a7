import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { readWhole } from './readWhole.ts';
import { filePatch } from './schema.ts';
import type { FileStore } from './store.ts';

/** The longest file that is stored as a patch, and the longest that one is made from, in bytes: both are in memory. */
export const PATCH_LIMIT = 32 * 1024 * 1024;

/** What was put together last is asked for again at once: a reader of a PDF comes for one piece after the other. */
const RECENT = 2;

const ending = '.patch';

/** Told by the key alone, so that no bytes that somebody uploads can pass for a patch. */
export const isPatch = (key: string): boolean => key.endsWith(ending);

/** A key for the same bytes in another form. */
export const newKeyFrom = (key: string, id: string, patch = false): string =>
  `${key.replace(/-[0-9a-f]{32}(\.patch)?$/, '')}-${id}${patch ? ending : ''}`;

/** What of `bytes` is not in `basis`. Equal pages of two PDFs are equal streams, however far apart they stand. */
export async function patchBetween(basis: Buffer, bytes: Buffer): Promise<Buffer> {
  const reach = Math.ceil(Math.log2(basis.length + bytes.length + 1));
  return await promisify(zstdCompress)(bytes, {
    dictionary: basis,
    params: {
      [constants.ZSTD_c_windowLog]: Math.max(17, reach),
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  });
}

/** A store whose patches are read as the whole bytes that they stand for. */
export function patchedStore(store: FileStore, db: Database): FileStore {
  const recent = new Map<string, Promise<Buffer | undefined>>();

  const read = async (key: string): Promise<Buffer | undefined> => {
    const stored = isPatch(key) ? await whole(key) : await store.get(key);
    return stored instanceof Readable ? await readWhole(stored, PATCH_LIMIT) : stored;
  };
  const putTogether = async (key: string): Promise<Buffer | undefined> => {
    const [patch] = await db.select().from(filePatch).where(eq(filePatch.key, key));
    if (!patch) return undefined;
    const [basis, stored] = await Promise.all([read(patch.basis), store.get(key)]);
    const differs = stored && (await readWhole(stored, PATCH_LIMIT));
    if (!basis || !differs) return undefined;
    return await promisify(zstdDecompress)(differs, { dictionary: basis, maxOutputLength: Math.max(1, patch.size) });
  };
  const whole = (key: string): Promise<Buffer | undefined> => {
    const bytes = recent.get(key) ?? putTogether(key);
    recent.delete(key);
    recent.set(key, bytes);
    const [oldest] = recent.keys();
    if (recent.size > RECENT && oldest !== undefined) recent.delete(oldest);
    // What failed, or was not there, is asked for anew.
    void bytes.then((found) => found ?? recent.delete(key)).catch(() => recent.delete(key));
    return bytes;
  };

  return {
    ...store,
    async get(key, range) {
      if (!isPatch(key)) return await store.get(key, range);
      const bytes = await whole(key);
      if (!bytes) return undefined;
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes], { objectMode: false });
    },
    async head(key) {
      if (!isPatch(key)) return await store.head(key);
      const [patch] = await db.select({ size: filePatch.size }).from(filePatch).where(eq(filePatch.key, key));
      return patch;
    },
    async copy(from, to) {
      if (!isPatch(from)) return await store.copy(from, to);
      const bytes = await whole(from);
      if (!bytes) throw new Error(`there are no bytes under ${from}`);
      await store.put(to, bytes);
    },
  };
}
