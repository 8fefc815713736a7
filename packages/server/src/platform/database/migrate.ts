import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './database.ts';

/** The database's schema is not one this version can bring up to date. */
export class SchemaMismatch extends Error {
  override name = 'SchemaMismatch';
}

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const lockKey = 7_296_018_353;

/** Applies the missing migrations in one transaction, one server at a time; refuses a schema newer than this code. */
export async function migrate(db: Database): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
      entries: { when: number }[];
    };
    const exists = await client.query<{ found: string | null }>(
      "select to_regclass('drizzle.__drizzle_migrations')::text as found",
    );
    if (exists.rows[0]?.found) {
      const applied = await client.query<{ created_at: string }>('select created_at from drizzle.__drizzle_migrations');
      const known = new Set(journal.entries.map(({ when }) => when));
      if (applied.rows.some((row) => !known.has(Number(row.created_at)))) {
        throw new SchemaMismatch(
          'the database was made by another version of this server: start that version, or use an empty DATA_DIR or DATABASE_URL',
        );
      }
    }
    await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release(true);
  }
}

/**
 * True when every migration of this version is applied. There may be more: while servers are restarted one by one, those of
 * the version before go on serving.
 */
export async function migrated(db: Database): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as { entries: unknown[] };
  const { rows } = await db.$client.query<{ count: string }>('select count(*) from drizzle.__drizzle_migrations');
  return Number(rows[0]?.count) >= journal.entries.length;
}
