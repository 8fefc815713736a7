import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
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
  /** Asks the server's own database past the server. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/**
 * A server with an empty database and a browser for the tests of one file; gone after the last of them. `settings` are
 * more of the server's, told its port; `browserArgs` are more of Chromium's flags.
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
    const port = await freePort();
    server = await startServer({ DATA_DIR: path.join(folder, 'data'), PORT: String(port), ...settings(port) });
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
    async query(text, values = []) {
      const client = new pg.Client({
        host: path.join(folder, 'data/postgres'),
        user: 'tinystar',
        database: 'postgres',
      });
      await client.connect();
      try {
        return (await client.query(text, values)).rows as Record<string, unknown>[];
      } finally {
        await client.end();
      }
    },
  };
  return scene;
};
