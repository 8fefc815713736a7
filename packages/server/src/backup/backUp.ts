import { createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { secretKey } from '../platform/config/secretKey.ts';
import { copyNewFiles } from './copyFiles.ts';
import { BackupError, FORMAT, isEmpty, partsOf, type Manifest } from './folder.ts';
import { quoted, schemaOf, tablesOf } from './tables.ts';

const TRIES = 5;

/**
 * Writes the state of one moment into a folder: every table from one snapshot, the files it speaks of, and the
 * secret. The product may run meanwhile. The folder appears whole or not at all.
 *
 * Files are copied before the snapshot and again after it, so every file of the snapshot is there even if it is deleted
 * meanwhile. One that came and went between the two is noticed, and the snapshot is taken again.
 */
export async function backUp(config: Config, db: Database, folder: string): Promise<Manifest> {
  if (!isEmpty(folder)) throw new BackupError(`${folder} is not empty: name a new folder`);
  const draft = `${folder}.unfinished`;
  const parts = partsOf(draft);
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  const stored = config.FILES_URL ? undefined : join(config.DATA_DIR, 'files', 'stored');
  const copyFiles = () => (stored ? copyNewFiles(stored, parts.files) : Promise.resolve(null));

  await copyFiles();
  let manifest: Manifest | undefined;
  for (let tries = 0; !manifest; tries++) {
    if (tries === TRIES) throw new BackupError('documents are deleted faster than they can be copied; try again later');
    manifest = await withSnapshot(db, async (client) => {
      const schema = await schemaOf(client);
      if (schema.length === 0)
        throw new BackupError('there is nothing to keep: the product has not run on this data yet');
      const files = await copyFiles();
      if (stored && (await lostDocument(client, parts.files))) return undefined;
      const tables: Manifest['tables'] = [];
      for (const table of await tablesOf(client)) {
        const columns = table.columns.map((column) => `"${column}"`).join(', ');
        const copy = client.query(copyTo(`copy (select ${columns} from ${quoted(table.name)}) to stdout`));
        await pipeline(copy, createGzip(), createWriteStream(parts.table(table.name), { mode: 0o600 }));
        tables.push({ ...table, rows: copy.rowCount });
      }
      return { format: FORMAT, at: new Date().toISOString(), schema, tables, files };
    });
  }
  await writeFile(parts.secret, secretKey(config), { mode: 0o600, flush: true });
  await writeFile(parts.manifest, JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
  await rm(folder, { recursive: true, force: true });
  // Across file systems a rename is a copy.
  await rename(draft, folder).catch(() => cp(draft, folder, { recursive: true }));
  return manifest;
}

async function withSnapshot<T>(db: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    // The first statement fixes what the transaction sees.
    await client.query('select 1');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    client.release(true);
  }
}

/** True when the snapshot has a document or an attachment whose bytes are not among the copied files. */
async function lostDocument(client: PoolClient, files: string): Promise<boolean> {
  const { rows } = await client.query<{ source_key: string }>(
    `select source_key from kb_bot_file union all select source_key from kb_bot_file_bin
     union all select next ->> 'key' from kb_bot_file where next is not null
     union all select file_key from kb_bot_chat_attachment`,
  );
  return rows.some(({ source_key: key }) => !existsSync(join(files, key)));
}
