import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { errorCodes } from '@tinystar/contract';
import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

/** File descriptors kept for what calls under way open: the database, stored files, hosts outside. */
const spare = 64;
/** The last of them, which no connection gets, not even for its refusal. */
const last = 32;
/** Milliseconds in which a connection that is to be refused may send its call. */
const patience = 2_000;

/**
 * Refuses calls on new connections while the file descriptors of this process run out, so that none is half served: a
 * call that finds none left fails in its middle. Liveness needs none and is always answered.
 */
export function addCrowding(app: FastifyInstance, most = descriptorLimit()): void {
  const crowded = new WeakSet<Socket>();
  const kept = Math.min(spare, most / 2);
  app.server.on('connection', (socket) => {
    const left = most - descriptorOf(socket);
    if (left > kept) return;
    if (left <= Math.min(last, kept / 2)) return void socket.destroy();
    crowded.add(socket);
    setTimeout(() => socket.destroy(), patience).unref();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!crowded.has(request.raw.socket) || request.url === '/api/health/live') return done();
    reply.header('connection', 'close');
    done(new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 }));
  });
}

// A new descriptor is the lowest free number, so it tells how many are in use without counting them. Where the handle
// hides it, nothing is refused ahead of time.
function descriptorOf(socket: Socket): number {
  return (socket as Socket & { _handle?: { fd?: number } })._handle?.fd ?? 0;
}

/** How many this process may have; Node itself has raised it to the most that the system allows. */
function descriptorLimit(): number {
  try {
    const found = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return found ? Number(found[1]) : Infinity;
  } catch {
    return Infinity;
  }
}
