import type { Output, operator } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { notFound } from '../platform/http/failure.ts';
import { record, type Given, type Operating } from './operate.ts';

// The queue's own view and functions, which it keeps from version to version.
const failed = sql`graphile_worker.jobs where attempts >= max_attempts and locked_at is null and last_error is not null`;

interface Row extends Record<string, unknown> {
  id: string;
  task_identifier: string;
  attempts: number;
  last_error: string;
  updated_at: string;
}

export async function failedJobs(
  { services: { db } }: Operating,
  { page, size }: Given<typeof operator.jobs>,
): Promise<Output<typeof operator.jobs>> {
  const { rows } = await db.execute<Row>(sql`
    select id::text, task_identifier, attempts, last_error, updated_at from ${failed}
    order by updated_at desc limit ${size} offset ${(page - 1) * size}`);
  const total = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${failed}`);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      job: row.task_identifier,
      attempts: row.attempts,
      error: row.last_error.split('\n')[0]!.slice(0, 300),
      failedAt: new Date(row.updated_at).getTime(),
    })),
    count: total.rows[0]?.count ?? 0,
  };
}

export async function retryJob(operating: Operating, { id }: Given<typeof operator.retryJob>): Promise<void> {
  const name = await jobName(operating, id);
  const { db } = operating.services;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`);
    await record(tx, operating, 'job.retry', name, id);
  });
}

export async function dismissJob(operating: Operating, { id }: Given<typeof operator.dismissJob>): Promise<void> {
  const name = await jobName(operating, id);
  await operating.services.db.transaction(async (tx) => {
    await tx.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
    await record(tx, operating, 'job.dismiss', name, id);
  });
}

async function jobName({ services: { db } }: Operating, id: string): Promise<string> {
  const { rows } = await db.execute<Row>(sql`select task_identifier from ${failed} and id = ${id}::bigint`);
  if (!rows[0]) throw notFound('任务不存在');
  return rows[0].task_identifier;
}
