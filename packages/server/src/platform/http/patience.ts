import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How slowly a client may send the body of a request. */
export interface Patience {
  /** Milliseconds without any byte; also the length of the windows in which `rate` is asked for. */
  idle: number;
  /** Bytes per second that have to arrive on average within each window. */
  rate: number;
}

const usual: Patience = { idle: 30_000, rate: 1_024 };

/**
 * Cuts clients that send their body too slowly: 30 s without a byte, or less than 1 KiB/s over 30 s. A sender of one byte
 * per second would otherwise hold its connection for ever. Answers may take their time.
 */
export function addPatience(app: FastifyInstance, patience: Patience = usual): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Requests injected by tests have no real socket.
    if (typeof request.raw.socket.setTimeout === 'function') watch(request, patience);
    done();
  });
}

function watch({ raw }: FastifyRequest, { idle, rate }: Patience): void {
  const { socket } = raw;
  // If bytes have arrived and are not read yet, the server is slow and not the client.
  const waits = () => raw.readableLength === 0;
  let before = socket.bytesRead;
  const windows = setInterval(() => {
    if (raw.complete) return clearInterval(windows);
    const received = socket.bytesRead - before;
    before = socket.bytesRead;
    if (waits() && received < (rate * idle) / 1_000) socket.destroy();
  }, idle);
  windows.unref();
  socket.setTimeout(idle);
  raw.on('timeout', () => (waits() ? socket.destroy() : socket.setTimeout(idle)));
  raw.once('end', () => {
    clearInterval(windows);
    socket.setTimeout(0);
  });
  raw.once('close', () => clearInterval(windows));
}
