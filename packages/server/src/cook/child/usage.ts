import { readFile } from 'node:fs/promises';

/** Kernel clock ticks per second; 100 on every Linux that Node runs on. */
const ticks = 100;

/** Time and memory a process has used. */
export interface Usage {
  /** User and system time in milliseconds. */
  cpu: number;
  /** Resident memory in bytes. */
  memory: number;
}

/** Reads the use of a running process from /proc, or null where there is none (it ended, or this is no Linux). */
export async function usageOf(pid: number): Promise<Usage | null> {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/status`, 'utf8'),
    ]);
    // The name in brackets may hold spaces; fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpu = ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
    const resident = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    return { cpu, memory: resident };
  } catch {
    return null;
  }
}
