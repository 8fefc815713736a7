import type { Readable } from 'node:stream';
import type { Endpoint, Scope } from '@tinystar/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Log } from '../log/log.ts';
import type { Services } from '../services.ts';
import type { Caller, Owner } from './caller.ts';
import type { EventStream } from './sse.ts';

/** What a handler gets. */
export interface Call<I> {
  /** Validated input: path, query and body together. */
  input: I;
  services: Services;
  /** The logged-in person; on public calls reading it without one answers 401. */
  readonly caller: Caller;
  /** Who makes a public call, where that opens more than a stranger gets: null without a token that is valid. */
  identify(): Promise<Caller | null>;
  /** Whose data the path family or the current identity points to; 401 for visitors. */
  readonly owner: Owner;
  scope: Scope;
  /** Address of the client, from the socket unless a trusted proxy says otherwise. */
  ip: string;
  requestId: string;
  /** A request header, when it was sent once. */
  header(name: string): string | undefined;
  log: Log;
  /** Aborted when the client went away. */
  signal: AbortSignal;
}

/** The file part of an upload; `bytes` must be read to its end or destroyed. */
export interface Upload {
  bytes: Readable;
  /** As sent: any text. */
  fileName: string;
  mediaType: string;
  /**
   * What must hold of the caller and of what he names, e.g. that the assistant is his: asked at once, and once more
   * with the caller of that moment when the body has come, before `bytes` ends. A body may take minutes.
   */
  holds<T>(check: () => Promise<T>): Promise<T>;
  /** Text fields sent behind the file; ask when `bytes` was read to its end. Not yet checked against the contract. */
  laterFields(): Promise<Record<string, string>>;
}

/** Bytes to send. `bytes` is asked for the range the client wants, when the size is known. */
export interface FileAnswer {
  bytes: (range?: { start: number; end: number }) => Promise<Readable>;
  size?: number;
  mediaType: string;
  /** Default `attachment`; `inline` only for bytes we made ourselves. */
  disposition?: 'inline' | 'attachment';
  fileName?: string;
  etag?: string;
  /** Default `no-store`. */
  cacheControl?: string;
  /** Of a document with versions: the number of the one that answers today, whichever these bytes are of. */
  currentVersion?: number;
}

type InputOf<E extends Endpoint> = z.output<E['input']>;
type FilesOf<I> = { [K in keyof I]: I[K] extends Blob | undefined ? K : never }[keyof I];

/** A contract endpoint with what the server does for it. */
export interface Route {
  endpoint: Endpoint;
  run(request: FastifyRequest, reply: FastifyReply, call: Call<unknown>, more: Extras): Promise<unknown>;
}

/** The parts only some kinds of calls have. */
export interface Extras {
  upload?: Upload;
  openStream: () => EventStream<unknown>;
}

/** A JSON call. */
export const implement = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<InputOf<E>>) => Promise<z.input<E['output']>>,
): Route => ({ endpoint, run: (_request, _reply, call) => handler(call as Call<InputOf<E>>) });

/** A multipart call with one file; `input` holds the query and the fields before the file. */
export const implementUpload = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<Omit<InputOf<E>, FilesOf<InputOf<E>>>>, upload: Upload) => Promise<z.input<E['output']>>,
): Route => ({
  endpoint,
  run(_request, _reply, call, { upload }) {
    if (!upload) throw new Error(`${endpoint.name} is not of kind upload`);
    return handler(call as Call<InputOf<E>>, upload);
  },
});

/** A call that answers with bytes. */
export const implementFile = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<InputOf<E>>) => Promise<FileAnswer>,
): Route => ({ endpoint, run: (_request, _reply, call) => handler(call as Call<InputOf<E>>) });

/**
 * A call that answers with events. Failures before the first `stream()` are plain HTTP errors; afterwards the handler
 * sends its own last event. The stream ends when the handler does.
 */
export const implementStream = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<InputOf<E>>, open: () => EventStream<z.input<E['output']>>) => Promise<void>,
): Route => ({
  endpoint,
  run: (_request, _reply, call, { openStream }) =>
    handler(call as Call<InputOf<E>>, openStream as () => EventStream<z.input<E['output']>>),
});
