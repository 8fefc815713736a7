import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { addAbortSignal, pipeline, Transform, type Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { OutsideError, outsideUrl } from './outsideUrl.ts';
import { decoderOf, least, redirectOf, redirects, send, type Reach } from './wire.ts';

export interface SourceRequest {
  /** @default GET */
  method?: 'GET' | 'HEAD' | 'POST' | 'PROPFIND';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Largest body after decompression, in bytes. @default 20 MiB */
  maxBytes?: number;
  /** Milliseconds until the headers are here, redirects included. @default 15000 */
  timeout?: number;
  /** Milliseconds without a byte of the body. @default 15000 */
  silence?: number;
  /** Whether an answer that sends on is followed; else it is the answer. @default true */
  follow?: boolean;
  signal: AbortSignal;
}

/** What a source answered, whatever its status. */
export interface SourceAnswer {
  status: number;
  /** After redirects. */
  url: URL;
  headers: IncomingHttpHeaders;
  /** Decompressed; fails with {@link OutsideError} when it breaks off, is silent or too large. Must be read or destroyed. */
  body: Readable;
}

/**
 * Fetches from a source that a maker named, by the address rules of `fetchOutside`, with credentials that go to the host of
 * the source alone and to no other one that it redirects to. Throws `OutsideError` and nothing else.
 */
export type SourceFetch = (address: URL, request: SourceRequest) => Promise<SourceAnswer>;

/** The headers that let one request in. */
export type Sign = (request: { method: string; url: URL }) => Promise<Record<string, string>>;

/** What lets requests in at the host of `address`: Basic credentials, '' for none, or a signature of each request. */
export type Credentials = { address: URL } & ({ user: string; password: string } | { sign: Sign });

/** A body may be slow, but not for ever: after this many ms it must have come with so many bytes a second. */
const grace = 30_000;
const leastRate = 1_024;

const fixed = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Mozilla/5.0 (compatible; TinyStar/1.0)' };
/** What a kind may not set by itself: where it goes is decided here. */
const own = new Set(['authorization', 'cookie', 'host', 'proxy-authorization']);

/** A {@link SourceFetch} for one source; `reach.allowed` are the hosts that the operator lets sources reach. */
export function createSourceFetch(credentials: Credentials, reach: Reach = {}): SourceFetch {
  return async (address, request) => {
    const started = performance.now();
    try {
      return await follow(outsideUrl(address.href, reach.allowed), credentials, reach, request);
    } catch (error) {
      await sleep(Math.max(0, started + least - performance.now()));
      throw outside(error);
    }
  };
}

async function follow(
  first: URL,
  credentials: Credentials,
  reach: Reach,
  request: SourceRequest,
): Promise<SourceAnswer> {
  const { method = 'GET', body, timeout = 15_000, signal, follow: follows = true } = request;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('no answer in time')), timeout);
  const sent = Object.entries(request.headers ?? {}).filter(([name]) => !own.has(name.toLowerCase()));
  const either = AbortSignal.any([signal, late.signal]);
  try {
    let url = first;
    for (let hop = 0; hop <= redirects; hop++) {
      const headers = { ...fixed, ...Object.fromEntries(sent), ...(await authorization(method, url, credentials)) };
      const answer = await send(url, reach, { method, headers, body, signal: either });
      try {
        const next = follows ? redirectOf(answer, url, reach) : undefined;
        if (!next)
          return { status: answer.statusCode ?? 0, url, headers: answer.headers, body: bodyOf(answer, request) };
        answer.destroy();
        url = next;
      } catch (error) {
        answer.destroy();
        throw error;
      }
    }
    throw new OutsideError('failed', 'too many redirects');
  } finally {
    clearTimeout(timer);
  }
}

/** The source's own host reads the credentials, also where it sends on from http to https; no other one does. */
async function authorization(method: string, url: URL, credentials: Credentials): Promise<Record<string, string>> {
  const { address } = credentials;
  const safer = address.protocol === 'http:' && url.protocol === 'https:' && address.port === '' && url.port === '';
  if (url.origin !== address.origin && !(safer && url.hostname === address.hostname)) return {};
  if ('sign' in credentials) return await credentials.sign({ method, url });
  const { user, password } = credentials;
  if (user === '' && password === '') return {};
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}

function bodyOf(answer: IncomingMessage, { maxBytes = 20 * 1024 * 1024, silence = 15_000, signal }: SourceRequest) {
  const started = performance.now();
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      quiet.refresh();
      const seconds = (performance.now() - started) / 1_000;
      if (size > maxBytes) done(new OutsideError('failed', 'body too large'));
      else if (seconds * 1_000 > grace && size < seconds * leastRate) done(new OutsideError('failed', 'body too slow'));
      else done(null, chunk);
    },
    destroy(error, done) {
      clearTimeout(quiet);
      done(error && outside(error));
    },
  });
  const quiet = setTimeout(() => {
    // Bytes that wait for their reader are not silence of the source.
    if (meter.readableLength > 0 || meter.writableLength > 0) quiet.refresh();
    else meter.destroy(new OutsideError('failed', 'body is silent'));
  }, silence);
  const decoder = decoderOf(answer);
  const ended = () => clearTimeout(quiet);
  if (decoder) pipeline(answer, decoder, meter, ended);
  else pipeline(answer, meter, ended);
  return addAbortSignal(signal, meter);
}

const outside = (error: unknown): OutsideError =>
  error instanceof OutsideError
    ? error
    : new OutsideError('failed', error instanceof Error ? error.message : 'unknown');
