import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { workFolder } from '../../platform/files/workFolder.ts';
import { CookError } from '../failure.ts';
import type { CookFailure, Limits } from '../types.ts';
import { endWithUs } from './guard.ts';
import { giveCompiled, keepCompiled } from './compiled.ts';
import type { Job, Message, Start } from './protocol.ts';
import { usageOf, type Usage } from './usage.ts';

const ownEntry = join(import.meta.dirname, 'main.ts');

/** What a child may read beside its room: this source and installed packages wherever Node looks for them. */
function readable(): string[] {
  const source = resolve(import.meta.dirname, '..');
  const paths = [source];
  for (let folder = source; ; folder = dirname(folder)) {
    paths.push(join(folder, 'node_modules'), join(folder, 'package.json'));
    if (folder === dirname(folder)) return paths;
  }
}

/** How often use of time and memory is looked at. Milliseconds. */
const heartbeat = 50;

/** Jobs whose work is native code that a package brings, each fed with what this product made or bounded. */
const nativeJobs: readonly Job['task'][] = ['encode', 'lines'];

type Room = Awaited<ReturnType<typeof workFolder>>;

/** What a process is made for: one kind of job, with as much memory (bytes) as its limits say. */
export interface ParserKind {
  task: Job['task'];
  memory: number;
  /** The script of the process; another one in tests. */
  entry?: string;
}

/** One job, its limits, and who wants to hear of it. */
export interface ParserRun {
  job: Job;
  limits: Limits;
  signal?: AbortSignal;
  onProgress?: (page: number, pages: number) => void;
}

/**
 * A process that does jobs of one kind, one after the other: empty environment, no network use, no further processes and
 * no addons but two. It reads and writes in a room of its own only, into which the files of a job are brought and out of
 * which its results are taken.
 */
export class Parser {
  /** Jobs done so far. */
  done = 0;
  /** Whether the last job ended well and left nothing behind that the next one could meet. */
  intact = true;
  private readonly child: ChildProcess;
  private readonly room: Room;
  /** Settled when it has loaded what it needs, and that is kept for the next one. */
  private readonly loaded: Promise<void>;
  private readonly gone: Promise<[number | null, NodeJS.Signals | null]>;

  private constructor(kind: ParserKind, room: Room, flush: boolean) {
    this.room = room;
    const [compiled, made] = [join(room.path, 'compiled'), join(room.path, 'out')];
    const heap = Math.floor((kind.memory / 1_048_576) * 0.6);
    const start: Start = { task: kind.task, flush };
    this.child = fork(kind.entry ?? ownEntry, [JSON.stringify(start)], {
      cwd: room.path,
      env: { NODE_COMPILE_CACHE: compiled },
      execArgv: [
        `--max-old-space-size=${heap}`,
        '--no-warnings',
        '--permission',
        // A permission does not bind native code, but the limits and the empty environment do.
        ...(nativeJobs.includes(kind.task) ? ['--allow-addons'] : []),
        ...[...readable(), room.path, ...(kind.entry ? [kind.entry] : [])].map((path) => `--allow-fs-read=${path}`),
        ...[made, compiled].map((path) => `--allow-fs-write=${path}`),
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'json',
    });
    const ended = this.child.pid === undefined ? undefined : endWithUs(this.child.pid);
    this.gone = new Promise((done) => {
      this.child.once('error', () => done([1, null]));
      // `exit` may come before the last message has been read; `close` comes after it.
      this.child.once('close', (code, signal) => done([code, signal]));
    });
    this.loaded = new Promise<void>((done) => this.child.once('message', () => done())).then(() =>
      flush ? keepCompiled(kind, compiled) : undefined,
    );
    void this.gone.then(() => {
      this.intact = false;
      ended?.();
    });
  }

  static async start(kind: ParserKind): Promise<Parser> {
    const room = await workFolder();
    await Promise.all(['in', 'out', 'compiled'].map((name) => mkdir(join(room.path, name))));
    return new Parser(kind, room, !(await giveCompiled(kind, join(room.path, 'compiled'))));
  }

  /** Memory and time it has used, or null when it is gone. */
  async usage(): Promise<Usage | null> {
    return this.child.pid === undefined ? null : await usageOf(this.child.pid);
  }

  /** Lets this process end although the child waits for more; `run` holds it again. */
  rest(): void {
    this.child.unref();
    this.child.channel?.unref();
  }

  /** Ends the process at once, for our own is ending and waits for nothing. */
  abandon(): void {
    this.child.kill('SIGKILL');
    rmSync(this.room.path, { recursive: true, force: true });
  }

  /** Ends the process, and what lies in its room with it. */
  async end(): Promise<void> {
    this.intact = false;
    this.child.kill('SIGKILL');
    await this.gone;
    await this.room[Symbol.asyncDispose]();
  }

  /**
   * Does a job and answers the CPU time that it took at least, in milliseconds. Killed when it takes too much memory or
   * time. Throws CookError when it fails, the signal's reason when aborted; the process is no use any more then.
   */
  async run({ job, limits, signal, onProgress }: ParserRun): Promise<number> {
    signal?.throwIfAborted();
    this.child.ref();
    this.child.channel?.ref();
    const before = (await this.usage())?.cpu ?? 0;
    const inside = await this.bringIn(job);
    // Only a PDF is read page by page. For other jobs the whole file is one step.
    const step = job.task === 'pdf' ? limits.page : limits.cpu;
    let budget = limits.cpu;
    let cpu = 0;
    let pageStart = { wall: performance.now(), cpu: 0 };
    const verdict = Promise.withResolvers<CookFailure | CookFailure['kind'] | 'done'>();
    const abort = (): void => void this.child.kill('SIGKILL');
    const listen = (message: Message): void => {
      if (message.type === 'progress') {
        pageStart = { wall: performance.now(), cpu };
        budget = Math.max(limits.cpu, limits.cpuPerPage * message.pages + limits.cpu / 2);
        onProgress?.(message.page, message.pages);
      } else if (message.type === 'failed') verdict.resolve(message.failure);
      else if (message.type === 'done') {
        this.intact &&= message.intact;
        verdict.resolve('done');
      }
    };
    signal?.addEventListener('abort', abort, { once: true });
    this.child.on('message', listen);
    const started = performance.now();
    let awaited = true;
    const watch = setInterval(async () => {
      const now = performance.now();
      // A page is timed by its CPU time, for a busy machine is not its fault. The wall clock only stops one that hangs.
      if (now - started > limits.wall || now - pageStart.wall > step * 5) verdict.resolve('timeout');
      const usage = awaited ? await this.usage() : null;
      if (!usage) return;
      cpu = Math.max(cpu, usage.cpu - before);
      if (usage.memory > limits.memory) verdict.resolve('outOfMemory');
      else if (cpu > budget || cpu - pageStart.cpu > step) verdict.resolve('timeout');
    }, heartbeat);
    try {
      // It may have come while the files were brought in.
      signal?.throwIfAborted();
      const ended = this.gone.then(([code, by]) => endOf(code, by));
      await Promise.race([this.loaded, verdict.promise, ended]);
      this.child.send(inside, () => undefined);
      const outcome = await Promise.race([verdict.promise, ended]);
      signal?.throwIfAborted();
      if (outcome !== 'done')
        throw typeof outcome === 'string' ? new CookError(outcome) : new CookError(outcome.kind, outcome.reason);
      this.done += 1;
      await this.takeOut(dirname(job.output));
      return cpu;
    } catch (error) {
      this.intact = false;
      throw error;
    } finally {
      awaited = false;
      clearInterval(watch);
      this.child.off('message', listen);
      signal?.removeEventListener('abort', abort);
    }
  }

  /** The same job with its files inside the room; what it reads cannot be written there. */
  private async bringIn(job: Job): Promise<Job> {
    const given = async (path: string): Promise<string> => {
      const inside = join(this.room.path, 'in', basename(path));
      await link(path, inside).catch(() => copyFile(path, inside));
      return inside;
    };
    const made = (path: string): string => join(this.room.path, 'out', basename(path));
    const inside = { ...job, path: await given(job.path), output: made(job.output) };
    if (inside.task === 'page') return { ...inside, printable: made(inside.printable) };
    return inside.task === 'prepare' && inside.drawn ? { ...inside, drawn: await given(inside.drawn) } : inside;
  }

  /** Moves what a job made to where it was wanted, and clears the room of what it was given. */
  private async takeOut(folder: string): Promise<void> {
    const [given, made] = [join(this.room.path, 'in'), join(this.room.path, 'out')];
    for (const name of await readdir(made)) await rename(join(made, name), join(folder, name));
    for (const name of await readdir(given)) await rm(join(given, name));
  }
}

/** What it means that a process ended before it told how its job went. */
function endOf(code: number | null, killedBy: NodeJS.Signals | null): CookFailure['kind'] {
  if (killedBy === 'SIGKILL') return 'interrupted';
  // V8 ends the process itself when the heap is full: by SIGABRT, or code 134 through a shell.
  return killedBy === 'SIGABRT' || code === 134 ? 'outOfMemory' : 'broken';
}
