import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Copies every file below `from` that `to` does not have yet; answers how many there are in `to` afterwards. A stored
 * file never changes, so one copy is enough; one that is deleted meanwhile is left out.
 */
export async function copyNewFiles(from: string, to: string): Promise<number> {
  let count = 0;
  for await (const path of filesBelow(from)) {
    const target = join(to, relative(from, path));
    count += 1;
    if (await exists(target)) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(path, target, constants.COPYFILE_FICLONE);
    } catch (error) {
      if (!isMissing(error)) throw error;
      count -= 1;
    }
  }
  return count;
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
