import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, type FileStore } from './store.ts';

/**
 * Files below a folder. Bytes are written to `incoming`, synced, then renamed into place. What a crash left in
 * `incoming` goes at the start: all of it when no other process shares the folder, else what is old.
 */
export async function folderStore(root: string, { alone = false } = {}): Promise<FileStore> {
  const incoming = join(root, 'incoming');
  const place = (key: string) => join(root, 'stored', checkKey(key));
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await sweep(incoming, alone ? 0 : 3_600_000);

  const settle = async (draft: string, key: string) => {
    const target = place(key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(draft, target);
    await syncFolder(dirname(target));
  };

  return {
    // A full or missing disk is not a wrong setting, so the original error is thrown.
    check: () => access(incoming, constants.W_OK),
    async put(key, bytes) {
      checkKey(key);
      const draft = join(incoming, randomBytes(16).toString('hex'));
      const hash = createHash('sha256');
      let size = 0;
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          for await (const chunk of bytes instanceof Readable ? bytes : [bytes]) {
            const part = chunk as Buffer;
            hash.update(part);
            size += part.length;
            await file.writeFile(part);
          }
          await file.sync();
        } finally {
          await file.close();
        }
        await settle(draft, key);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return { size, sha256: hash.digest('hex') };
    },
    async get(key, range) {
      try {
        const file = await open(place(key), 'r');
        return file.createReadStream(range ? { start: range.start, end: range.end } : {});
      } catch (error) {
        return missing(error);
      }
    },
    async head(key) {
      try {
        return { size: (await stat(place(key))).size };
      } catch (error) {
        return missing(error);
      }
    },
    async delete(key) {
      await rm(place(key), { force: true });
    },
    async copy(from, to) {
      const draft = join(incoming, randomBytes(16).toString('hex'));
      await copyFile(place(from), draft, constants.COPYFILE_FICLONE);
      const file = await open(draft, 'r+');
      await file.sync();
      await file.close();
      await settle(draft, to);
    },
    link: () => Promise.resolve(undefined),
  };
}

// Files of writes that were never completed. Recent ones may belong to another process that uses the same folder.
async function sweep(incoming: string, age: number): Promise<void> {
  for (const name of await readdir(incoming)) {
    const draft = join(incoming, name);
    const facts = await stat(draft).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs >= age) await rm(draft, { force: true });
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}

function missing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
