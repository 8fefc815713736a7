import type { FastifyReply } from 'fastify';
import { openStreams } from './openStreams.ts';

/** An open event stream to one client. */
export interface EventStream<T> {
  /** Sends one event; resolves when the socket has room again. Does nothing after the client went away. */
  send(event: T, id?: number | string): Promise<void>;
  /** Ends the answer. */
  end(): void;
  readonly closed: boolean;
  /** Aborted when the client went away or the server ends the stream. */
  readonly signal: AbortSignal;
}

const heartbeat = 15_000;
const longest = 256 * 1024;

/**
 * Turns a reply into an event stream: `id:` lines for resuming, and a comment every 15 s so that no proxy in between
 * closes a silent connection. Waits for the socket when the client reads slowly.
 */
export function openEventStream<T>(reply: FastifyReply): EventStream<T> {
  const gone = new AbortController();
  reply.hijack();
  const raw = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  raw.socket?.setNoDelay(true);
  const timer = setInterval(() => raw.write(': heartbeat\n\n'), heartbeat);
  const close = () => {
    clearInterval(timer);
    openStreams.delete(stop);
    gone.abort();
  };
  const stop = () => raw.end();
  raw.once('close', close);
  raw.on('error', close);
  openStreams.add(stop);

  return {
    get closed() {
      return gone.signal.aborted || raw.writableEnded;
    },
    signal: gone.signal,
    async send(event, id) {
      if (gone.signal.aborted || raw.writableEnded) return;
      const json = JSON.stringify(event);
      if (json.length > longest) throw new Error(`event of ${json.length} characters is too long`);
      const fits = raw.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${json}\n\n`);
      if (!fits) await drained(raw, gone.signal);
    },
    end() {
      clearInterval(timer);
      if (!raw.writableEnded) raw.end();
    },
  };
}

function drained(raw: NodeJS.EventEmitter, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      raw.off('drain', done);
      gone.removeEventListener('abort', done);
      resolve();
    };
    raw.once('drain', done);
    gone.addEventListener('abort', done, { once: true });
  });
}
