import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Queries on the pool or inside a transaction: what functions that write should accept. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** The database handle of the server: drizzle over one `pg` pool. */
export interface Database extends NodePgDatabase<Record<string, never>> {
  $client: pg.Pool;
}

export interface Connection {
  /** A postgres:// URL, or the unix socket folder of the embedded cluster. */
  url?: string;
  host?: string;
  user?: string;
  database?: string;
}

/** Statements stop after 30 s and idle transactions after 60 s, so that nothing holds a lock for ever. */
export function openDatabase({ url, ...rest }: Connection, size: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    ...(url ? { connectionString: url } : rest),
    max: size,
    connectionTimeoutMillis: 10_000,
    // Each connection costs PostgreSQL about 20 MB, so connections that are no longer needed are closed soon.
    idleTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'tinystar',
  });
  pool.on('error', onError);
  // Without a listener an error on a checked-out connection would end the process; its query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle({ client: pool, casing: 'snake_case' }) as Database;
  db.transaction = transactionsOn(pool);
  return db;
}

/**
 * Transactions that give their connection back in any case. Drizzle's own keep the one whose `begin` failed (its issue
 * 6241): a few lost connections, and the pool has none left for ever.
 */
function transactionsOn(pool: pg.Pool): Database['transaction'] {
  const handles = new WeakMap<pg.PoolClient, NodePgDatabase<Record<string, never>>>();
  return async (work, config) => {
    const client = await pool.connect();
    try {
      let handle = handles.get(client);
      if (!handle) handles.set(client, (handle = drizzle({ client, casing: 'snake_case' })));
      return await handle.transaction(work, config);
    } finally {
      // Tells the pool to close this connection if it is broken.
      client.release();
    }
  };
}

// Wrong password, user, database or host: waiting does not help.
const hopeless = new Set(['28P01', '28000', '3D000', 'ENOTFOUND', 'ERR_INVALID_URL']);

/** Waits until the database answers; throws the last refusal after `patience` milliseconds, a hopeless one at once. */
export async function waitForDatabase(db: Database, patience = 30_000): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      await db.$client.query('select 1');
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (hopeless.has(code) || performance.now() + 500 > end) throw error;
      await sleep(500);
    }
  }
}
