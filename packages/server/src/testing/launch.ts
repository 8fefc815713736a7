import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';

/** The product in a process of its own, as a child of the test. */
export interface Running {
  child: ChildProcess;
  url: string;
  /** What it has written so far. */
  output: () => string;
  /** Its exit code. */
  ended: Promise<number | null>;
}

const main = join(import.meta.dirname, '../main.ts');

/** Starts it with these settings and flags of Node; it is stopped when the test is over. */
export function launch(environment: Record<string, string>, flags: string[] = []): Omit<Running, 'url'> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [...flags, main], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...environment },
    cwd: '/',
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Not `exit`, which may come before its last words are read.
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, output: () => output, ended };
}

/** Starts it and waits until it serves. */
export async function start(environment: Record<string, string>, flags: string[] = []): Promise<Running> {
  const running = launch(environment, flags);
  await expect.poll(running.output, { timeout: 100_000 }).toMatch(/"msg":"ready"/);
  return { ...running, url: /"url":"(http[^"]+)"/.exec(running.output())![1]! };
}

/** An empty folder for its data, gone after the test. */
export function dataFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'tinystar-server-'));
  chmodSync(dir, 0o711);
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** The same with the prepared database in it, where the first start is not what a test is about. */
export function preparedFolder(): string {
  const dir = dataFolder();
  execFileSync('cp', ['-a', inject('preparedPostgres'), join(dir, 'postgres')]);
  return dir;
}
