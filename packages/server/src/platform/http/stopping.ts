import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { errorCodes } from '@tinystar/contract';
import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

/** Milliseconds that a call has to take its refusal before its connection is cut. */
const MOMENT = 1_000;

/** What the handlers of each app are doing; it may go on when the connection is gone. */
const running = new WeakMap<FastifyInstance, Set<Promise<unknown>>>();

/**
 * Nothing that a client has still to send, or to close, holds a stop up: bodies on their way are refused, connections
 * without a call are cut, the others end with their answer. What is being worked on goes on: {@link callsEnded}.
 */
export function addStopping(app: FastifyInstance, stopping: AbortSignal): void {
  endConnections(app.server, stopping);
  refuseBodies(app, stopping);
  const calls = new Set<Promise<unknown>>();
  running.set(app, calls);
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function handle(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      if (answer instanceof Promise) {
        const call = answer.catch(() => undefined).finally(() => calls.delete(call));
        calls.add(call);
      }
      return answer;
    };
  });
}

/** Resolves when no handler works any more: only then may go what they use. */
export async function callsEnded(app: FastifyInstance): Promise<void> {
  const calls = running.get(app);
  if (calls) await Promise.all(calls);
}

function endConnections(server: Server, stopping: AbortSignal): void {
  /** Connections by how many calls on them have no whole answer yet. */
  const open = new Map<Socket, number>();
  const count = (socket: Socket, by: number) => open.has(socket) && open.set(socket, open.get(socket)! + by);
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => {
      count(socket, -1);
      // What has ended by itself, like the stream of an answer, did not say that it is the last on its connection.
      if (stopping.aborted && response.shouldKeepAlive) socket.destroySoon();
    });
  });
  stopping.addEventListener('abort', () => {
    for (const [socket, calls] of open) if (calls === 0) socket.destroy();
  });
}

/** Whoever reads a body is told in the middle of it that there is no time. */
function refuseBodies(app: FastifyInstance, stopping: AbortSignal): void {
  // One listener for all: a signal looks through its listeners for each that comes or goes.
  const arriving = new Set<IncomingMessage>();
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!raw.complete) {
      arriving.add(raw);
      raw.on('error', () => undefined);
      raw.once('close', () => arriving.delete(raw));
      // Whatever is answered: a body that nobody reads may stay open.
      reply.raw.once('close', () => arriving.delete(raw));
    }
    done();
  });
  stopping.addEventListener('abort', () => {
    for (const raw of arriving) {
      if (raw.complete) continue;
      raw.emit('error', new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 }));
      setTimeout(() => raw.complete || raw.destroy(), MOMENT).unref();
    }
  });
}
