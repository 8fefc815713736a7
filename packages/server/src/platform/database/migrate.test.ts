import { readdirSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../../testing/index.ts';
import { openDatabase } from './database.ts';
import { migrate, migrated, SchemaMismatch } from './migrate.ts';

test('four servers starting at once apply every migration once (REC-09)', async () => {
  const server = { host: inject('postgresHost'), user: inject('postgresUser') };
  const database = `empty_${randomBytes(6).toString('hex')}`;
  const admin = openDatabase({ ...server, database: 'postgres' }, 1, () => undefined);
  await admin.$client.query(`create database ${database} template template0`);
  const pools = Array.from({ length: 4 }, () => openDatabase({ ...server, database }, 2, () => undefined));
  await Promise.all(pools.map((db) => migrate(db)));
  expect(await Promise.all(pools.map((db) => migrated(db)))).toEqual([true, true, true, true]);
  const { rows } = await pools[0]!.$client.query('select count(*)::int as count from drizzle.__drizzle_migrations');
  const published = readdirSync(new URL('../../../migrations', import.meta.url)).filter((name) =>
    name.endsWith('.sql'),
  );
  expect(rows).toEqual([{ count: published.length }]);
  await Promise.all(pools.map((db) => db.$client.end()));
  await admin.$client.query(`drop database ${database} with (force)`);
  await admin.$client.end();
});

test('refuses a schema newer than itself and leaves it alone (REC-09)', async () => {
  const { db, drop } = await testDatabase(2);
  await db.$client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
  );
  await expect(migrate(db)).rejects.toThrow(SchemaMismatch);
  await drop();
});
