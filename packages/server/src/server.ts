import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { consoleSms } from './account/sms.ts';
import type { Config } from './config/config.ts';
import { secretKey } from './config/secretKey.ts';
import { startCluster, type Cluster } from './database/cluster.ts';
import { openDatabase, waitForDatabase } from './database/database.ts';
import { lockDirectory } from './database/lock.ts';
import { migrate } from './database/migrate.ts';
import { trustedFetch } from './egress/trustedFetch.ts';
import { openFiles } from './files/open.ts';
import { createApp } from './http/app.ts';
import { openStreams } from './http/openStreams.ts';
import { prepareJobs, startWorker, type Worker } from './jobs/worker.ts';
import type { Log } from './log/log.ts';
import { modules } from './modules.ts';
import type { Services } from './services.ts';

/** The whole product server of one process. */
export interface Server {
  /** Where it listens, e.g. `http://127.0.0.1:5273`; undefined for a pure worker. */
  url: string | undefined;
  services: Services;
  /** Stops accepting, ends streams and jobs within 10 s, closes the database. */
  stop(): Promise<void>;
}

/** Starts everything the settings ask for, in the order it depends on each other. */
export async function startServer(config: Config, log: Log): Promise<Server> {
  const undo: (() => Promise<void> | void)[] = [];
  const stopAll = async () => {
    for (const step of undo.splice(0).toReversed()) {
      await Promise.resolve(step()).catch((error: unknown) => log.error({ error }, 'a part did not stop cleanly'));
    }
  };
  try {
    const cluster = await database(config, log, undo);
    const connection = config.DATABASE_URL ? { url: config.DATABASE_URL } : cluster!.connection;
    const db = openDatabase(connection, config.DATABASE_POOL, (error) =>
      log.warn({ error }, 'database connection lost'),
    );
    undo.push(() => db.$client.end());
    await waitForDatabase(db);
    await migrate(db);
    const stopping = new AbortController();
    const services: Services = {
      config,
      db,
      log,
      files: await openFiles(config, trustedFetch),
      sms: consoleSms(log, (line) => process.stdout.write(line)),
      now: () => new Date(),
      secret: secretKey(config),
      trustedFetch,
      stopping: stopping.signal,
    };
    await prepareJobs(services);
    for (const module of modules) await module.start?.(services);
    const worker = config.ROLE === 'api' ? undefined : await workOn(services, cluster !== undefined, undo);
    const url =
      config.ROLE === 'worker'
        ? undefined
        : await serve(services, () => config.ROLE === 'api' || worker !== undefined, undo);
    undo.push(() => stopping.abort(new Error('the server stops')));
    return { url, services, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function database(config: Config, log: Log, undo: (() => Promise<void> | void)[]): Promise<Cluster | undefined> {
  if (config.DATABASE_URL) return undefined;
  undo.push(lockDirectory(config.DATA_DIR));
  const cluster = await startCluster({ dir: config.DATA_DIR, say: (text) => log.info(text) });
  undo.push(() => cluster.stop());
  return cluster;
}

async function workOn(services: Services, alone: boolean, undo: (() => Promise<void> | void)[]): Promise<Worker> {
  const worker = await startWorker(
    services,
    modules.flatMap((module) => module.jobs ?? []),
    alone,
  );
  undo.push(() => worker.stop());
  return worker;
}

async function serve(
  services: Services,
  workerReady: () => boolean,
  undo: (() => Promise<void> | void)[],
): Promise<string> {
  const { config } = services;
  const pages = fileURLToPath(new URL('../../app/dist', import.meta.url));
  const app: FastifyInstance = await createApp({ services, modules, pages, workerReady });
  const url = await app.listen({ host: config.HOST, port: config.PORT });
  undo.push(async () => {
    const patience = setTimeout(() => {
      for (const end of openStreams) end();
      app.server.closeAllConnections();
    }, 8_000);
    await app.close();
    clearTimeout(patience);
  });
  return url;
}
