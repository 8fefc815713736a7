import { createHash, timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@tinystar/contract';
import type { FastifyInstance } from 'fastify';
import { metricsOf } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import { Failure } from './failure.ts';

/**
 * `GET /metrics` in the text format of Prometheus, for the bearer of METRICS_TOKEN; without the setting there is no such
 * page. Labels are names of calls, never addresses or ids, so that their number does not grow with use.
 */
export function addMetrics(app: FastifyInstance, services: Services): void {
  const { registry, requests, readDatabase } = metricsOf(services);
  app.addHook('onResponse', (request, reply, done) => {
    const { name } = request.routeOptions.config as { name?: string };
    if (name)
      requests.observe({ route: name, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const token = services.config.METRICS_TOKEN;
  if (!token) return;
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new Failure(errorCodes.unauthenticated);
    await readDatabase();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

// Digests have one length, which the comparison in constant time asks for.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
