import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { constants } from '@tinystar/contract';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Module } from '../modules.ts';
import type { Services } from '../services.ts';
import { addBodies } from './bodies.ts';
import { addDocs } from './docs.ts';
import { addHeaders } from './headers.ts';
import { addHealth } from './health.ts';
import { mount } from './mount.ts';
import { addPages } from './pages.ts';
import { addPatience } from './patience.ts';
import { toFailure } from './toFailure.ts';

export interface AppOptions {
  services: Services;
  modules: readonly Module[];
  /** Folder of the built web app; none: the API alone. */
  pages?: string;
  /** Whether the worker of this process is up; part of readiness. */
  workerReady?: () => boolean;
}

/** The HTTP side of the server, ready to `listen` or `inject`. */
export async function createApp({
  services,
  modules,
  pages,
  workerReady = () => true,
}: AppOptions): Promise<FastifyInstance> {
  const { config, log } = services;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: constants.MEBIBYTE,
    requestTimeout: 0,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    trustProxy: config.TRUSTED_PROXIES ?? false,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 256, caseSensitive: true, ignoreTrailingSlash: false },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  });
  addHeaders(app, config);
  addBodies(app);
  addPatience(app);
  await app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: 64 * 1024,
      fields: 50,
      files: 1,
      parts: 60,
      headerPairs: 100,
      fileSize: 256 * constants.MEBIBYTE,
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { name } = request.routeOptions.config as { name?: string };
    if (name) {
      request.log.info(
        { route: name, status: reply.statusCode, ms: Math.round(reply.elapsedTime), requestId: request.id },
        'call',
      );
    }
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const failure = toFailure(error);
    if (failure.status >= 500) request.log.error({ error, requestId: request.id }, 'call failed');
    if (reply.raw.headersSent) return reply.raw.end();
    const { retryAfter, fields } = failure.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.code(failure.status).send({
      errorCode: failure.code,
      errorMessage: failure.message,
      requestId: request.id,
      ...(fields && { fields }),
    });
  });
  addHealth(app, services, workerReady);
  addDocs(app);
  for (const module of modules) for (const route of module.routes ?? []) mount(app, services, route);
  await addPages(app, config, pages);
  return app;
}
