import { OutsideError, type SourceAnswer, type SourceRequest } from '../../../platform/egress/index.ts';
import { SourceFailure, type Reaching } from '../kind.ts';

const words = {
  refused: '该地址不能访问：只能读取公网上的网站，内网网站须由管理员放行后才能读取',
  failed: '地址无法访问，请检查地址或稍后重试',
  brokenOff: '内容没有读完连接就断开了，请稍后重试',
};

type Request = Omit<SourceRequest, 'signal'> & {
  /** Milliseconds for an answer with its body: a host that sends it drop by drop holds up other sources. @default 60000 */
  longest?: number;
};

/** Fetches an address of a source. Throws {@link SourceFailure}, and the reason of the run's signal when that is aborted. */
export async function reach(
  reaching: Reaching,
  address: URL,
  { longest = 60_000, ...request }: Request = {},
): Promise<SourceAnswer> {
  const signal = AbortSignal.any([reaching.signal, AbortSignal.timeout(longest)]);
  try {
    return await reaching.fetch(address, { ...request, signal });
  } catch (error) {
    throw inWords(reaching, error);
  }
}

/**
 * What an answer holds, decompressed: at most `most` bytes. The rest is left out, or is a failure where `tooLarge` has words
 * for it.
 */
export async function bodyOf(
  reaching: Reaching,
  { body }: Pick<SourceAnswer, 'body'>,
  { most, tooLarge }: { most: number; tooLarge?: string },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let left = most;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (chunk.length > left && tooLarge) throw new SourceFailure(tooLarge);
      chunks.push(chunk.subarray(0, left));
      left -= Math.min(left, chunk.length);
      if (left === 0 && !tooLarge) break;
    }
  } catch (error) {
    throw error instanceof SourceFailure ? error : inWords(reaching, error, words.brokenOff);
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks);
}

/** Why an address that answered with this status gave nothing; `what` names it. */
export function refusalOf(status: number, what: string): SourceFailure {
  if (status === 401 || status === 403) return new SourceFailure(`${what}拒绝访问（${status}），请检查用户名和密码`);
  if (status === 404 || status === 410) return new SourceFailure(`${what}不存在（${status}），请检查地址`);
  if (status === 429) return new SourceFailure(`${what}限制了访问次数，请稍后重试`, { passing: true });
  if (status >= 500) return new SourceFailure(`${what}暂时出错（${status}），请稍后重试`, { passing: true });
  return new SourceFailure(`${what}没有给出内容（${status}），请检查地址`);
}

/** The media type of an answer without its parameters, and its charset. */
export function typeOf({ headers }: Pick<SourceAnswer, 'headers'>): { mediaType: string; charset: string | undefined } {
  const [mediaType = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => /^\s*charset\s*=\s*"?([\w:-]+)/.exec(part)?.[1]).find((found) => found);
  return { mediaType: mediaType.trim(), charset };
}

export const isHtml = (mediaType: string): boolean =>
  mediaType === '' || mediaType === 'text/html' || mediaType === 'application/xhtml+xml';

function inWords({ signal }: Reaching, error: unknown, otherwise = words.failed): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof OutsideError && error.kind === 'refused') return new SourceFailure(words.refused);
  return new SourceFailure(otherwise, { passing: true });
}
