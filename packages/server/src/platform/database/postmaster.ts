import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Name of PostgreSQL's socket in its folder; it has a lock file beside it. */
export const socketName = '.s.PGSQL.5432';

/** Pid of the PostgreSQL that serves this folder, by its pid file and its command line. */
export function postmaster(data: string): number | undefined {
  const pid = pidIn(join(data, 'postmaster.pid'));
  return pid !== undefined && alive(pid) && commandLine(pid).includes(data) ? pid : undefined;
}

/** Removes lock files whose pid now belongs to another program: PostgreSQL would not start while that program runs. */
export function dropForeignPidFiles(data: string, sockets: string): void {
  if (postmaster(data)) return;
  for (const file of [join(data, 'postmaster.pid'), join(sockets, `${socketName}.lock`)]) {
    const pid = pidIn(file);
    if (pid !== undefined && alive(pid) && !commandLine(pid).includes(data)) rmSync(file, { force: true });
  }
}

function pidIn(file: string): number | undefined {
  const pid = Number.parseInt(read(file), 10);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Whether a process runs. A zombie (ended, but not yet waited for by its parent) does not count. */
export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !(process.platform === 'linux' && /\) Z /.test(read(`/proc/${pid}/stat`)));
}

function commandLine(pid: number): string[] {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`).split('\0');
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(' ');
}

// Undefined when the file does not exist: PostgreSQL may delete it at any moment.
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
