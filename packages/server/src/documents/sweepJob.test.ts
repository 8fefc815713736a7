import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import type { Database } from '../platform/database/database.ts';
import { disownFiles } from '../platform/files/looseFiles.ts';
import { looseFile } from '../platform/files/schema.ts';
import { createTestServer } from '../testing/index.ts';
import { sweepJob } from './sweepJob.ts';

const planned = async (db: Database) =>
  (
    await db.execute<{ in_minutes: number }>(sql`
      select round(extract(epoch from run_at - now()) / 60)::int as in_minutes from graphile_worker.jobs
      where task_identifier = 'documents.sweepFiles' and locked_at is null`)
  ).rows.map((row) => row.in_minutes);

test('bytes whose deletion failed go while the server runs; what may still be written stays', async () => {
  await using server = await createTestServer({ worker: true });
  const { services } = server;
  const { db, files } = services;
  const [old, young] = ['documents/old/source', 'documents/young/source'];
  for (const key of [old, young]) await files.put(key, Buffer.from('left'));
  const hoursAgo = (hours: number) => new Date(services.now().getTime() - hours * 3_600_000);
  await disownFiles(db, [old], hoursAgo(7));
  await disownFiles(db, [young], hoursAgo(5));
  await sweepJob.enqueue(db, {}, { key: newId() });
  await expect.poll(() => files.head(old)).toBeUndefined();
  await expect.poll(() => db.select().from(looseFile).where(eq(looseFile.key, old))).toEqual([]);
  expect(await files.head(young)).toBeDefined();
  // And it is planned again.
  await expect.poll(() => planned(db)).toEqual([60]);
});
