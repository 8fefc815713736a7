import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import { constants, errorCodes, type ErrorBody } from '@tinystar/contract';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Module } from '../module.ts';
import type { Services } from '../services.ts';
import { addBodies } from './bodies.ts';
import { addCrowding } from './crowding.ts';
import { addDocs } from './docs.ts';
import { addEarlyAnswers } from './earlyAnswer.ts';
import { Failure } from './failure.ts';
import { addFileHost } from './fileHost.ts';
import type { Gate } from './gate.ts';
import { addHeaders } from './headers.ts';
import { addHealth } from './health.ts';
import { addMetrics } from './metrics.ts';
import { addHosts, pathOfTarget } from './hosts.ts';
import { mount } from './mount.ts';
import { addPages } from './pages.ts';
import { addPatience } from './patience.ts';
import { addPolicyReports } from './policyReports.ts';
import { addStopping } from './stopping.ts';
import { toFailure } from './toFailure.ts';

export interface AppOptions {
  services: Services;
  gate: Gate;
  modules: readonly Module[];
  /** Folder of the built web app; none: the API alone. */
  pages?: string;
  /** Whether the worker of this process is up; part of readiness. */
  workerReady?: () => boolean;
}

/** The HTTP side of the server, ready to `listen` or `inject`. */
export async function createApp({
  services,
  gate,
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
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      const answer: FastifyReply = reply;
      if (opensPage(request, pages)) return void answer.redirect(NOT_FOUND);
      answer.code(404).send(errorBody(new Failure(errorCodes.notFound), request.id));
    },
    clientErrorHandler: refuseConnection,
    rewriteUrl: pathOfTarget,
    routerOptions: { maxParamLength: 256, caseSensitive: true, ignoreTrailingSlash: false },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  });
  app.server.on('checkExpectation', refuseExpectation);
  addHeaders(app, config);
  addHosts(app, config);
  addFileHost(app, config);
  app.addHook('onRequest', (_request, reply, done) => {
    if (!services.stopping.aborted) return done();
    reply.header('connection', 'close');
    done(new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 }));
  });
  addStopping(app, services.stopping);
  addCrowding(app);
  addBodies(app);
  addEarlyAnswers(app, services.stopping);
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
    const failure = toFailure(error, request.routeOptions.bodyLimit);
    if (isCutOff(request.raw)) request.log.info({ requestId: request.id }, 'client left before its body was in');
    else if (services.stopping.aborted && failure.code === errorCodes.unavailable)
      request.log.info({ requestId: request.id }, 'a call was refused because the server stops');
    else if (failure.status >= 500) request.log.error({ error, requestId: request.id }, 'call failed');
    if (reply.raw.headersSent) return reply.raw.end();
    if (failure.status < 500 && opensPage(request, pages)) return reply.redirect(NOT_FOUND);
    const { retryAfter } = failure.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.code(failure.status).send(errorBody(failure, request.id));
  });
  addHealth(app, services, workerReady);
  addMetrics(app, services);
  addDocs(app, config);
  await addPolicyReports(app, services);
  for (const module of modules) for (const route of module.routes ?? []) mount(app, services, gate, route);
  for (const module of modules) await module.addRoutes?.(app, services);
  await addPages(
    app,
    services,
    pages,
    async (publicId) => {
      const named = await Promise.all(modules.flatMap((module) => module.framersOf?.(services, publicId) ?? []));
      return named.flat();
    },
    async (address) => {
      for (const { previewOf } of modules) {
        const preview = await previewOf?.(services, address);
        if (preview) return preview;
      }
      return undefined;
    },
  );
  return app;
}

const NOT_FOUND = '/404';

/** Whether a person opens an address that no page can have, as a link that was cut: he is shown that it is none. */
const opensPage = ({ method, url, headers }: FastifyRequest, pages: string | undefined): boolean =>
  pages !== undefined && method === 'GET' && /text\/html/.test(headers.accept ?? '') && isBroken(url);

/** Whether the path of a page cannot be read, or holds what none may hold. */
const isBroken = (url: string): boolean => {
  const path = url.split('?')[0]!;
  if (/^\/(api|file|health|v1|mcp)(\/|$)/i.test(path)) return false;
  try {
    return decodeURIComponent(path).includes('\0');
  } catch {
    return true;
  }
};

// The client went away, so whatever failed because of that is no error of the server.
const isCutOff = (request: IncomingMessage): boolean => request.destroyed && !request.complete;

function errorBody(failure: Failure, requestId: string): ErrorBody {
  const { fields, current } = failure.details;
  return {
    errorCode: failure.code,
    errorMessage: failure.message,
    requestId,
    ...(fields && { fields }),
    ...(current && { current }),
  };
}

// For data that is not valid HTTP: answers in the same form as other errors, then closes the connection.
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const timeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const body = JSON.stringify(errorBody(new Failure(errorCodes.invalidInput), randomUUID()));
  const status = timeout ? '408 Request Timeout' : '400 Bad Request';
  const length = Buffer.byteLength(body);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
  );
  // The client gets a moment to read the answer. Without this limit it could keep the socket open for ever.
  setTimeout(() => socket.destroy(), 1_000).unref();
}

// An expectation that nobody knows is refused before any hook, so none would see to the body that may never come.
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify(errorBody(new Failure(errorCodes.invalidInput), randomUUID()));
  response.writeHead(417, { 'content-type': 'application/json; charset=utf-8', connection: 'close' }).end(body);
}
