import { CookError } from '../failure.ts';
import { Parser, type ParserKind, type ParserRun } from './parser.ts';

/** So many processes wait for more of somebody's documents, the last used ones, for so long. Milliseconds. */
const mostResting = 2;
const patience = 15_000;

/** What one process does at most: jobs, and resident memory after one, in bytes. */
const mostJobs = 50;
const mostMemory = 256 * 1_048_576;

interface Resting {
  parser: Parser;
  key: string;
  timer: NodeJS.Timeout;
}

/** The last used at the end. */
const resting: Resting[] = [];
process.once('exit', () => resting.forEach(({ parser }) => parser.abandon()));

function wake(key: string): Parser | undefined {
  const at = resting.findLastIndex((one) => one.key === key);
  if (at < 0) return undefined;
  const [{ parser, timer }] = resting.splice(at, 1) as [Resting];
  clearTimeout(timer);
  if (parser.intact) return parser;
  void parser.end();
  return undefined;
}

function dismiss(one: Resting): void {
  clearTimeout(one.timer);
  resting.splice(resting.indexOf(one), 1);
  void one.parser.end();
}

async function keep(parser: Parser, key: string): Promise<void> {
  const memory = (await parser.usage())?.memory ?? Infinity;
  if (!parser.intact || parser.done >= mostJobs || memory > mostMemory) return await parser.end();
  parser.rest();
  const one = { parser, key, timer: setTimeout(() => dismiss(one), patience) };
  one.timer.unref();
  resting.push(one);
  if (resting.length > mostResting) dismiss(resting[0]!);
}

export interface ChildOptions extends ParserRun {
  /**
   * Whose the file is, by an id. One process may read several files of one owner, each as if it were the first; a file
   * without an owner has a process for itself.
   */
  owner?: string | undefined;
  /** The script of the process; another one in tests. */
  entry?: string;
}

/**
 * Runs a job in another process ({@link Parser}). What fails in a process that has read before, or in one that something
 * else killed, is tried once more in a new one: neither says anything of the file. Gives the CPU time that it took at
 * least, in milliseconds. Throws CookError when it fails, the signal's reason when aborted.
 */
export async function runChild({ owner, entry, ...run }: ChildOptions): Promise<number> {
  run.signal?.throwIfAborted();
  const kind: ParserKind = { task: run.job.task, memory: run.limits.memory, ...(entry && { entry }) };
  const key = owner && JSON.stringify([owner, kind]);
  const used = key && wake(key);
  try {
    return await runIn(used || (await Parser.start(kind)), run, key);
  } catch (error) {
    if (!(error instanceof CookError) || (!used && error.failure.kind !== 'interrupted')) throw error;
    return await runIn(await Parser.start(kind), run, key);
  }
}

async function runIn(parser: Parser, run: ParserRun, key: string | undefined): Promise<number> {
  try {
    const cpu = await parser.run(run);
    await (key ? keep(parser, key) : parser.end());
    return cpu;
  } catch (error) {
    await parser.end();
    throw error;
  }
}
