import * as z from 'zod/mini';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { Services } from '../services.ts';
import { currentOrigin } from '../tracing/origin.ts';

/** What a job handler gets besides its payload. */
export interface JobRun {
  services: Services;
  /** 1 for the first try. */
  attempt: number;
  /** Aborted when the time is up or the server stops. */
  signal: AbortSignal;
}

export interface JobOptions<T> {
  /** Tries in all before the job counts as failed. */
  attempts: number;
  /** Milliseconds for one try. */
  timeout: number;
  /** Called once after the last try has failed, also when the process ended during it. */
  onExhausted?: (payload: T, run: { services: Services; error: Error }) => Promise<void>;
}

export interface EnqueueOptions {
  /** At most one waiting job has this key; a later one replaces it. */
  key?: string;
  /** One that waits under the key keeps its time, so that restarts do not put off what runs regularly. */
  keepTime?: boolean;
  /** Earliest start. */
  runAt?: Date;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  /** Of jobs that could run, the lowest number runs first; without one it is 0. */
  priority?: number;
}

/** A kind of background work. It must be safe to run twice, because jobs of a killed process start again. */
export interface Job<T extends object> extends JobOptions<T> {
  name: string;
  payload: z.ZodMiniType<T>;
  handler: (payload: T, run: JobRun) => Promise<void>;
  /** Stores the job with the caller's own writes: inside a transaction it exists only if that commits. */
  enqueue(queries: Queries, payload: T, options?: EnqueueOptions): Promise<void>;
}

/** The job ran out of its own time limit. */
export class JobTimeout extends Error {
  override name = 'JobTimeout';
}

/** Describes a job once; pass it to `createServer` by listing it in `modules.ts`. */
export function defineJob<T extends object>(
  name: string,
  payload: z.ZodMiniType<T>,
  handler: Job<T>['handler'],
  options: JobOptions<T>,
): Job<T> {
  return {
    name,
    payload,
    handler,
    ...options,
    async enqueue(queries, value, { key, keepTime, runAt, queue, priority } = {}) {
      // Work put off to a time is nobody's call any more; what recurs would bear the first one for ever.
      const origin = runAt ? undefined : currentOrigin();
      const json = JSON.stringify({ ...payload.parse(value), ...(origin && { origin }) });
      await queries.execute(sql`
        select graphile_worker.add_job(
          ${name}, payload => ${json}::json, queue_name => ${queue ?? null}, run_at => ${runAt?.toISOString() ?? null}::timestamptz,
          max_attempts => ${options.attempts}, priority => ${priority ?? 0}, job_key => ${key ?? null},
          job_key_mode => ${keepTime ? 'preserve_run_at' : 'replace'})`);
    },
  };
}
