import { SpanKind } from '@opentelemetry/api';
import { sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Services } from '../services.ts';
import { inTheNameOf, type Origin } from '../tracing/origin.ts';
import { traced } from '../tracing/traced.ts';
import { JobTimeout, type JobRun } from './define.ts';

/** A job definition of any payload type, as the list of all jobs holds it. The job's own schema checks the payload. */
export interface AnyJob {
  name: string;
  attempts: number;
  timeout: number;
  payload: z.ZodMiniType;
  handler(payload: never, run: JobRun): Promise<void>;
  onExhausted?(payload: never, run: { services: Services; error: Error }): Promise<void>;
}

/** Where and for how long jobs run. */
export interface Shift {
  services: Services;
  /** Aborted when the server stops, or when the queue is connected anew. */
  ended: AbortSignal;
  /** Receives the ids of jobs whose try does not count. */
  cutShort: Set<string>;
  /** Holds the ids of jobs while they are worked on. */
  running: Set<string>;
}

/** The queue's form of one kind of job: notes that it runs, limits its time and reports the last failure. */
export function task(job: AnyJob, { services, ended, cutShort, running }: Shift): NonNullable<TaskList[string]> {
  return (raw, { job: { id, attempts, max_attempts: most } }) => {
    const work = async () => {
      const payload = job.payload.parse(raw) as never;
      const timeUp = new AbortController();
      const timer = setTimeout(
        () => timeUp.abort(new JobTimeout(`${job.name} took over ${job.timeout} ms`)),
        job.timeout,
      );
      const signal = AbortSignal.any([timeUp.signal, ended]);
      const started = performance.now();
      const outcome = (result: string, error?: unknown) =>
        services.log[error ? 'warn' : 'info'](
          { job: job.name, attempt: attempts, ms: Math.round(performance.now() - started), error },
          `job ${result}`,
        );
      running.add(id);
      try {
        signal.throwIfAborted();
        await begin(services, id, raw);
        await Promise.race([job.handler(payload, { services, attempt: attempts, signal }), aborted(signal)]);
        outcome('done');
        await end(services, id);
      } catch (caught) {
        const error = caught instanceof Error ? caught : new Error(String(caught));
        outcome('failed', error);
        if (ended.aborted) cutShort.add(id);
        else if (attempts >= most) {
          await job.onExhausted?.(payload, { services, error }).catch((failure: unknown) => {
            services.log.warn({ job: job.name, error: failure }, 'the last failure of a job could not be noted');
            cutShort.add(id);
          });
        }
        await end(services, id);
        throw error;
      } finally {
        clearTimeout(timer);
        running.delete(id);
      }
    };
    const named = { kind: SpanKind.CONSUMER, 'tinystar.job': job.name, 'tinystar.attempt': attempts };
    return inTheNameOf(originIn(raw), () => traced(`job ${job.name}`, named, work));
  };
}

/** The call that planned it, which stands beside its payload. */
const originIn = (raw: unknown): Origin => asked.safeParse(raw).data?.origin ?? {};
const asked = z.object({
  origin: z.object({ requestId: z.optional(z.string()), traceparent: z.optional(z.string()) }),
});

/** The payload is kept because the queue's public view does not show it. */
async function begin({ db }: Services, id: string, payload: unknown): Promise<void> {
  await db.execute(sql`
    insert into job_run (job_id, payload, started_at) values (${id}, ${JSON.stringify(payload)}::jsonb, now())
    on conflict (job_id) do update set started_at = now()`);
}

/** If the row cannot be deleted because the database is away, a later run of the job deletes it. */
async function end({ db, log }: Services, id: string): Promise<void> {
  await db
    .execute(sql`delete from job_run where job_id = ${id}`)
    .catch((error: unknown) => log.warn({ error }, 'the end of a job could not be noted'));
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
