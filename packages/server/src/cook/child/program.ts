import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** How long a program may take unless said otherwise. Milliseconds. */
const patience = 60_000;

/** The full path of a program, or null when it is not installed. */
export async function findProgram(...names: string[]): Promise<string | null> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const name of names) {
    for (const path of name.includes('/') ? [name] : folders.map((folder) => join(folder, name))) {
      if (
        await access(path, constants.X_OK).then(
          () => true,
          () => false,
        )
      )
        return path;
    }
  }
  return null;
}

/** A program to run, in `cwd`, for at most `limit` milliseconds. */
export interface ProgramRun {
  program: string;
  args: string[];
  cwd: string;
  signal?: AbortSignal;
  limit?: number;
}

/** Runs a program in a process group of its own, silent, ended with all its children when it takes too long. */
export async function runProgram({ program, args, cwd, signal, limit = patience }: ProgramRun): Promise<boolean> {
  signal?.throwIfAborted();
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd, TMPDIR: cwd, LANG: 'C.UTF-8', OMP_THREAD_LIMIT: '1' },
    stdio: 'ignore',
    detached: true,
  });
  const kill = (): void => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself meanwhile.
    }
  };
  const timer = setTimeout(kill, limit);
  signal?.addEventListener('abort', kill, { once: true });
  const code = await new Promise<number | null>((done) => {
    child.once('error', () => done(null));
    child.once('exit', (status) => done(status));
  });
  clearTimeout(timer);
  signal?.removeEventListener('abort', kill);
  kill();
  signal?.throwIfAborted();
  return code === 0;
}
