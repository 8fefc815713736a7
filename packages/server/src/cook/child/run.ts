import { fork } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { CookError } from '../failure.ts';
import type { CookFailure, Limits } from '../types.ts';
import { endWithUs } from './guard.ts';
import type { Job, Message } from './protocol.ts';
import { usageOf } from './usage.ts';

const entry = join(import.meta.dirname, 'main.ts');

/** What the child may read: this source, installed packages wherever Node looks for them, the job's file and folder. */
function readable(job: Job): string[] {
  const source = resolve(import.meta.dirname, '..');
  const paths = [source, job.path, dirname(job.output)];
  for (let folder = source; ; folder = dirname(folder)) {
    paths.push(join(folder, 'node_modules'), join(folder, 'package.json'));
    if (folder === dirname(folder)) return paths;
  }
}

/** How often use of time and memory is looked at. Milliseconds. */
const heartbeat = 50;

export interface ChildOptions {
  job: Job;
  limits: Limits;
  signal?: AbortSignal;
  onProgress?: (page: number, pages: number) => void;
}

/**
 * Runs a job in a process of its own: empty environment, no network use, no further processes and no addons but two,
 * reading and writing only what the job needs, killed when it takes too much memory or time. A child that something else killed is
 * run once more, for that says nothing of the file. Gives the CPU time that it took at least, in milliseconds. Throws
 * CookError when it fails, the signal's reason when aborted.
 */
export async function runChild(options: ChildOptions): Promise<number> {
  try {
    return await runOnce(options);
  } catch (error) {
    if (!(error instanceof CookError) || error.failure.kind !== 'interrupted') throw error;
    return await runOnce(options);
  }
}

/** Jobs whose work is native code that a package brings, each fed with what this product made or bounded. */
const nativeJobs: readonly Job['task'][] = ['encode', 'lines'];

async function runOnce({ job, limits, signal, onProgress }: ChildOptions): Promise<number> {
  signal?.throwIfAborted();
  const heap = Math.floor((limits.memory / 1_048_576) * 0.6);
  const child = fork(entry, [JSON.stringify(job)], {
    cwd: dirname(job.output),
    env: {},
    execArgv: [
      `--max-old-space-size=${heap}`,
      '--no-warnings',
      '--permission',
      // A permission does not bind native code, but the limits and the empty environment do.
      ...(nativeJobs.includes(job.task) ? ['--allow-addons'] : []),
      ...readable(job).map((path) => `--allow-fs-read=${path}`),
      `--allow-fs-write=${dirname(job.output)}`,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'json',
  });
  const ended = child.pid === undefined ? undefined : endWithUs(child.pid);
  // Only a PDF is read page by page. For other jobs the whole file is one step.
  const step = job.task === 'pdf' ? limits.page : limits.cpu;
  let verdict: CookFailure['kind'] | CookFailure | 'done' | null = null;
  let budget = limits.cpu;
  let pageStart = { wall: performance.now(), cpu: 0 };
  let cpu = 0;
  let awaited = true;
  const kill = (kind: CookFailure['kind']): void => {
    verdict ??= kind;
    child.kill('SIGKILL');
  };
  const abort = (): void => void child.kill('SIGKILL');
  signal?.addEventListener('abort', abort, { once: true });
  child.on('message', (message: Message) => {
    if (message.type === 'progress') {
      pageStart = { wall: performance.now(), cpu };
      budget = Math.max(limits.cpu, limits.cpuPerPage * message.pages + limits.cpu / 2);
      onProgress?.(message.page, message.pages);
    } else if (message.type === 'failed') verdict ??= message.failure;
    else verdict ??= 'done';
  });
  const started = performance.now();
  const watch = setInterval(async () => {
    const now = performance.now();
    // A page is timed by its CPU time, for a busy machine is not its fault. The wall clock only stops one that hangs.
    if (now - started > limits.wall || now - pageStart.wall > step * 5) kill('timeout');
    const usage = awaited && child.pid ? await usageOf(child.pid) : null;
    if (!usage) return;
    cpu = Math.max(cpu, usage.cpu);
    if (usage.memory > limits.memory) kill('outOfMemory');
    else if (cpu > budget || cpu - pageStart.cpu > step) kill('timeout');
  }, heartbeat);
  const [code, killedBy] = await new Promise<[number | null, NodeJS.Signals | null]>((done) => {
    child.once('error', () => done([1, null]));
    // `exit` may come before the last message has been read; `close` comes after it.
    child.once('close', (status, by) => done([status, by]));
  });
  ended?.();
  awaited = false;
  clearInterval(watch);
  signal?.removeEventListener('abort', abort);
  signal?.throwIfAborted();
  const outcome = verdict as CookFailure['kind'] | CookFailure | 'done' | null;
  if (outcome === 'done') return cpu;
  if (outcome === null) {
    if (killedBy === 'SIGKILL') throw new CookError('interrupted');
    // V8 ends the process itself when the heap is full: by SIGABRT, or code 134 through a shell.
    throw new CookError(killedBy === 'SIGABRT' || code === 134 ? 'outOfMemory' : 'broken');
  }
  throw typeof outcome === 'string' ? new CookError(outcome) : new CookError(outcome.kind, outcome.reason);
}
