import type { FastifyInstance } from 'fastify';

const bodyIdle = 30_000;

/** Cuts clients that send their body too slowly: 30 s (`idle`, in ms) without a byte. Answers may take their time. */
export function addPatience(app: FastifyInstance, idle = bodyIdle): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { socket } = request.raw;
    // Requests injected by tests have no real socket.
    if (typeof socket.setTimeout === 'function') {
      socket.setTimeout(idle);
      request.raw.once('end', () => socket.setTimeout(0));
    }
    done();
  });
}
