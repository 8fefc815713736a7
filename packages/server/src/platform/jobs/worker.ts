import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, run, runMigrations, type Runner, type TaskList } from 'graphile-worker';
import type * as z from 'zod/mini';
import type { Log } from '../log/log.ts';
import type { Services } from '../services.ts';
import { JobTimeout, type JobRun } from './define.ts';
import { releaseDeadJobs, returnJobs } from './recover.ts';
import { jobProcess } from './schema.ts';
import { eq } from 'drizzle-orm';

/** Jobs of any payload, as the registry holds them. Their own schema is what makes a payload fit. */
export interface AnyJob {
  name: string;
  attempts: number;
  timeout: number;
  payload: z.ZodMiniType;
  handler(payload: never, run: JobRun): Promise<void>;
  onExhausted?(payload: never, run: { services: Services; error: Error }): Promise<void>;
}

/** A running job worker. */
export interface Worker {
  /** Lets running jobs end for up to 8 s, then aborts them and gives them back. */
  stop(): Promise<void>;
}

const heartbeat = 5_000;

/** Creates or updates the queue's own tables. */
export async function prepareJobs(services: Pick<Services, 'db' | 'log'>): Promise<void> {
  await runMigrations({ pgPool: services.db.$client, logger: quiet(services.log) });
}

/** Starts working on jobs: first those that a killed process left behind. */
export async function startWorker(services: Services, jobs: readonly AnyJob[], alone: boolean): Promise<Worker> {
  const processId = randomUUID();
  const workerIds: string[] = [];
  const stopping = new AbortController();
  const cutShort: string[] = [];
  const events = new EventEmitter();
  events.on('worker:create', ({ worker }: { worker: { workerId: string } }) => {
    workerIds.push(worker.workerId);
  });
  const beat = () =>
    services.db
      .insert(jobProcess)
      .values({ id: processId, workerIds, seenAt: new Date() })
      .onConflictDoUpdate({ target: jobProcess.id, set: { workerIds, seenAt: new Date() } });

  await releaseDeadJobs(services, jobs, alone ? 0 : 4 * heartbeat);
  const runner: Runner = await run({
    pgPool: services.db.$client,
    concurrency: services.config.JOB_CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 1_000,
    gracefulShutdownAbortTimeout: 8_000,
    logger: quiet(services.log),
    events,
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, task(job, services, stopping.signal, cutShort)]),
    ) as TaskList,
    crontab: '',
  });
  await beat();
  const timer = setInterval(() => {
    beat()
      .then(() => releaseDeadJobs(services, jobs, 4 * heartbeat, processId))
      .catch((error: unknown) => services.log.warn({ error }, 'job heartbeat failed'));
  }, heartbeat);
  runner.promise.catch((error: unknown) => services.log.error({ error }, 'job worker ended'));

  return {
    async stop() {
      clearInterval(timer);
      const abort = setTimeout(() => stopping.abort(new Error('the server stops')), 8_000);
      await runner.stop().catch(() => undefined);
      clearTimeout(abort);
      await returnJobs(services, cutShort);
      await services.db.delete(jobProcess).where(eq(jobProcess.id, processId));
    },
  };
}

function task(
  job: AnyJob,
  services: Services,
  stopping: AbortSignal,
  cutShort: string[],
): NonNullable<TaskList[string]> {
  return async (raw, helpers) => {
    const payload = job.payload.parse(raw) as never;
    const timeUp = new AbortController();
    const timer = setTimeout(
      () => timeUp.abort(new JobTimeout(`${job.name} took over ${job.timeout} ms`)),
      job.timeout,
    );
    const signal = AbortSignal.any([timeUp.signal, stopping]);
    const started = Date.now();
    const outcome = (result: string, error?: unknown) =>
      services.log[error ? 'warn' : 'info'](
        { job: job.name, attempt: helpers.job.attempts, ms: Date.now() - started, error },
        `job ${result}`,
      );
    try {
      await Promise.race([job.handler(payload, { services, attempt: helpers.job.attempts, signal }), aborted(signal)]);
      outcome('done');
    } catch (caught) {
      const error = caught instanceof Error ? caught : new Error(String(caught));
      outcome('failed', error);
      if (stopping.aborted) cutShort.push(helpers.job.id);
      else if (helpers.job.attempts >= helpers.job.max_attempts) await job.onExhausted?.(payload, { services, error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function quiet(log: Log): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.warn({ queue: message }, 'job queue');
    else log.debug({ queue: message }, 'job queue');
  });
}
