import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { printerPath } from '../chromium.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
};

export interface RunningServer {
  url: string;
  /** Everything it printed so far. */
  output(): string;
  child: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts the real server as its own process and waits until it is ready. Rejects with its output when it ends first. */
export const startServer = async (env: Record<string, string>): Promise<RunningServer> => {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, CHROMIUM: printerPath(), NODE_ENV: 'test', CAPTCHA: 'off', DEMO: 'off', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  const until = Date.now() + 60_000;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended:\n${text}`);
    const ready = await fetch(`${url}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`the server is not ready:\n${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    child,
    output: () => text,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
};

/** The newest SMS code printed for a phone number. */
export const smsCode = (output: string, phone: string): string => {
  const codes = [...output.matchAll(/^\{.*"event":"sms".*\}$/gm)]
    .map(([line]) => JSON.parse(line) as { phone: string; code: string })
    .filter((sms) => sms.phone === phone);
  const last = codes.at(-1);
  if (!last) throw new Error(`no code was sent to ${phone}`);
  return last.code;
};
