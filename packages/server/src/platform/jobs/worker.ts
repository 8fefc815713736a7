import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import type { Services } from '../services.ts';
import { openQueue, workerLog, type Queue } from './queue.ts';
import {
  beat as storeBeat,
  hasten,
  jobsLockedBy,
  releaseDeadJobs,
  returnJobs,
  returnPoolJobs,
  silence,
} from './recover.ts';
import { jobProcess } from './schema.ts';
import type { AnyJob } from './task.ts';

/** A running job worker. */
export interface Worker {
  /** True while jobs are taken; false while the database is away. */
  ready(): boolean;
  /** Lets running jobs end for up to 8 s, then aborts them and gives them back. */
  stop(): Promise<void>;
}

const heartbeat = 5_000;
/** How often a database that is away is asked again. */
const retry = 1_000;
const patience = 8_000;

/** Creates or updates the queue's own tables. */
export async function prepareJobs(services: Pick<Services, 'db' | 'log'>): Promise<void> {
  await runMigrations({ pgPool: services.db.$client, logger: workerLog(services.log) });
}

/**
 * Works on jobs until stopped, beginning with those that a killed process left behind. When the database goes away,
 * the running jobs are aborted, and as soon as it is back the queue is connected anew and they start again.
 */
export async function startWorker(services: Services, jobs: readonly AnyJob[], alone: boolean): Promise<Worker> {
  const processId = randomUUID();
  const poolIds: string[] = [];
  let queue: Queue | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  let judgesFrom = 0;
  let beaten = 0;

  const beat = async () => {
    const { silent, ahead } = await storeBeat(services, processId, poolIds);
    const since = performance.now() - beaten;
    beaten = performance.now();
    // While the database was away the other processes could not report either. They get time before they count as dead.
    if (silent) judgesFrom = performance.now() + silence;
    if (ahead) await hasten(services, new Date(new Date(ahead).getTime() + since).toISOString());
  };

  const connect = async () => {
    const opened = await openQueue(services, jobs);
    poolIds.push(opened.poolId);
    queue = opened;
    // The queue ends by itself only when it has lost the database. The next round connects again.
    void opened.ended.then(() => (queue === opened ? disconnect(0) : undefined));
    await beat();
  };
  const disconnect = async (wait: number) => {
    const closing = queue;
    queue = undefined;
    await closing?.close(wait);
    return closing;
  };
  const giveBack = async (ids: Set<string>) => {
    if (ids.size === 0) return;
    for (const id of await returnJobs(services, [...ids])) ids.delete(id);
  };

  /** Locks of the last round behind which nothing ran. */
  let idleLocks: string[] = [];
  /**
   * The database gives this process a job, and the reply is lost on its way: the job is locked for good and nobody works
   * on it. A lock that is idle in two rounds is such a one. The queue can let go of all locks of a connection only, so
   * another connection takes over: running jobs have some time to end, or start anew.
   */
  const dropIdleLocks = async (old: Queue) => {
    const locked = await jobsLockedBy(services, old.poolId);
    const idle = locked.filter(({ id }) => !old.running.has(id)).map(({ lock }) => lock);
    const lost = idle.filter((lock) => idleLocks.includes(lock));
    idleLocks = idle;
    if (lost.length === 0) return;
    services.log.warn({ jobs: lost.length }, 'jobs were given to this process and not heard of');
    try {
      await connect();
    } finally {
      await old.close(patience);
    }
    await giveBack(old.cutShort);
    await returnPoolJobs(services, old.poolId);
    poolIds.splice(poolIds.indexOf(old.poolId), 1);
  };

  const round = async (): Promise<number> => {
    try {
      await beat();
      if (!queue) {
        // The jobs this process had locked are released after their handlers were told to stop.
        for (const poolId of poolIds.splice(0)) await returnPoolJobs(services, poolId);
        await connect();
        services.log.info({}, 'job queue connected again');
      }
      if (queue) await giveBack(queue.cutShort);
      if (queue) await dropIdleLocks(queue);
      if (performance.now() >= judgesFrom) await releaseDeadJobs(services, jobs, false, processId);
      return heartbeat;
    } catch (error) {
      services.log.warn({ error }, 'job heartbeat failed');
      await disconnect(0);
      return retry;
    }
  };
  const next = (wait: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      current = round().then(next);
    }, wait);
  };

  await releaseDeadJobs(services, jobs, alone);
  await connect();
  let current: Promise<void> = Promise.resolve();
  next(heartbeat);

  return {
    ready: () => queue !== undefined,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      // This round may be waiting for a database that does not answer, so stopping does not wait for it.
      await Promise.race([current, sleep(retry)]);
      const closed = await disconnect(patience);
      if (closed) await giveBack(closed.cutShort);
      await services.db.delete(jobProcess).where(eq(jobProcess.id, processId));
    },
  };
}
