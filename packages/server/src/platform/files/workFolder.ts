import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processStart } from '../database/processStart.ts';

const prefix = 'tinystar-work-';

/** Milliseconds after which a folder goes whose name does not tell its process. No step takes so long. */
const abandoned = 3_600_000;

/** A process as a part of a file name: its pid, and what tells it from a later process with the same pid. */
const ownerName = (pid: number, start: string) =>
  `${pid}-${createHash('sha256').update(start).digest('hex').slice(0, 8)}`;

/** A folder of its own for one step of work, in the system's place for temporary files; goes when it is disposed of. */
export async function workFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), `${prefix}${ownerName(process.pid, processStart(process.pid) ?? '')}-`));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Removes the folders of processes that are gone, for they hold what people uploaded. Gives their number. */
export async function sweepWorkFolders(): Promise<number> {
  let swept = 0;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    if (await mayBeWorkedIn(name.slice(prefix.length), path)) continue;
    // The folder belongs to another account and can be removed by that account only.
    swept += await rm(path, { recursive: true, force: true }).then(
      () => 1,
      () => 0,
    );
  }
  return swept;
}

async function mayBeWorkedIn(name: string, path: string): Promise<boolean> {
  const pid = Number(/^(\d+)-[0-9a-f]{8}-/.exec(name)?.[1]);
  if (pid) return name.startsWith(`${ownerName(pid, processStart(pid) ?? '')}-`) && processStart(pid) !== undefined;
  const facts = await stat(path).catch(() => undefined);
  return !facts || Date.now() - facts.mtimeMs < abandoned;
}
