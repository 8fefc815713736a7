import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';

test('every foreign key has an index that begins with its columns, so that deleting what it points to is quick', async () => {
  const { db, drop } = await testDatabase(1);
  const { rows } = await db.$client.query<{ key: string }>(`
    select conrelid::regclass || ' ' || conname as key from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indpred is null
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
    order by 1`);
  expect(rows.map(({ key }) => key)).toEqual([]);
  await drop();
});
