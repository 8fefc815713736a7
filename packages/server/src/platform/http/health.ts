import type { FastifyInstance } from 'fastify';
import { migrated } from '../database/migrate.ts';
import { someWorkerLives } from '../jobs/recover.ts';
import type { Services } from '../services.ts';

/**
 * Liveness (the process answers) and readiness, which names the part that is down: `database` (it answers and has every
 * migration) and `worker` (this process takes jobs; for a pure API, some living process does, which is told but does not
 * make it unready: it can serve).
 */
export function addHealth(app: FastifyInstance, services: Services, workerReady: () => boolean): void {
  const pureApi = services.config.ROLE === 'api';
  app.get('/api/health/live', () => ({ status: 'live' }));
  app.get('/api/health/ready', async (_request, reply) => {
    const database = await migrated(services.db).catch(() => false);
    const worker = pureApi ? database && (await someWorkerLives(services)) : workerReady();
    const ready = database && (worker || pureApi) && !services.stopping.aborted;
    if (!ready) reply.code(503).header('retry-after', 1);
    return { status: ready ? 'ready' : 'starting', database, worker };
  });
}
