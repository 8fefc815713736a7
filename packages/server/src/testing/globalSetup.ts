import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../platform/database/cluster.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { prepareJobs } from '../platform/jobs/worker.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket folder of the run's PostgreSQL. */
    postgresHost: string;
    postgresUser: string;
  }
}

/** One throw-away PostgreSQL per run, with a migrated database named `template` for the tests to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'tinystar-test-'));
  chmodSync(dir, 0o711);
  const cluster = await startCluster({ dir, say: () => undefined, volatile: true });
  const admin = openDatabase(cluster.connection, 2, () => undefined);
  await admin.$client.query('create database template');
  await admin.$client.end();
  const template = openDatabase({ ...cluster.connection, database: 'template' }, 4, () => undefined);
  await migrate(template);
  await prepareJobs({ db: template, log: createLog('silent') });
  await template.$client.end();
  project.provide('postgresHost', cluster.connection.host);
  project.provide('postgresUser', cluster.connection.user);
  return async () => {
    await cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
