import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The real server in a process of its own. */
export interface ChildServer {
  url: string;
  pid: number;
  /** Every line it printed, newest last. */
  lines: string[];
  /** SIGKILL: it gets no chance to tidy up. */
  kill(): Promise<void>;
  /** SIGTERM, and wait. */
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** Starts the server with these settings on a free port and waits until it is ready. Throws with its output if it ends. */
export async function childServer(environment: Record<string, string>, flags: string[] = []): Promise<ChildServer> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const settings = { PATH, NODE_COMPILE_CACHE, DEPLOYMENT: 'test', CAPTCHA: 'off', DEMO: 'off', PORT: '0' };
  const child = spawn(process.execPath, [...flags, main], {
    env: { ...settings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (line: string) => {
      lines.push(line);
      const ready = /"url":"(http[^"]+)".*"msg":"ready"/.exec(line);
      if (ready?.[1]) resolve(ready[1]);
    };
    createInterface({ input: child.stdout }).on('line', hear);
    createInterface({ input: child.stderr }).on('line', hear);
    child.once('exit', () => reject(new Error(`the server did not start:\n${lines.slice(-20).join('\n')}`)));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return { url, pid: child.pid!, lines, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
