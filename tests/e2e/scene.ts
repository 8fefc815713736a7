import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { launch, register, visit, type Visitor } from './browser.ts';
import type { DataKind } from './prepareData.ts';
import { queryDatabase, type Row } from './queryDatabase.ts';
import { smsCode, startOnFreePort, startServer, type RunningServer } from './server.ts';

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
  query(text: string, values?: unknown[]): Promise<Row[]>;
}

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
  let browser: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tinystar-e2e-'));
    // PostgreSQL's account has to enter, so that the database stays in this folder and its socket is found there.
    chmodSync(folder, 0o711);
    const data = path.join(folder, 'data');
    server = await startOnFreePort((port) => {
      const own = settings(port);
      const kind: DataKind = own.DEMO === 'on' ? 'demo' : 'empty';
      // By the program, because it keeps whose the database is, and the copies of node:fs do not.
      if (!existsSync(data)) execFileSync('cp', ['-Rp', path.join(inject('preparedData'), kind), data]);
      return { DATA_DIR: data, ...own };
    });
    browser = await launch(browserArgs);
  });

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
      server = await startServer(server.environment);
    },
    query: (text, values) => queryDatabase(path.join(folder, 'data'), text, values),
  };
  return scene;
};
