import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../packages/server/src/testing/freePort.ts';
import { printerPath } from '../chromium.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Milliseconds until a server that is not ready never will be. */
const PATIENCE = 90_000;

/** The end of what a process printed, where it tells why it ended. */
export const lastLines = (output: string, count = 15): string => output.trimEnd().split('\n').slice(-count).join('\n');

/** Whether a server said at its end that its port was taken, which is a reason to try another one. */
export const isPortTaken = (output: string): boolean => output.includes('cannot be used (EADDRINUSE)');

export interface RunningServer {
  url: string;
  /** Its settings, for another start on the same data and port. */
  environment: Record<string, string>;
  /** Everything it printed so far. */
  output(): string;
  child: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** What the servers that were started in this process have printed, in the order of their starts. */
const outputs: (() => string)[] = [];

/** The last lines of every server that was started in this process. */
export const lastWords = (): string[] => outputs.map((output) => lastLines(output()));

/**
 * Starts the real server as its own process and waits until it is ready; on a free port unless one is named. Rejects
 * with its last lines when it ends first.
 */
export const startServer = async (env: Record<string, string>): Promise<RunningServer> => {
  const port = env.PORT;
  if (!port) return startOnFreePort(() => env);
  const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, CHROMIUM: printerPath(), NODE_ENV: 'test', CAPTCHA: 'off', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  outputs.push(() => text);
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  const closed = once(child, 'close');
  const lives = () => child.exitCode === null && child.signalCode === null;
  // Its own words come first: on a port that was taken somebody else would answer.
  const isReady = () =>
    text.includes(`is running:  ${url}`) &&
    fetch(`${url}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  const until = Date.now() + PATIENCE;
  while (!(await isReady())) {
    if (!lives()) {
      await closed;
      throw new Error(`the server ended:\n${lastLines(text)}`);
    }
    if (Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`the server is not ready:\n${lastLines(text)}`);
    }
    await sleep(100);
  }
  return {
    url,
    environment: env,
    child,
    output: () => text,
    async stop(signal = 'SIGTERM') {
      if (lives()) child.kill(signal);
      await ended;
    },
  };
};

/** Starts it on a free port, which its settings are told; on another one when somebody takes that port first. */
export const startOnFreePort = async (
  settings: (port: number) => Record<string, string>,
  tries = 3,
): Promise<RunningServer> => {
  const port = await freePort();
  try {
    return await startServer({ ...settings(port), PORT: String(port) });
  } catch (error) {
    if (tries === 1 || !isPortTaken(String(error))) throw error;
    return await startOnFreePort(settings, tries - 1);
  }
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
