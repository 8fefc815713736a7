import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { OutsideError, outsideUrl } from './outsideUrl.ts';
import { decoderOf, least, send, type Reach } from './wire.ts';

export interface Post {
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Milliseconds for everything. @default 10000 */
  timeout?: number;
  /** Bytes of the answer's body that are read; the rest is left. @default 4096 */
  maxBytes?: number;
  signal?: AbortSignal;
}

/** What a receiver answered, whatever its status; an answer that sends on is the answer. */
export interface PostAnswer {
  status: number;
  /** The beginning of the body. */
  body: Buffer;
}

/**
 * Posts to an address that a maker named, by the address rules of `fetchOutside`. No redirects are followed, so that what
 * is sent reaches the named host alone. Throws `OutsideError` and nothing else; failures take at least a second.
 */
export async function postOutside(address: string, post: Post, reach: Reach = {}): Promise<PostAnswer> {
  const started = performance.now();
  const { timeout = 10_000, maxBytes = 4_096, headers, body } = post;
  const deadline = AbortSignal.timeout(timeout);
  const signal = post.signal ? AbortSignal.any([deadline, post.signal]) : deadline;
  try {
    const answer = await send(outsideUrl(address, reach.allowed), reach, { method: 'POST', headers, body, signal });
    return { status: answer.statusCode ?? 0, body: await beginningOf(answer, maxBytes, signal) };
  } catch (error) {
    await sleep(Math.max(0, started + least - performance.now()));
    if (error instanceof OutsideError) throw error;
    throw new OutsideError('failed', deadline.aborted ? 'no answer in time' : 'no connection');
  }
}

/** The first bytes of a body. The status is known by then, so a body that breaks off is as long as it came. */
async function beginningOf(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stop = () => answer.destroy(new Error('time is up'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    const decoder = decoderOf(answer);
    if (decoder) answer.on('error', (error) => decoder.destroy(error));
    for await (const chunk of decoder ? answer.pipe(decoder) : answer) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size >= maxBytes) break;
    }
  } catch {
    return Buffer.concat(chunks).subarray(0, maxBytes);
  } finally {
    signal.removeEventListener('abort', stop);
    answer.destroy();
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
