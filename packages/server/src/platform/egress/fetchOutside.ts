import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './addresses.ts';
import { isAllowed, OutsideError, outsideUrl } from './outsideUrl.ts';

export interface OutsideOptions {
  /** EGRESS_ALLOW of the settings; empty outside tests. */
  allowed?: readonly string[];
  /** Largest body after decompression, in bytes. */
  maxBytes?: number;
  /** Milliseconds for everything, redirects included, which have half of it. @default 15000 */
  timeout?: number;
  /** Media types to accept, without parameters. */
  mediaTypes?: readonly string[];
  signal?: AbortSignal;
  /** Resolver, for tests. */
  lookup?: typeof systemLookup;
}

/** What an outside host answered in the end. */
export interface OutsideAnswer {
  /** After redirects. */
  url: URL;
  mediaType: string;
  /** Lower-case `charset` parameter, if any. */
  charset: string | undefined;
  body: Buffer;
}

const redirects = 5;
const least = 1_000;

/**
 * Fetches a page from an address a user typed. Every address a name resolves to is checked, the connection goes to
 * the checked one, and each redirect starts over. No cookies, no credentials. Throws `OutsideError` and nothing else;
 * failures take at least a second, so that their speed tells nothing about inner networks.
 */
export async function fetchOutside(address: string, options: OutsideOptions = {}): Promise<OutsideAnswer> {
  const started = performance.now();
  const { timeout = 15_000 } = options;
  const deadline = AbortSignal.timeout(timeout);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  // Slow redirects one after the other come to nothing sooner than a long page that keeps coming.
  const lost = new AbortController();
  const onTheWay = setTimeout(() => lost.abort(), timeout / 2);
  try {
    let url = outsideUrl(address, options.allowed);
    for (let hop = 0; hop <= redirects; hop++) {
      const answer = await open(url, options, AbortSignal.any([signal, lost.signal]));
      const next = redirectOf(answer, url, options);
      if (!next) {
        clearTimeout(onTheWay);
        return await read(answer, url, options, signal);
      }
      answer.destroy();
      url = next;
    }
    throw new OutsideError('failed', 'too many redirects');
  } catch (error) {
    clearTimeout(onTheWay);
    await sleep(Math.max(0, started + least - performance.now()));
    if (error instanceof OutsideError) throw error;
    throw new OutsideError('failed', error instanceof Error ? error.message : 'unknown');
  }
}

function open(url: URL, options: OutsideOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.1',
    'accept-language': 'zh-CN,zh;q=0.9,en;q=0.6',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'Mozilla/5.0 (compatible; TinyStar/1.0)',
  };
  return new Promise((resolve, reject) => {
    const lookup = isAllowed(url, options.allowed ?? []) ? undefined : checkedLookup(options.lookup ?? systemLookup);
    const sent = request(
      url,
      { agent: false, headers, signal, maxHeaderSize: 16_384, ...(lookup && { lookup }) },
      resolve,
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** A resolver that fails unless every address of the name is public; the socket then uses exactly these. */
function checkedLookup(lookup: typeof systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true, verbatim: true }, (error, found) => {
      const addresses = found as unknown as LookupAddress[];
      if (error) return callback(error, '', 0);
      const first = addresses[0];
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new OutsideError('refused', 'name leads to an inner network'), '', 0);
      }
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

function redirectOf(answer: IncomingMessage, url: URL, options: OutsideOptions): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0)) return undefined;
  const { location } = answer.headers;
  if (!location || !URL.canParse(location, url)) throw new OutsideError('failed', 'redirect without a target');
  return outsideUrl(new URL(location, url).href, options.allowed);
}

async function read(
  answer: IncomingMessage,
  url: URL,
  options: OutsideOptions,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  const { maxBytes = 20 * 1024 * 1024, mediaTypes = ['text/html', 'application/xhtml+xml', 'text/plain'] } = options;
  const [mediaType = '', ...parameters] = (answer.headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const refuse = (reason: string) => {
    answer.destroy();
    return new OutsideError('failed', reason);
  };
  if (answer.statusCode !== 200) throw refuse(`status ${answer.statusCode}`);
  if (!mediaTypes.includes(mediaType)) throw refuse(`media type ${mediaType}`);
  const chunks: Buffer[] = [];
  let size = 0;
  const bytes = decoded(answer);
  const stop = () => bytes.destroy(new Error('time is up'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const chunk of bytes) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw refuse('body too large');
      chunks.push(chunk as Buffer);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    answer.destroy();
  }
  const charset = parameters
    .find((part) => part.startsWith('charset='))
    ?.slice('charset='.length)
    .replace(/["']/g, '');
  return { url, mediaType, charset, body: Buffer.concat(chunks) };
}

function decoded(answer: IncomingMessage): Readable {
  const coding = (answer.headers['content-encoding'] ?? 'identity').toLowerCase().trim();
  const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };
  if (coding === 'identity' || coding === '') return answer;
  if (!(coding in decoders)) throw new OutsideError('failed', 'unknown content coding');
  const decoder = decoders[coding as keyof typeof decoders]();
  answer.on('error', (error) => decoder.destroy(error));
  return answer.pipe(decoder);
}
