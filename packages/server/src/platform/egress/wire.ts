import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './addresses.ts';
import { isAllowed, OutsideError, outsideUrl } from './outsideUrl.ts';

/** Which addresses may be reached besides public ones, and how names are resolved. */
export interface Reach {
  /** Hosts, or host:port. */
  allowed?: readonly string[] | undefined;
  /** Resolver, for tests. */
  lookup?: typeof systemLookup | undefined;
}

interface Sent {
  method?: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  signal: AbortSignal;
}

/** How often a fetch is sent on at most. */
export const redirects = 5;

/** The least time of a failure in ms, so that its speed tells nothing about inner networks. */
export const least = 1_000;

/** Sends a request to an address that {@link outsideUrl} has let pass; the connection goes to a checked address alone. */
export function send(
  url: URL,
  reach: Reach,
  { method = 'GET', headers, body, signal }: Sent,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const lookup = isAllowed(url, reach.allowed ?? []) ? undefined : checkedLookup(reach.lookup ?? systemLookup);
    const sent = request(
      url,
      { method, agent: false, headers, signal, maxHeaderSize: 16_384, ...(lookup && { lookup }) },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
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

/** Where an answer sends on to; undefined when it is one to be read. */
export function redirectOf(answer: IncomingMessage, url: URL, { allowed }: Reach): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0)) return undefined;
  const { location } = answer.headers;
  if (!location || !URL.canParse(location, url)) throw new OutsideError('failed', 'redirect without a target');
  return outsideUrl(new URL(location, url).href, allowed);
}

/** What turns the body of an answer into its bytes; undefined when they come as they are. */
export function decoderOf(answer: IncomingMessage): Transform | undefined {
  const coding = (answer.headers['content-encoding'] ?? 'identity').toLowerCase().trim();
  const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };
  if (coding === 'identity' || coding === '') return undefined;
  if (!(coding in decoders)) throw new OutsideError('failed', 'unknown content coding');
  return decoders[coding as keyof typeof decoders]();
}
