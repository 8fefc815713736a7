import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long what a refused client still sends is taken and dropped, in ms from the answer on. */
const LINGER = 3_000;
/** The same while the server stops. */
const LAST = 300;

/**
 * A refusal that goes out before its body is in is the last answer of its connection. Left open, the connection would
 * stand still, because nobody reads the rest; closed at once, the system would tell the client of a fault before the
 * client has read why it was refused. So the answer ends our side, and the rest is dropped for a moment, until the client
 * stops or has sent everything; `stopping` says that there is hardly any time.
 */
export function addEarlyAnswers(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 400 && isComing(request)) closeAfter(request, reply, stopping);
    done();
  });
}

const isComing = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

function closeAfter({ raw }: FastifyRequest, reply: FastifyReply, stopping: AbortSignal): void {
  const { socket } = raw;
  // Requests injected by tests have no real socket.
  if (typeof socket.destroySoon !== 'function') return;
  reply.header('connection', 'close');
  raw.on('error', () => undefined);
  raw.unpipe();
  raw.resume();
  // What Node does with the last connection of an answer, once that is out.
  socket.destroySoon = () => {
    const cut = (): void => void socket.destroy();
    const timer = setTimeout(cut, stopping.aborted ? LAST : LINGER);
    socket.once('close', () => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', cut);
    });
    stopping.addEventListener('abort', cut);
    if (raw.readableEnded) return cut();
    raw.once('end', cut);
    socket.end();
  };
}
