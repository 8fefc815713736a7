import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { endWithUs } from './guard.ts';

/** How long a program may take unless said otherwise. Milliseconds. */
const patience = 60_000;

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** The full path of the first of these programs that is installed, or null. */
export async function findProgram(...names: string[]): Promise<string | null> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = names.flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))));
  for (const path of paths) if (await isExecutable(path)) return path;
  return null;
}

/** Nothing of the server's settings reaches a program; the proxies lead nowhere, so that documents fetch nothing. */
const environment = {
  LANG: 'C.UTF-8',
  OMP_THREAD_LIMIT: '1',
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  ftp_proxy: 'http://127.0.0.1:9',
};

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
    env: { ...environment, PATH: process.env['PATH'] ?? '', HOME: cwd, TMPDIR: cwd },
    stdio: 'ignore',
    detached: true,
  });
  const ended = child.pid === undefined ? undefined : endWithUs(-child.pid);
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
  ended?.();
  signal?.throwIfAborted();
  return code === 0;
}
