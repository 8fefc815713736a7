import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';

test('connections that are lost as a transaction begins are not missing afterwards (REC-07)', async () => {
  const database = await testDatabase(2);
  const { db } = database;
  const cut = (client: pg.PoolClient & { connection?: { stream: { destroy(): void } } }) =>
    client.connection!.stream.destroy();
  db.$client.on('acquire', cut);
  for (let n = 0; n < 5; n++) await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  db.$client.off('acquire', cut);
  const work = () => db.transaction((tx) => tx.execute<{ n: number }>(sql`select 7 as n`));
  const found = await Promise.all([work(), work(), work()]);
  expect(found.map(({ rows }) => rows[0]?.n)).toEqual([7, 7, 7]);
  await database.drop();
}, 15_000);

test('a transaction whose work fails leaves nothing, and its connection serves on', async () => {
  const database = await testDatabase(1);
  const { db } = database;
  await db.execute(sql`create table kept (n int)`);
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await db.transaction((tx) => tx.execute(sql`insert into kept values (2)`));
  expect((await db.execute(sql`select n from kept`)).rows).toEqual([{ n: 2 }]);
  await database.drop();
});
