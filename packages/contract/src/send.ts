import { REQUEST_TIMEOUT } from './constants.ts';

export interface SentRequest {
  url: string;
  method: string;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  /** Sent as JSON. */
  body: Record<string, unknown> | undefined;
  signal: AbortSignal | undefined;
  /** How the body of an answer is read. */
  as: 'json' | 'blob';
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** `?a=1&b=2` of what is set, `''` of nothing: a list says its key once per value, `null` says an empty one. */
export const searchOf = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[key, one === null ? '' : written(one)]])),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '';
};

/** What something between server and browser answers may be no JSON. */
const parse = (text: string): unknown => {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
};

/**
 * An answer of any status with what it carries. Rejects when none comes: offline, aborted, or nothing heard for
 * {@link REQUEST_TIMEOUT} by a call that brings no signal of its own.
 */
export const send = async ({ url, query, headers, body, signal, as, ...init }: SentRequest) => {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), REQUEST_TIMEOUT);
  const json = body && { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(url + searchOf(query), {
    ...init,
    headers: { ...headers, ...json },
    signal: signal ?? silence.signal,
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).finally(() => clearTimeout(timer));
  return { response, data: as === 'blob' ? await response.blob() : parse(await response.text()) };
};
