import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { copyNewFiles } from './copyFiles.ts';
import { BackupError, partsOf, readManifest, type Manifest } from './folder.ts';
import { quoted, schemaOf, tablesOf } from './tables.ts';

/**
 * Fills an empty, migrated database and DATA_DIR from a backup. The rows come in one transaction: after a failure the
 * database is as empty as before. Throws BackupError when the backup is of another version or something is there already.
 */
export async function restore(config: Config, db: Database, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const parts = partsOf(folder);
  const client = await db.$client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    await check(client, manifest);
    if (manifest.files !== null) await copyNewFiles(parts.files, join(config.DATA_DIR, 'files', 'stored'));
    const order = (await tablesOf(client)).map(({ name }) => name);
    for (const table of manifest.tables.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))) {
      const columns = table.columns.map((column) => `"${column}"`).join(', ');
      const product = table.name.startsWith('public.');
      // What triggers would add is in the backup too.
      if (product) await client.query(`alter table ${quoted(table.name)} disable trigger user`);
      const copy = client.query(copyFrom(`copy ${quoted(table.name)} (${columns}) from stdin`));
      await pipeline(createReadStream(parts.table(table.name)), createGunzip(), copy);
      if (copy.rowCount !== table.rows)
        throw new BackupError(`${table.name} holds ${copy.rowCount} rows instead of ${table.rows}`);
      if (product) await client.query(`alter table ${quoted(table.name)} enable trigger user`);
    }
    await advanceSequences(client);
    if (!config.SECRET_KEY) await writeSecret(config.DATA_DIR, parts.secret);
    await client.query('commit');
  } finally {
    client.release(true);
  }
  return manifest;
}

async function check(client: PoolClient, manifest: Manifest): Promise<void> {
  const schema = await schemaOf(client);
  if (schema.join() !== manifest.schema.join())
    throw new BackupError(
      'the backup was made by another version: restore it with that version, start it once, then upgrade',
    );
  const { rows } = await client.query<{ some: boolean }>('select exists (select from "user") as some');
  if (rows[0]?.some) throw new BackupError('the database holds people already: restore into an empty one');
}

async function advanceSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select s.oid::regclass::text as sequence, d.refobjid::regclass::text as table, quote_ident(a.attname) as column
    from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    join pg_namespace n on n.oid = s.relnamespace
    where s.relkind = 'S' and n.nspname in ('public', 'graphile_worker')`);
  for (const { sequence, table, column } of rows)
    await client.query(`select setval($1, greatest((select max(${column}) from ${table}), 1))`, [sequence]);
}

async function writeSecret(dataDir: string, secret: string): Promise<void> {
  const path = join(dataDir, 'secret-key');
  if (existsSync(path) && (await readFile(path, 'utf8')).trim() !== (await readFile(secret, 'utf8')).trim())
    throw new BackupError(`${path} holds another secret: restore into an empty DATA_DIR`);
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, await readFile(secret), { mode: 0o600, flush: true });
}
