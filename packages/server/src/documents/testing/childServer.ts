import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished, vi } from 'vitest';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** The real server as a process of its own on its own data folder, to be killed and started again. */
export interface ChildServer extends AsyncDisposable {
  dataDir: string;
  url: string;
  /** Starts it (again) and waits until it is ready. */
  start(): Promise<void>;
  /** True while the process runs. */
  running(): boolean;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Logs in by SMS; answers the headers of the session. */
  logIn(phoneNumber: string): Promise<Record<string, string>>;
}

export interface ChildOptions {
  /** How many file descriptors it may have. */
  descriptors?: number;
  /** It begins with nothing, as on a new machine; else with the prepared database, which takes no time. */
  empty?: boolean;
}

/** @param settings Environment variables on top of an own data folder and a free port. */
export function childServer(settings: Record<string, string> = {}, options: ChildOptions = {}): ChildServer {
  const { descriptors, empty = false } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'tinystar-child-'));
  if (!empty && !settings.DATABASE_URL)
    execFileSync('cp', ['-a', inject('preparedPostgres'), join(dataDir, 'postgres')]);
  const codes = new Map<string, string>();
  let child: ChildProcess | undefined;
  const ended = (process: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (process.exitCode !== null || process.signalCode !== null) resolve();
      else process.once('exit', () => resolve());
    });
  const server: ChildServer = {
    dataDir,
    url: '',
    async start() {
      const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
      const environment = {
        PATH,
        HOME,
        NODE_COMPILE_CACHE,
        DATA_DIR: dataDir,
        PORT: '0',
        CAPTCHA: 'off',
        DEMO: 'off',
        ...settings,
      };
      const limited = descriptors === undefined ? [] : ['prlimit', `--nofile=${descriptors}:${descriptors}`];
      const [program, ...args] = [...limited, process.execPath, main] as const;
      const started = spawn(program, args, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
      child = started;
      // A test that ran out of time never reaches its disposal: its server would hold the output of the whole run open.
      onTestFinished(() => void started.kill('SIGKILL'));
      server.url = await new Promise<string>((resolve, reject) => {
        started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
        createInterface({ input: started.stdout }).on('line', (line) => {
          // The log is JSON; what is meant for people is not.
          if (!line.startsWith('{')) return;
          const entry = JSON.parse(line) as Record<string, string>;
          if (entry['event'] === 'sms') codes.set(entry['phone'] ?? '', entry['code'] ?? '');
          if (entry['msg'] === 'ready') resolve(entry['url'] ?? '');
        });
      });
    },
    running: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    async kill() {
      if (!child) return;
      child.kill('SIGKILL');
      await ended(child);
    },
    async logIn(phoneNumber) {
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()) as { token: string };
      };
      await post('/api/v1/open/user/sendSms4Login', { phoneNumber, captchaId: 'off', captcha: 'off' });
      // Its output may be read a moment after its answer.
      const smsCode = await vi.waitUntil(() => codes.get(phoneNumber), { timeout: 20_000 });
      const { token } = await post('/api/v1/open/user/loginBySmsCode', { phoneNumber, smsCode });
      return { authorization: `Bearer ${token}` };
    },
    async [Symbol.asyncDispose]() {
      if (child && server.running()) {
        child.kill('SIGTERM');
        await ended(child);
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return server;
}
