import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import type { AnyJob } from './worker.ts';

interface LostJob extends Record<string, unknown> {
  id: string;
  name: string;
  payload: unknown;
  locked_by: string;
  /** How often its process has died under it before. */
  deaths: number;
  attempts: number;
  max_attempts: number;
}

// A process that dies (power, kill -9, a new release) is rarely its job's fault, so the try is not counted. A job
// that takes its process down again and again must come to an end, though.
const forgivenDeaths = 10;

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
      where id <> ${self} and (${silence === 0} or seen_at <= now() - make_interval(secs => ${silence / 1000}::double precision))
      returning worker_ids`);
    const workerIds = dead.rows.flatMap((row) => row.worker_ids);
    const owned = silence === 0 ? sql`true` : sql`locked_by = any(${sql.param(workerIds)}::text[])`;
    const { rows } = await tx.execute<LostJob>(sql`
      select job.id, task.identifier as name, job.payload, job.locked_by, job.attempts, job.max_attempts,
             coalesce((job.flags->>'deaths')::int, 0) as deaths
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
      where job.locked_at is not null and ${owned}`);
    const unlock = [...new Set([...workerIds, ...rows.map((row) => row.locked_by)])];
    if (unlock.length > 0) {
      await tx.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(unlock)}::text[])`);
    }
    for (const job of rows) {
      await tx.execute(sql`
        update graphile_worker._private_jobs set
          attempts = attempts - ${job.deaths < forgivenDeaths ? 1 : 0}, run_at = now(),
          flags = coalesce(flags, '{}'::jsonb) || jsonb_build_object('deaths', ${job.deaths + 1}::int)
        where id = ${job.id} and attempts > 0`);
    }
    return rows;
  });
  if (lost.length > 0) services.log.info({ jobs: lost.length }, 'took over the jobs of a process that is gone');
  for (const { name, payload, deaths, attempts, max_attempts: most } of lost) {
    const exhausted = deaths >= forgivenDeaths && attempts >= most;
    const job = exhausted ? jobs.find((known) => known.name === name) : undefined;
    const error = new Error('the process ended during the last try');
    await job?.onExhausted?.(job.payload.parse(payload) as never, { services, error });
  }
}

/** Takes back the tries of jobs that were cut short because the server stops: they start anew with the next one. */
export async function returnJobs({ db }: Pick<Services, 'db'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0), run_at = now(), last_error = null
    where id = any(${sql.param(ids)}::bigint[])`);
}
