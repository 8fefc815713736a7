// What the checks take from the machine: where their temporary files lie, their processes, and the time of its cores.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'tinystar-checks-';
/** What must be free there, in bytes: servers of tests and their databases take about a tenth of it. */
const ROOM = 8 * 1024 ** 3;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
};

/**
 * A folder for the temporary files of this run, and what removes it. In memory where there is room: tests make and remove
 * thousands of small files, and looking for a free place among those just removed takes a disk a sixth of their time.
 */
export const temporaryFolder = (base = hasRoom() ? MEMORY : tmpdir()): { folder: string; remove(): void } => {
  // A run that was killed leaves its own.
  for (const name of readdirSync(base))
    if (name.startsWith(PREFIX) && !isAlive(Number(name.slice(PREFIX.length))))
      rmSync(path.join(base, name), { recursive: true, force: true });
  const folder = path.join(base, `${PREFIX}${process.pid}`);
  // Databases of tests run as somebody else, who passes through it.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** What the machine's cores have worked since it began, and what they could have, in ms. */
export const coreTime = (): { all: number; worked: number } => {
  const cores = cpus().map(({ times }) => times);
  const all = cores.flatMap((times) => Object.values(times)).reduce((sum, each) => sum + each, 0);
  return { all, worked: all - cores.reduce((sum, { idle }) => sum + idle, 0) };
};

/** Seconds of cores from what `times` printed: the second line is what the shell's children took, in user and system. */
const coreSeconds = (printed: string): number =>
  [...(printed.trim().split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/**
 * Runs a command and answers its exit code and the seconds of cores that it took. What a command `apart`, beside another,
 * prints comes whole at its end.
 */
export const run = async (
  heading: string,
  words: string[],
  { apart = false, ...where }: { cwd: string; env: NodeJS.ProcessEnv; apart?: boolean },
): Promise<{ code: number; cores: number }> => {
  if (!apart) process.stdout.write(heading);
  const output = apart ? 'pipe' : 'inherit';
  // A shell tells at its end, on stream 3, what its children took.
  const timed = ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...words];
  const child = spawn('sh', timed, { ...where, stdio: ['ignore', output, output, 'pipe'] });
  const printed: Buffer[] = [];
  let times = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => printed.push(piece));
  child.stdio[3]!.on('data', (piece: Buffer) => (times += piece.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (apart) process.stdout.write(Buffer.concat([Buffer.from(heading), ...printed]));
  return { code: code ?? 1, cores: coreSeconds(times) };
};
