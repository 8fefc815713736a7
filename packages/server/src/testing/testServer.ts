import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SmsPurpose } from '../platform/sms/sms.ts';
import { loadConfig, type Config } from '../platform/config/config.ts';
import { folderStore } from '../platform/files/folder.ts';
import { patchedStore } from '../platform/files/patchedStore.ts';
import { createApp } from '../platform/http/app.ts';
import { callsEnded } from '../platform/http/stopping.ts';
import { startWorker, type Worker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';
import { gate } from '../identity/gate.ts';
import { modules as allModules } from '../modules.ts';
import type { Module } from '../platform/module.ts';
import type { Services } from '../platform/services.ts';
import { createActors, type Actors } from './actors.ts';
import { testDatabase, type TestDatabase } from './testDatabase.ts';

const DAY = 86_400_000;
/** Noon of Shanghai on a day of UTC. */
const NOON = 4 * 3_600_000;

export interface TestServerOptions {
  /** Environment variables on top of `DEPLOYMENT=test`, `CAPTCHA=off`, `DEMO=off`. */
  environment?: Record<string, string>;
  services?: Partial<Services>;
  /** Default: the product's own. */
  modules?: readonly Module[];
  /** Folder of built pages to serve. */
  pages?: string;
  /** Use this database, for a second server on the same data. */
  database?: TestDatabase;
  /** Run the job worker; off by default. */
  worker?: boolean;
}

/** A server on its own database. Dispose it with `await using`, or call `close`. */
export interface TestServer extends Actors, AsyncDisposable {
  app: FastifyInstance;
  services: Services;
  config: Config;
  database: TestDatabase;
  /** Moves the server's clock. `toNoon` is for what is counted by day or month: neither ends while a test runs. */
  clock: { advance(milliseconds: number): void; set(time: Date): void; toNoon(): void };
  /** Every SMS "sent", newest last. */
  sent: { phone: string; code: string; purpose: SmsPurpose }[];
  /** Every other message "sent", newest last. */
  told: { phone: string; about: string; text: string }[];
  /** Every log line, as parsed JSON. */
  logged: Record<string, unknown>[];
  /** Waits until no job is waiting or running; only with `worker: true`. */
  settled(patience?: number): Promise<void>;
  /** Listens on a free port and returns its URL. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Starts a test server without a socket: call `app.inject`, or `listen()` for a real one. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await testDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'tinystar-files-'));
  const config = loadConfig({
    DEPLOYMENT: 'test',
    CAPTCHA: 'off',
    DEMO: 'off',
    DATA_DIR: folder,
    ...options.environment,
  });
  const logged: Record<string, unknown>[] = [];
  const sent: TestServer['sent'] = [];
  const told: TestServer['told'] = [];
  const stopping = new AbortController();
  let offset = 0;
  const services: Services = {
    config,
    db: database.db,
    files: patchedStore(await folderStore(join(folder, 'files')), database.db),
    log: createLog('debug', { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) }),
    sms: {
      send: (message) => Promise.resolve(void sent.push(message)),
      tell: (message) => Promise.resolve(void told.push(message)),
    },
    now: () => new Date(Date.now() + offset),
    secret: 'only-for-tests-0123456789-abcdefghijklmn',
    trustedFetch: (input, init) => globalThis.fetch(input, init),
    stopping: stopping.signal,
    ...options.services,
  };
  const modules = options.modules ?? allModules;
  const app = await createApp({ services, gate, modules, ...(options.pages && { pages: options.pages }) });
  const jobs = modules.flatMap((module) => module.jobs ?? []);
  const worker: Worker | undefined = options.worker ? await startWorker(services, jobs, true) : undefined;
  await app.ready();

  const close = async () => {
    stopping.abort();
    await app.close();
    await callsEnded(app);
    await worker?.stop();
    if (!options.database) await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const set = (time: Date) => void (offset = time.getTime() - Date.now());
  return {
    app,
    services,
    config,
    database,
    sent,
    told,
    logged,
    clock: {
      advance: (milliseconds) => void (offset += milliseconds),
      set,
      // The last noon of Shanghai: what waits for an hour of the server waits no longer by the clock of the database.
      toNoon: () => set(new Date(Math.floor((services.now().getTime() - NOON) / DAY) * DAY + NOON)),
    },
    ...createActors(services, app),
    settled: (patience = 110_000) => settled(services, patience),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function settled(services: Services, patience: number): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const { rows } = await services.db.$client.query<{ open: string }>(
      // What waits for another day is no work of this one; tries that failed come again sooner.
      `select count(*) as open from graphile_worker.jobs
       where (attempts < max_attempts and run_at < now() + interval '1 hour') or locked_at is not null`,
    );
    if (rows[0]?.open === '0') return;
    if (Date.now() > end) throw new Error(`${rows[0]?.open} jobs are still open after ${patience} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
