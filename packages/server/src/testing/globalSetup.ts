import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
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
    /** Folder of a stopped PostgreSQL whose database is migrated, for servers of their own to begin with. */
    preparedPostgres: string;
  }
}

/**
 * One throw-away PostgreSQL per run, with a migrated database named `template` for the tests to copy; and its files
 * before any test, for the servers that tests start: to make them takes seconds, and waits for the disk.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'tinystar-test-'));
  chmodSync(dir, 0o711);
  const start = () => startCluster({ dir, say: () => undefined, volatile: true });
  const first = await start();
  const db = openDatabase(first.connection, 4, () => undefined);
  await migrate(db);
  await prepareJobs({ db, log: createLog('silent') });
  await db.$client.end();
  await first.stop();
  const prepared = join(dir, 'prepared');
  execFileSync('cp', ['-a', join(dir, 'postgres'), prepared]);
  // A process that is killed loses nothing that the system has taken: no test cuts the power.
  appendFileSync(join(prepared, 'postgresql.conf'), 'fsync = off\n');
  const cluster = await start();
  const admin = openDatabase(cluster.connection, 2, () => undefined);
  await admin.$client.query('create database template template postgres');
  await admin.$client.end();
  project.provide('preparedPostgres', prepared);
  project.provide('postgresHost', cluster.connection.host);
  project.provide('postgresUser', cluster.connection.user);
  return async () => {
    await cluster.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
