import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, expect, inject, vi } from 'vitest';
import { launch, register, visit, type Visitor } from './browser.ts';
import { freePort, smsCode, startServer, type RunningServer } from './server.ts';

export interface Scene {
  /** For the files of the test; the server's own stand in `data`. */
  folder(): string;
  /** Address of a path on the server. */
  url(path: string): string;
  /** A fresh browser profile on an empty page. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  /** Registers a visitor by phone; rejects when no message was sent. */
  register(visitor: Visitor, phone: string): Promise<void>;
  /** A fresh profile of somebody who has just registered. */
  enter(phone: string): Promise<Visitor>;
  /** The newest code that was sent to a phone. */
  code(phone: string): string;
  /** Kills the server at once, as a fault would; `restart` brings it back on the same data and port. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Asks the server's own database past the server. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/**
 * The data with which every server of a kind begins, made once in a run by a server of its own: a database set up, and
 * for the demo its documents trained, take seconds that each file would wait for again.
 */
const preparedData = async (kind: 'empty' | 'demo'): Promise<string> => {
  const prepared = path.join(inject('preparedData'), kind);
  const isPrepared = () => expect(existsSync(prepared)).toBe(true);
  // Of files that run at once the one that makes the folder fills it. The others wait for its last name.
  try {
    mkdirSync(`${prepared}-unfinished`);
  } catch {
    await vi.waitFor(isPrepared, { timeout: 100_000, interval: 100 });
    return prepared;
  }
  const unfinished = path.join(`${prepared}-unfinished`, 'data');
  const server = await startServer({ DATA_DIR: unfinished, DEMO: kind === 'demo' ? 'on' : 'off' });
  try {
    // Of the demo its documents are trained while the server runs already.
    await vi.waitFor(
      async () =>
        expect(await queryDatabase(unfinished, `select 1 from kb_bot_file where status <> 'trained'`)).toEqual([]),
      { timeout: 60_000, interval: 500 },
    );
  } finally {
    await server.stop();
  }
  renameSync(unfinished, prepared);
  return prepared;
};

type Row = Record<string, unknown>;

/** Asks the database that stands in a server's data folder. */
const queryDatabase = async (data: string, text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ host: path.join(data, 'postgres'), user: 'tinystar', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
};

/**
 * A server with an empty database, or the demo's, and a browser for the tests of one file; gone after the last of them.
 * `settings` are more of the server's, told its port; `browserArgs` are more of Chromium's flags.
 */
export const createScene = (
  settings: (port: number) => Record<string, string> = () => ({}),
  browserArgs: readonly string[] = [],
): Scene => {
  let folder: string;
  let server: RunningServer;
  let environment: Record<string, string>;
  let browser: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tinystar-e2e-'));
    // PostgreSQL's account has to enter, so that the database stays in this folder and its socket is found there.
    chmodSync(folder, 0o711);
    const port = await freePort();
    const own = settings(port);
    const data = path.join(folder, 'data');
    // By the program, because it keeps whose the database is, and the copies of node:fs do not.
    execFileSync('cp', ['-Rp', await preparedData(own.DEMO === 'on' ? 'demo' : 'empty'), data]);
    environment = { DATA_DIR: data, PORT: String(port), ...own };
    server = await startServer(environment);
    browser = await launch(browserArgs);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const scene: Scene = {
    folder: () => folder,
    url: (at) => server.url + at,
    visit: (options) => visit(browser, options),
    register: ({ page }, phone) => register(page, server.url, phone, () => smsCode(server.output(), phone)),
    async enter(phone) {
      const visitor = await scene.visit();
      await scene.register(visitor, phone);
      return visitor;
    },
    code: (phone) => smsCode(server.output(), phone),
    kill: () => server.stop('SIGKILL'),
    async restart() {
      server = await startServer(environment);
    },
    query: (text, values) => queryDatabase(path.join(folder, 'data'), text, values),
  };
  return scene;
};
