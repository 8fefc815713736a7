import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { nearNow } from '../database/nearNow.ts';
import type { Services } from '../services.ts';
import type { AnyJob } from './task.ts';

interface LostJob extends Record<string, unknown> {
  id: string;
  name: string;
  /** Null when the process died before it noted that it had begun. */
  payload: unknown;
  locked_by: string;
  deaths: number;
  attempts: number;
  max_attempts: number;
}

// When a process dies (power loss, kill -9, a new release), its job is rarely the cause, so the try is not counted. A job
// during which the process dies again and again has to fail in the end, though.
const forgivenDeaths = 10;

/** Milliseconds without a heartbeat after which a process counts as dead. */
export const silence = 20_000;

/**
 * Gives back every job that no living process holds, so that it runs again; those without a try left are reported
 * to their `onExhausted`. Only public parts of the queue are used: its view `jobs` and its functions.
 *
 * @param alone True when no other process can be working on this database: then every lock is a dead one.
 * @param self The process that judges, when it has given a heartbeat. If that looks old too, the clock was set since, and
 *   nobody is judged by it.
 */
export async function releaseDeadJobs(
  services: Services,
  jobs: readonly AnyJob[],
  alone: boolean,
  self?: string,
): Promise<void> {
  const lost = await services.db.transaction(async (tx) => {
    if (self !== undefined && !(await looksAlive(tx, self))) return [];
    if (alone) await tx.execute(sql`delete from job_process`);
    else await tx.execute(sql`delete from job_process where not ${nearNow(sql`seen_at`, silence)}`);
    const { rows } = await tx.execute<LostJob>(sql`
      select job.id::text, job.task_identifier as name, run.payload, job.locked_by, job.attempts, job.max_attempts,
             coalesce(run.deaths, 0) as deaths
      from graphile_worker.jobs as job left join job_run as run on run.job_id = job.id
      where job.locked_by is not null
        and job.locked_by not in (select unnest(pool_ids) from job_process)
        and (${alone} or not ${nearNow(sql`job.locked_at`, silence)})`);
    await unlock(tx, [...new Set(rows.map((row) => row.locked_by))]);
    for (const job of rows) {
      await tx.execute(sql`update job_run set deaths = deaths + 1 where job_id = ${job.id}`);
      await startAnew(tx, job, job.deaths < forgivenDeaths ? 1 : 0);
    }
    return rows;
  });
  if (lost.length > 0) services.log.info({ jobs: lost.length }, 'took over the jobs of a process that is gone');
  for (const { name, payload, deaths, attempts, max_attempts: most } of lost) {
    const job = deaths >= forgivenDeaths && attempts >= most ? jobs.find((known) => known.name === name) : undefined;
    const error = new Error('the process ended during the last try');
    await job?.onExhausted?.(job.payload.parse(payload) as never, { services, error });
  }
}

/** Holds the process's row until the transaction ends. */
async function looksAlive(tx: Queries, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ alive: boolean }>(
    sql`select ${nearNow(sql`seen_at`, silence)} as alive from job_process where id = ${id} for update`,
  );
  return rows[0]?.alive ?? false;
}

/** What the clock of the database did since a process's last heartbeat. */
export interface Beat extends Record<string, unknown> {
  /** Others may have thought this process dead: its heartbeat had stayed out, or the clock was set. */
  silent: boolean;
  /** The time of that heartbeat if it lies in the future by now. */
  ahead: string | null;
}

/** Stores that a process lives, and under which ids it locks jobs. */
export async function beat({ db }: Services, id: string, poolIds: readonly string[]): Promise<Beat> {
  const { rows } = await db.execute<Beat>(sql`
    with before as (select seen_at from job_process where id = ${id})
    insert into job_process (id, pool_ids, seen_at) values (${id}, ${sql.param(poolIds)}::text[], now())
    on conflict (id) do update set pool_ids = excluded.pool_ids, seen_at = excluded.seen_at
    returning coalesce((select not ${nearNow(sql`seen_at`, silence)} from before), false) as silent,
      (select seen_at from before where seen_at > now()) as ahead`);
  return rows[0]!;
}

/**
 * After the clock of the database was set back: jobs that were due by the old time are due now, not when it comes
 * again.
 */
export async function hasten({ db }: Services, old: string): Promise<void> {
  await db.execute(sql`
    select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where locked_by is null and run_at > now() and run_at <= ${old}),
      run_at => now())`);
}

/** True while some process takes jobs from this database. */
export async function someWorkerLives({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const { rows } = await db.execute<{ lives: boolean }>(sql`
    select exists (select from job_process where ${nearNow(sql`seen_at`, silence)}) as lives`);
  return rows[0]?.lives ?? false;
}

/** The jobs that are locked under a connection to the queue, each as its id and the time of its lock. */
export async function jobsLockedBy(
  { db }: Pick<Services, 'db'>,
  poolId: string,
): Promise<{ id: string; lock: string }[]> {
  const { rows } = await db.execute<{ id: string; lock: string }>(sql`
    select id::text, id || ' ' || locked_at as lock from graphile_worker.jobs where locked_by = ${poolId}`);
  return rows;
}

/** Gives back the jobs that this process had locked under a connection to the queue that it has given up. */
export async function returnPoolJobs({ db }: Pick<Services, 'db'>, poolId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<LostJob>(
      sql`select id::text, attempts from graphile_worker.jobs where locked_by = ${poolId}`,
    );
    await unlock(tx, [poolId]);
    for (const job of rows) await startAnew(tx, job, 1);
  });
}

/**
 * Takes back one try of each of these jobs, so that they start anew.
 *
 * @returns The ids that are done. Jobs that are still locked are left out: their failure is not written yet.
 */
export async function returnJobs({ db }: Pick<Services, 'db'>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<LostJob>(sql`
    select id::text, attempts from graphile_worker.jobs
    where id = any(${sql.param(ids)}::bigint[]) and locked_by is null`);
  for (const job of rows) await startAnew(db, job, 1);
  return rows.map((job) => job.id);
}

async function unlock(queries: Queries, poolIds: readonly string[]): Promise<void> {
  if (poolIds.length === 0) return;
  await queries.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(poolIds)}::text[])`);
}

async function startAnew(queries: Queries, job: Pick<LostJob, 'id' | 'attempts'>, forgiven: number): Promise<void> {
  await queries.execute(sql`
    select graphile_worker.reschedule_jobs(array[${job.id}]::bigint[], run_at => now(),
      attempts => ${Math.max(job.attempts - forgiven, 0)}::int)`);
}
