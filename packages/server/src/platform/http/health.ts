import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { migrated } from '../database/migrate.ts';
import type { FileStore } from '../files/store.ts';
import { someWorkerLives } from '../jobs/recover.ts';
import type { Services } from '../services.ts';

/**
 * Liveness (the process answers) and readiness, which names the part that is down: `database` (it answers and has every
 * migration), `worker` (this process takes jobs; for a pure API, some living process does) and `files` (the store lets
 * us in). A pure API without a worker is told of but ready. A server without files is `degraded` and stays in service:
 * chats go on, and a store that is away is away for every process, so that a 503 would take all of them out.
 */
export function addHealth(app: FastifyInstance, services: Services, workerReady: () => boolean): void {
  const pureApi = services.config.ROLE === 'api';
  const filesAnswer = lookNowAndThen(services.files);
  app.get('/api/health/live', () => ({ status: 'live' }));
  app.get('/api/health/ready', async (_request, reply) => {
    const [database, files] = await Promise.all([migrated(services.db).catch(() => false), filesAnswer()]);
    const worker = pureApi ? database && (await someWorkerLives(services)) : workerReady();
    const ready = database && (worker || pureApi) && !services.stopping.aborted;
    if (!ready) reply.code(503).header('retry-after', 1);
    const status = !ready ? 'starting' : files ? 'ready' : 'degraded';
    return { status, database, worker, files };
  });
}

/** Milliseconds for which an answer of the file store is kept, and after which a missing answer counts as a failure. */
const believed = 5_000;
const patience = 2_000;

/** Whether the file store lets us in: asked at most once in a while, however often monitors ask us. */
function lookNowAndThen(files: FileStore): () => Promise<boolean> {
  let until = 0;
  let last = Promise.resolve(false);
  return () => {
    if (performance.now() < until) return last;
    until = performance.now() + believed;
    const answer = files.check().then(
      () => true,
      () => false,
    );
    last = Promise.race([answer, sleep(patience, false, { ref: false })]);
    return last;
  };
}
