import { startCluster } from '../platform/database/cluster.ts';
import { openDatabase, waitForDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { takeDirectory } from '../platform/database/takeDirectory.ts';
import { loadConfig, type Config } from '../platform/config/config.ts';
import { secretKey } from '../platform/config/secretKey.ts';
import { trustedFetch } from '../platform/egress/trustedFetch.ts';
import { openFiles } from '../platform/files/open.ts';
import { prepareJobs } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';
import type { Services } from '../platform/services.ts';
import { openSms } from '../platform/sms/openSms.ts';

/**
 * What acts need, outside of a server: beside a running one its database is shared, else the embedded database is
 * started for as long as the act takes. Call `close` at the end.
 */
export async function openServices(
  environment: NodeJS.ProcessEnv,
): Promise<{ services: Services; close(): Promise<void> }> {
  const config = loadConfig(environment);
  const log = createLog('error');
  const { connection, stop } = await database(config);
  const db = openDatabase(connection, 2, (error) => log.warn({ error }, 'database connection lost'));
  await waitForDatabase(db);
  await migrate(db);
  const services: Services = {
    config,
    db,
    log,
    files: await openFiles(config, trustedFetch),
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

async function database(config: Config) {
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
