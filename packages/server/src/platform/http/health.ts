import type { FastifyInstance } from 'fastify';
import { migrated } from '../database/migrate.ts';
import type { Services } from '../services.ts';

/** Liveness (the process answers) and readiness (database, migrations and worker are there). */
export function addHealth(app: FastifyInstance, services: Services, workerReady: () => boolean): void {
  app.get('/api/health/live', () => ({ status: 'live' }));
  app.get('/api/health/ready', async (_request, reply) => {
    const database = await migrated(services.db).catch(() => false);
    const worker = workerReady();
    const ready = database && worker && !services.stopping.aborted;
    if (!ready) reply.code(503).header('retry-after', 1);
    return { status: ready ? 'ready' : 'starting', database, worker };
  });
}
