import type { lookup as systemLookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { OutsideError, outsideUrl } from './outsideUrl.ts';
import { decoderOf, least, redirectOf, redirects, send } from './wire.ts';

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
      const answer = await send(url, options, { headers, signal: AbortSignal.any([signal, lost.signal]) });
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

const headers = {
  accept: 'text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.1',
  'accept-language': 'zh-CN,zh;q=0.9,en;q=0.6',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (compatible; TinyStar/1.0)',
};

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
  const decoder = decoderOf(answer);
  if (!decoder) return answer;
  answer.on('error', (error) => decoder.destroy(error));
  return answer.pipe(decoder);
}
