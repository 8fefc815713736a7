import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { openSms } from './platform/sms/openSms.ts';
import { ConfigError, type Config } from './platform/config/config.ts';
import { secretKey } from './platform/config/secretKey.ts';
import { startCluster, type Cluster } from './platform/database/cluster.ts';
import { openDatabase, waitForDatabase, type Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { meansNoRoom, neededLater, noRoom } from './platform/database/room.ts';
import { openReplica, type Replica } from './platform/database/replica.ts';
import { withLock } from './platform/database/withLock.ts';
import { gate } from './identity/gate.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { trustedFetch } from './platform/egress/trustedFetch.ts';
import { openFiles } from './platform/files/open.ts';
import { patchedStore } from './platform/files/patchedStore.ts';
import type { FileStore } from './platform/files/store.ts';
import { createApp } from './platform/http/app.ts';
import { openStreams } from './platform/http/openStreams.ts';
import { callsEnded } from './platform/http/stopping.ts';
import { prepareJobs, startWorker, type Worker } from './platform/jobs/worker.ts';
import type { Log } from './platform/log/log.ts';
import { modules } from './modules.ts';
import type { Services } from './platform/services.ts';
import { tellFigures } from './platform/metrics/tellFigures.ts';
import { startTracing } from './platform/tracing/startTracing.ts';
import { tracedFetch } from './platform/tracing/tracedFetch.ts';
import { traceStatements } from './platform/tracing/traceStatements.ts';
import { stopSteps, type StopSteps } from './stopSteps.ts';

/** The whole product server of one process. */
export interface Server {
  /** Where it listens, e.g. `http://127.0.0.1:5273`; undefined for a pure worker. */
  url: string | undefined;
  services: Services;
  /** Stops accepting, ends streams and jobs within 10 s, closes the database. */
  stop(): Promise<void>;
}

/** Milliseconds until what is still open at a stop is cut, and until it is not waited for any more. */
const patience = 8_000;
const longest = 9_500;

/**
 * Starts everything the settings ask for, in the order it depends on each other. DATA_DIR has been taken by
 * {@link takeDirectory}; `release` is called last of all.
 */
export async function startServer(config: Config, log: Log, release: () => void): Promise<Server> {
  const steps = stopSteps(log);
  steps.add(release);
  try {
    const endTracing = await startTracing(config);
    if (endTracing) steps.add(endTracing);
    const fetchTrusted = endTracing ? tracedFetch(trustedFetch) : trustedFetch;
    const cluster = await embedded(config, log, steps);
    const db = await connect(config, cluster, log, steps);
    const replica = openReading(config, db, log, steps);
    const stopping = new AbortController();
    const files = await openFiles(config, fetchTrusted);
    await checkFiles(files, log);
    const services: Services = {
      config,
      db,
      ...(replica && { replica }),
      log,
      files: patchedStore(files, db),
      sms: openSms(config, log, fetchTrusted),
      now: () => new Date(),
      secret: secretKey(config),
      trustedFetch: fetchTrusted,
      stopping: stopping.signal,
    };
    await prepareJobs(services);
    for (const module of modules) await module.start?.(services);
    if (config.DEMO) await withLock(db, 'demo', () => seedDemo(services));

    let worker: Worker | undefined;
    let app: FastifyInstance | undefined;
    steps.add(async () => {
      stopping.abort(new Error('the server stops'));
      await Promise.all([worker?.stop(), app && close(app, log)]);
    });
    if (config.ROLE !== 'api') {
      const jobs = modules.flatMap((module) => module.jobs ?? []);
      worker = await startWorker(services, jobs, cluster !== undefined);
    }
    steps.add(await tellFigures(services));
    if (config.ROLE === 'worker') return { url: undefined, services, stop: steps.run };
    const pages = fileURLToPath(new URL('../../app/dist', import.meta.url));
    app = await createApp({
      services,
      gate,
      modules,
      pages,
      workerReady: () => worker?.ready() === true,
    });
    return { url: await listen(app, config), services, stop: steps.run };
  } catch (error) {
    await steps.run();
    throw meansNoRoom(error) ? noRoom(config.DATA_DIR, neededLater) : error;
  }
}

async function embedded(config: Config, log: Log, steps: StopSteps): Promise<Cluster | undefined> {
  if (config.DATABASE_URL) return undefined;
  const cluster = await startCluster({ dir: config.DATA_DIR, say: (text) => log.info(text) });
  steps.add(() => cluster.stop());
  cluster.supervise();
  return cluster;
}

async function connect(config: Config, cluster: Cluster | undefined, log: Log, steps: StopSteps): Promise<Database> {
  const connection = cluster?.connection ?? { url: config.DATABASE_URL ?? '' };
  const db = openDatabase(connection, config.DATABASE_POOL, (error) => log.warn({ error }, 'database connection lost'));
  steps.add(() => db.$client.end());
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) traceStatements(db.$client);
  try {
    await waitForDatabase(db);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new ConfigError(`DATABASE_URL: the database does not let us in (${code})`, { cause: error });
  }
  await migrate(db);
  return db;
}

/** Nothing waits for the replica: what it cannot answer is read from the database. */
function openReading(config: Config, db: Database, log: Log, steps: StopSteps): Replica | undefined {
  const { DATABASE_READ_URL: url, DATABASE_READ_LAG: seconds, DATABASE_POOL: size } = config;
  if (!url) return undefined;
  const replica = openReplica(db, { connection: { url }, size, most: seconds * 1_000, log });
  steps.add(() => replica.close());
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) traceStatements(replica.db.$client);
  return replica;
}

/** A store that cannot be reached may come back; one that refuses us is told now, not at the first upload. */
async function checkFiles(files: FileStore, log: Log): Promise<void> {
  try {
    await files.check();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    log.warn({ error }, 'the file store does not answer yet');
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ host: config.HOST, port: config.PORT });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE' || code === 'EACCES') {
      throw new ConfigError(`PORT ${config.PORT} cannot be used (${code}): stop what uses it or set another PORT`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new ConfigError(`HOST cannot be used (${code})`);
    throw error;
  }
}

async function close(app: FastifyInstance, log: Log): Promise<void> {
  const timer = setTimeout(() => {
    log.warn('calls that do not end are cut');
    for (const end of openStreams) end();
    app.server.closeAllConnections();
  }, patience);
  const ended = app.close().then(() => callsEnded(app));
  await Promise.race([ended, sleep(longest, undefined, { ref: false })]);
  clearTimeout(timer);
}
