import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processStart } from './processStart.ts';

/** Another living server owns this DATA_DIR; the message names its pid and start time. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

interface Holder {
  pid: number;
  /** Kernel start time of the process: tells it from a later process with the same pid. */
  ticks: string;
  since: string;
}

/**
 * Takes the exclusive lock of a data directory and returns its release.
 * It is taken over only from a process that is gone, never by age; a stopped (SIGSTOP) holder keeps it.
 */
export function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const path = join(dir, 'server.lock');
  const mine: Holder = { pid: process.pid, ticks: processStart(process.pid) ?? '', since: new Date().toISOString() };
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(mine), { flag: 'wx', flush: true });
  try {
    for (let tries = 0; tries < 5; tries++) {
      try {
        linkSync(draft, path);
        return () => release(path, mine);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const found = read(path);
      if (found && alive(found.holder)) throw inUse(dir, found.holder);
      if (found) takeAway(path, found.text);
    }
    throw new DirectoryInUse(`DATA_DIR ${dir} is being taken by another server that starts right now`);
  } finally {
    unlinkSync(draft);
  }
}

// Moves the lock of an ended process aside. If another server has taken the lock since it was read, that lock is put
// back.
function takeAway(path: string, expected: string): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  try {
    if (readFileSync(aside, 'utf8') !== expected) linkSync(aside, path);
  } finally {
    unlinkSync(aside);
  }
}

function read(path: string): { text: string; holder: Holder } | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, holder: JSON.parse(text) as Holder };
  } catch (error) {
    if (error instanceof SyntaxError)
      return { text: readFileSync(path, 'utf8'), holder: { pid: 0, ticks: '', since: '' } };
    return undefined;
  }
}

function alive(holder: Holder): boolean {
  return holder.pid > 0 && processStart(holder.pid) === holder.ticks && holder.ticks !== '';
}

function release(path: string, mine: Holder): void {
  const found = read(path);
  if (found && found.holder.pid === mine.pid && found.holder.ticks === mine.ticks) unlinkSync(path);
}

function inUse(dir: string, holder: Holder): DirectoryInUse {
  return new DirectoryInUse(`DATA_DIR ${dir} is in use by the server with pid ${holder.pid}, started ${holder.since}`);
}
