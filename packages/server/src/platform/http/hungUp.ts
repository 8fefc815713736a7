import type { FastifyReply } from 'fastify';

/**
 * Aborted when the caller's connection closes before the answer is out. The request's own `close` would not tell: it
 * comes as soon as the body was read.
 */
export function hungUp({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (!raw.writableFinished) gone.abort();
  };
  // He may have gone while we were still looking up who he is.
  if (raw.closed) look();
  else raw.once('close', look);
  return gone.signal;
}
