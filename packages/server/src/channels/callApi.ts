import type { Services } from '../platform/services.ts';
import { mended } from '../platform/storable.ts';
import { SendError, Unanswered } from './platform.ts';

const patience = 10_000;

/** What a code or a status means: whether another try helps, and what is said to the maker. */
type Meaning = readonly [SendError['kind'], string];

/** How a platform says what came of a call. */
export interface Manners {
  /** Its name where the maker is told of a code that has no words. */
  name: string;
  /** The field that its documentation gives for success, which then is 0; undefined where an answer has none. */
  codeOf(answer: Readonly<Record<string, unknown>>): unknown;
  /** What its codes mean. */
  words: Readonly<Record<number, Meaning>>;
  /** What its statuses mean, where it has no code. */
  statuses?: Readonly<Record<number, Meaning>>;
}

/** Statuses that mean the same everywhere. */
const general: Readonly<Record<number, Meaning>> = { 429: ['again', '请求太频繁（429），稍后自动重试'] };

export interface ApiCall {
  method?: string;
  body?: object;
  form?: URLSearchParams | FormData;
  headers?: Record<string, string>;
  /** A field whose presence is success: answers with a token come without a code. */
  gives?: string;
}

/**
 * Calls a platform's API and answers its JSON. Taken is only what the platform documents as taken, a status of 2xx and its
 * own sign of success; a gateway's page, an empty body and a refusal in no form of the platform throw {@link SendError} as
 * a refusal does. No error holds the address or the body: both may carry a token.
 */
export async function callApi(
  services: Services,
  url: string,
  manners: Manners,
  { method = 'POST', body, form, headers = {}, gives }: ApiCall,
): Promise<Record<string, unknown>> {
  const { status, answer } = await ask(services, url, {
    method,
    redirect: 'error',
    // A form names its own type, with the boundary where it has parts.
    headers: { ...(!form && { 'content-type': 'application/json; charset=utf-8' }), ...headers },
    signal: AbortSignal.timeout(patience),
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: form }),
  });
  const { name, codeOf, words, statuses } = manners;
  const code = answer && numberOf(codeOf(answer));
  const [kind, message] = (code ? words[code] : undefined) ??
    statuses?.[status] ??
    general[status] ?? ['again', undefined];
  if (code) throw new SendError(kind, message ?? `${name}返回错误${code}`, code);
  // Who stands before the platform says that it is down; whether it took the call is not known.
  if (status >= 500) throw new Unanswered();
  if (status < 200 || status >= 300) throw new SendError(kind, message ?? `${name}返回错误${status}`);
  const given = gives !== undefined && answer?.[gives] !== undefined && answer[gives] !== '';
  if (!answer || (code !== 0 && !given)) throw new Unanswered(`${name}平台返回的内容无法识别`);
  return answer;
}

/** The status and the JSON object of an answer; without the object where it is anything else. */
async function ask(services: Services, url: string, call: RequestInit) {
  try {
    const response = await services.trustedFetch(url, call);
    const text = await response.text();
    return { status: response.status, answer: objectIn(text) };
  } catch {
    throw new Unanswered();
  }
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value = mended<unknown>(JSON.parse(text));
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A code; undefined for what is none, which to `Number` would be 0 like success. */
function numberOf(code: unknown): number | undefined {
  if (typeof code === 'number') return code;
  return typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : undefined;
}
