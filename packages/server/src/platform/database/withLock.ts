import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

/** Runs `work` while no other process runs work of the same name; the others wait for their turn. */
export async function withLock<T>(db: Database, name: string, work: () => Promise<T>): Promise<T> {
  const key = createHash('sha256').update(name).digest().readBigInt64BE().toString();
  const client = await db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1::bigint)', [key]);
    return await work();
  } finally {
    // Closing the connection also releases the lock.
    client.release(true);
  }
}
