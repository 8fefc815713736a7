import { execFile, spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { endWithUs } from './guard.ts';
import { usageOf } from './usage.ts';

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

/** All that a program learns of our environment. The proxies lead nowhere, so that a document cannot fetch anything. */
const environment = {
  LANG: 'C.UTF-8',
  OMP_THREAD_LIMIT: '1',
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  ftp_proxy: 'http://127.0.0.1:9',
};

/** A program to run in `cwd`. */
export interface ProgramRun {
  program: string;
  args: string[];
  cwd: string;
  signal?: AbortSignal;
  /** Another account to run it as, which root may do. */
  as?: { uid?: number; gid?: number };
  /** Keep the end of what it says of errors. */
  listen?: boolean;
  /** Wall clock it may take. Milliseconds. */
  limit?: number;
  /** CPU time it may take, its children's aside; a busy machine does not use it up. Milliseconds. */
  cpu?: number;
}

/** How a program ended, and the CPU time it took at least. Milliseconds. */
export interface ProgramEnd {
  ok: boolean;
  cpu: number;
  /** Empty unless it was to be listened to. */
  said: string;
}

/** How often the CPU time of a program is looked at. Milliseconds. */
const heartbeat = 100;

/** Runs a program in a process group of its own, silent, ended with all its children when it takes too long. */
export async function runProgram(run: ProgramRun): Promise<ProgramEnd> {
  const { program, args, cwd, signal, as = {}, listen = false, limit = patience, cpu: mostCpu = Infinity } = run;
  signal?.throwIfAborted();
  const child = spawn(program, args, {
    cwd,
    env: { ...environment, PATH: process.env['PATH'] ?? '', HOME: cwd, TMPDIR: cwd },
    stdio: ['ignore', 'ignore', listen ? 'pipe' : 'ignore'],
    detached: true,
    ...as,
  });
  let said = '';
  child.stderr?.on('data', (words: Buffer) => (said = (said + words.toString()).slice(-2_000)));
  const ended = child.pid === undefined ? undefined : endWithUs(-child.pid);
  const kill = (): void => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  };
  const timer = setTimeout(kill, limit);
  let cpu = 0;
  let running = true;
  const watch = setInterval(async () => {
    const usage = running && child.pid ? await usageOf(child.pid) : null;
    cpu = Math.max(cpu, usage?.cpu ?? 0);
    if (running && cpu > mostCpu) kill();
  }, heartbeat);
  signal?.addEventListener('abort', kill, { once: true });
  const code = await new Promise<number | null>((done) => {
    child.once('error', () => done(null));
    child.once('exit', (status) => done(status));
  });
  running = false;
  clearTimeout(timer);
  clearInterval(watch);
  signal?.removeEventListener('abort', kill);
  kill();
  ended?.();
  signal?.throwIfAborted();
  return { ok: code === 0, cpu, said: said.trim() };
}

/** What a program writes to its standard output, or nothing when it fails. For short questions to it. */
export async function outputOf(program: string, args: string[], cwd: string): Promise<string> {
  return new Promise((done) => {
    const env = { ...environment, PATH: process.env['PATH'] ?? '', HOME: cwd, TMPDIR: cwd };
    execFile(program, args, { cwd, env, timeout: 10_000 }, (error, stdout) => done(error ? '' : stdout));
  });
}
