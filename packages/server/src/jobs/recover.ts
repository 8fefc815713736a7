import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import type { AnyJob } from './worker.ts';

interface LostJob extends Record<string, unknown> {
  name: string;
  payload: unknown;
  exhausted: boolean;
}

/**
 * Gives back the jobs of processes without a heartbeat for `silence` milliseconds (0: of every other process), so
 * that they run again; those without a try left are reported to their `onExhausted`.
 */
export async function releaseDeadJobs(
  services: Services,
  jobs: readonly AnyJob[],
  silence: number,
  self = '',
): Promise<void> {
  const lost = await services.db.transaction(async (tx) => {
    const dead = await tx.execute<{ worker_ids: string[] }>(sql`
      delete from job_process
      where id <> ${self} and seen_at <= now() - make_interval(secs => ${silence / 1000}::double precision)
      returning worker_ids`);
    const workerIds = dead.rows.flatMap((row) => row.worker_ids);
    const owned = silence === 0 ? sql`true` : sql`locked_by = any(${sql.param(workerIds)}::text[])`;
    const { rows } = await tx.execute<LostJob & { locked_by: string }>(sql`
      select task.identifier as name, job.payload, job.attempts >= job.max_attempts as exhausted, job.locked_by
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
      where job.locked_at is not null and ${owned}`);
    const unlock = [...new Set([...workerIds, ...rows.map((row) => row.locked_by)])];
    if (unlock.length > 0) {
      await tx.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(unlock)}::text[])`);
    }
    return rows;
  });
  if (lost.length > 0) services.log.info({ jobs: lost.length }, 'took over the jobs of a process that is gone');
  for (const { name, payload, exhausted } of lost) {
    const job = exhausted ? jobs.find((known) => known.name === name) : undefined;
    const error = new Error('the process ended during the last try');
    await job?.onExhausted?.(job.payload.parse(payload) as never, { services, error });
  }
}
