import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'tinystar-work-';

/** Milliseconds. No step works in a folder for so long: the longest, the reading of a file, ends after 15 minutes. */
const abandoned = 3_600_000;

/** A folder of its own for one step of work, in the system's place for temporary files; goes when it is disposed of. */
export async function workFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), prefix));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/**
 * Removes the folders a killed process left behind, for they hold what people uploaded. Young ones may belong to a
 * process that works. Gives their number.
 */
export async function sweepWorkFolders(): Promise<number> {
  let swept = 0;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    const facts = await stat(path).catch(() => undefined);
    if (!facts || Date.now() - facts.mtimeMs < abandoned) continue;
    // A folder of another account stays; whoever owns it removes it.
    swept += await rm(path, { recursive: true, force: true }).then(
      () => 1,
      () => 0,
    );
  }
  return swept;
}
