import type { Output, operator } from '@tinystar/contract';
import { gt, sql } from 'drizzle-orm';
import { someWorkerLives } from '../platform/jobs/recover.ts';
import { serverProcess } from '../platform/metrics/schema.ts';
import { GONE } from '../platform/metrics/tellFigures.ts';
import type { Operating } from './operate.ts';

interface Totals extends Record<string, unknown> {
  open_applications: number;
  failed_jobs: number;
  open_differences: number;
  waiting_jobs: number;
  oldest_waiting: number;
  users: number;
  enterprises: number;
  stopped: number;
  reserved: number;
  database_bytes: string;
  file_bytes: string;
  files: number;
}

/** Work that waits and sizes. Rows of tables are the database's own estimate: counting them would take minutes one day. */
export async function overview({ services }: Operating): Promise<Output<typeof operator.overview>> {
  const { db, config } = services;
  const totals = await db.execute<Totals>(sql`
    select
      (select count(*)::int from application where state in ('received', 'contacted')) as open_applications,
      (select count(*)::int from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null and last_error is not null) as failed_jobs,
      (select count(*)::int from payment_difference where handled_at is null) as open_differences,
      (select count(*)::int from graphile_worker.jobs
        where attempts < max_attempts and run_at <= now() and locked_at is null) as waiting_jobs,
      (select coalesce(extract(epoch from now() - min(run_at)), 0)::int from graphile_worker.jobs
        where attempts < max_attempts and run_at <= now() and locked_at is null) as oldest_waiting,
      (select count(*)::int from "user") as users,
      (select count(*)::int from tenant) as enterprises,
      (select count(*)::int from tenant where status = 'stopped') as stopped,
      (select count(*)::int from coin_reservation) as reserved,
      pg_database_size(current_database())::text as database_bytes,
      (select coalesce(sum(size), 0)::text from kb_bot_file) as file_bytes,
      (select count(*)::int from kb_bot_file) as files`);
  const tables = await db.execute<{ name: string; rows: number; bytes: string }>(sql`
    select relname as name, n_live_tup::float8 as rows, pg_total_relation_size(relid)::text as bytes
    from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 8`);
  const processes = await db
    .select()
    .from(serverProcess)
    .where(gt(serverProcess.seenAt, new Date(services.now().getTime() - GONE)))
    .orderBy(serverProcess.role, serverProcess.startedAt);
  const row = totals.rows[0]!;
  return {
    parts: [
      // Whoever reads this has been answered by it.
      { name: 'database', state: 'up' },
      { name: 'worker', state: (await someWorkerLives(services)) ? 'up' : 'down' },
      { name: 'model', state: config.LLM_BASE_URL && config.LLM_MODEL ? 'up' : 'off' },
      { name: 'sms', state: config.SMS_PROVIDER === 'console' ? 'off' : 'up' },
    ],
    processes: processes.map(({ id, role, startedAt, figures }) => ({
      ...figures,
      id,
      role,
      startedAt: startedAt.getTime(),
    })),
    reservedAnswers: row.reserved,
    openApplications: row.open_applications,
    failedJobs: row.failed_jobs,
    openDifferences: row.open_differences,
    waitingJobs: row.waiting_jobs,
    oldestWaitingSeconds: row.oldest_waiting,
    users: row.users,
    enterprises: row.enterprises,
    stoppedEnterprises: row.stopped,
    databaseBytes: Number(row.database_bytes),
    fileBytes: Number(row.file_bytes),
    files: row.files,
    tables: tables.rows.map(({ name, rows, bytes }) => ({ name, rows, bytes: Number(bytes) })),
  };
}
