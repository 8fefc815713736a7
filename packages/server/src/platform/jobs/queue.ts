import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, run, type Runner, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import type { Services } from '../services.ts';
import { task, type AnyJob } from './task.ts';

/** One connection to the queue, from its opening until it is closed or the database goes away. */
export interface Queue {
  /** The id under which this connection locks jobs. */
  poolId: string;
  /** Settles when no job is taken any more, for whatever reason. Never rejects. */
  ended: Promise<void>;
  /** Takes no more jobs, waits up to `patience` milliseconds for the running ones, then aborts them. */
  close(patience: number): Promise<void>;
  /** Ids of jobs whose try does not count: {@link close} interrupted them, or their last failure could not be noted. */
  cutShort: Set<string>;
  /** Ids of the jobs that are worked on at this moment. */
  running: ReadonlySet<string>;
}

// How long closing may take when the database does not answer.
const lastWait = 5_000;

/**
 * Connects to the queue and works on its jobs. It has connections of its own: closing them ends the library's waits
 * for a database that is away, which would otherwise go on for minutes.
 */
export async function openQueue(services: Services, jobs: readonly AnyJob[]): Promise<Queue> {
  const { config, db, log } = services;
  // One is in use every two seconds; the others go soon, though a job comes every ten.
  const pool = new pg.Pool({ ...db.$client.options, max: config.JOB_CONCURRENCY + 2, idleTimeoutMillis: 3_000 });
  pool.on('error', (error) => log.warn({ error }, 'database connection of jobs lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const shiftEnd = new AbortController();
  const cutShort = new Set<string>();
  const running = new Set<string>();
  const events = new EventEmitter();
  let poolId = '';
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => void (poolId = workerPool.id));
  const shift = { services, ended: shiftEnd.signal, cutShort, running };
  let runner: Runner;
  try {
    runner = await run({
      preset: {
        worker: {
          concurrentJobs: config.JOB_CONCURRENCY,
          pollInterval: 1_000,
          gracefulShutdownAbortTimeout: 8_000,
          // Without batches a job whose end cannot be written is an unhandled rejection, which ends the process.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
      pgPool: pool,
      noHandleSignals: true,
      logger: workerLog(log),
      events,
      taskList: Object.fromEntries(jobs.map((job) => [job.name, task(job, shift)])) as TaskList,
      crontab: '',
    });
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw error;
  }
  const ended = runner.promise.catch((error: unknown) => log.warn({ error }, 'job queue ended'));
  return {
    poolId,
    ended,
    cutShort,
    running,
    async close(patience) {
      const abort = setTimeout(() => shiftEnd.abort(new Error('jobs are interrupted')), patience);
      await Promise.race([runner.stop().catch(() => ended), timeUp(patience + lastWait)]);
      clearTimeout(abort);
      if (!shiftEnd.signal.aborted) shiftEnd.abort(new Error('jobs are interrupted'));
      await Promise.race([pool.end().catch(() => undefined), timeUp(lastWait)]);
    },
  };
}

/** The queue's own log in the server's: its errors are warnings here, because every one of them is repeated. */
export function workerLog(log: Log): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.warn({ queue: message }, 'job queue');
    else log.debug({ queue: message }, 'job queue');
  });
}

function timeUp(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
