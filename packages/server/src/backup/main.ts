import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, loadConfig, type Config } from '../platform/config/config.ts';
import { startCluster } from '../platform/database/cluster.ts';
import { openDatabase, waitForDatabase, type Database } from '../platform/database/database.ts';
import { DirectoryInUse } from '../platform/database/lock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { takeDirectory } from '../platform/database/takeDirectory.ts';
import { prepareJobs } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';
import { backUp } from './backUp.ts';
import { BackupError, type Manifest } from './folder.ts';
import { restore } from './restore.ts';

const help = `npm run backup -- FOLDER     writes database, files and secret into a new folder; the product may run meanwhile
npm run restore -- FOLDER    fills an empty DATA_DIR (and an empty DATABASE_URL) from such a folder; the product must not run

DATA_DIR, DATABASE_URL, FILES_URL and SECRET_KEY are those of the product. Files in an object store (FILES_URL) are not
copied: keep them by the store's own means.
`;

const [command, folder] = process.argv.slice(2);
if ((command !== 'backup' && command !== 'restore') || !folder || folder.startsWith('-')) {
  process.stdout.write(help);
  process.exit(folder === '--help' ? 0 : 2);
}
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = loadConfig(process.env);
  const work = command === 'backup' ? backUp : restoreInto;
  const manifest = await withDatabase(config, command === 'backup', (db) => work(config, db, resolve(folder)));
  process.stdout.write(`${describe(manifest)}\n`);
  process.exit(0);
} catch (error) {
  const expected = error instanceof BackupError || error instanceof ConfigError || error instanceof DirectoryInUse;
  process.stderr.write(`${command} failed: ${expected ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Opens the product's database; the embedded one is started when no server runs, and stopped again. */
async function withDatabase<T>(config: Config, shared: boolean, work: (db: Database) => Promise<T>): Promise<T> {
  const release = take(config, shared);
  const cluster = config.DATABASE_URL
    ? undefined
    : await startCluster({
        dir: config.DATA_DIR,
        // A running product's database is used as it is: nothing to tell.
        say: (text) => release && process.stderr.write(`${text}\n`),
      });
  const db = openDatabase(cluster?.connection ?? { url: config.DATABASE_URL ?? '' }, 4, () => undefined);
  try {
    await waitForDatabase(db);
    return await work(db);
  } finally {
    await db.$client.end();
    if (release) {
      await cluster?.stop();
      release();
    }
  }
}

/** Takes DATA_DIR. Undefined when a running server has it and it may be shared. */
function take(config: Config, shared: boolean): (() => void) | undefined {
  try {
    return takeDirectory(config);
  } catch (error) {
    if (shared && error instanceof DirectoryInUse) return undefined;
    throw error;
  }
}

async function restoreInto(config: Config, db: Database, from: string): Promise<Manifest> {
  await migrate(db);
  await prepareJobs({ db, log: createLog('silent') });
  return restore(config, db, from);
}

function describe({ at, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `state of ${at}: ${tables.length} tables, ${rows} rows, ${files ?? 'no'} files`;
}
