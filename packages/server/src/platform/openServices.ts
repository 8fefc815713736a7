import { startCluster } from './database/cluster.ts';
import { openDatabase, waitForDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { takeDirectory } from './database/takeDirectory.ts';
import { loadConfig, type Config } from './config/config.ts';
import { secretKey } from './config/secretKey.ts';
import { trustedFetch } from './egress/trustedFetch.ts';
import { openFiles } from './files/open.ts';
import { patchedStore } from './files/patchedStore.ts';
import { prepareJobs } from './jobs/worker.ts';
import { createLog } from './log/log.ts';
import type { Services } from './services.ts';
import { openSms } from './sms/openSms.ts';

/**
 * What acts need, outside of a server: beside a running one its database is shared, else the embedded database is
 * started for as long as the act takes. Call `close` at the end.
 */
export async function openServices(
  environment: NodeJS.ProcessEnv,
): Promise<{ services: Services; close(): Promise<void> }> {
  const config = loadConfig(environment);
  const log = createLog('error');
  const { connection, stop } = await openConnection(config);
  const db = openDatabase(connection, 2, (error) => log.warn({ error }, 'database connection lost'));
  await waitForDatabase(db);
  await migrate(db);
  const services: Services = {
    config,
    db,
    log,
    files: patchedStore(await openFiles(config, trustedFetch), db),
    sms: openSms(config, log, trustedFetch),
    now: () => new Date(),
    secret: secretKey(config),
    trustedFetch,
    stopping: new AbortController().signal,
  };
  await prepareJobs(services);
  return {
    services,
    async close() {
      await db.$client.end();
      await stop();
    },
  };
}

/**
 * Where the product's database is: of a running server, or the embedded one, started for as long as it is used. Call
 * `stop` at the end.
 */
export async function openConnection(config: Config) {
  if (config.DATABASE_URL) return { connection: { url: config.DATABASE_URL }, stop: () => Promise.resolve() };
  const release = free(config);
  const cluster = await startCluster({ dir: config.DATA_DIR, say: () => undefined });
  return {
    connection: cluster.connection,
    async stop() {
      // A server that runs has started it, and goes on with it.
      if (release) await cluster.stop();
      release?.();
    },
  };
}

/** Takes the data directory; undefined where a running server has it. */
function free(config: Config): (() => void) | undefined {
  try {
    return takeDirectory(config);
  } catch {
    return undefined;
  }
}
