import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Connection, type Database } from '../platform/database/database.ts';

/** A fresh migrated database in the run's PostgreSQL. */
export interface TestDatabase {
  db: Database;
  connection: Connection;
  drop: () => Promise<void>;
}

/** Copies the migrated template. */
export async function testDatabase(size = 20): Promise<TestDatabase> {
  const server = { host: inject('postgresHost'), user: inject('postgresUser') };
  const database = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${database} template template`);
  const connection = { ...server, database };
  const db = openDatabase(connection, size, () => undefined);
  return {
    db,
    connection,
    // The run's PostgreSQL is thrown away as a whole: dropping would cost a checkpoint for each database.
    drop: () => db.$client.end(),
  };
}

async function administer(server: Connection, statement: string): Promise<void> {
  const admin = openDatabase({ ...server, database: 'postgres' }, 1, () => undefined);
  await admin.$client.query(statement);
  await admin.$client.end();
}
