import { eventReader } from './eventReader.ts';
import { callHeaders, networkError, tellTenant, toApiError, type Api } from './client.ts';
import { IDEMPOTENCY_HEADER } from './constants.ts';
import { place, readOutput, type Endpoint, type Input, type Output } from './endpoint.ts';
import { ApiError } from './apiError.ts';
import { errorCodes } from './errorCodes.ts';
import { messages } from './messages.ts';

/** Texts for a stream that did not open (assistants.md §8), and for one that sent more at once than a page can read. */
const streamMessages = {
  refused: '服务出错',
  unknown: '未知错误',
  tooLong: '回答的一段内容过大，已停止接收',
} as const;

export interface StreamOptions<T> {
  signal: AbortSignal;
  /** Same key, same question: the server answers a repeated one with the message it already has. */
  idempotencyKey: string;
  /** The last `seq` seen, when resuming; -1 for all events of a question that was asked before. */
  lastEventId?: number;
  onEvent(event: T): void;
  /** Called for every sign of life: the opened stream, events and the server's heartbeats. */
  onAlive?(): void;
}

/** Codes that keep their own message even when the stream is refused (decisions.md C-131). */
const spoken = new Set<number>([
  errorCodes.coinsInsufficient,
  errorCodes.assistantMissing,
  errorCodes.contentRefused,
  errorCodes.forbidden,
]);

/** A limit that says which one it is, as that of a day's questions; the general refusal is 未知错误 (C-68). */
const namesItsLimit = ({ code, message }: ApiError): boolean =>
  code === errorCodes.tooMany && message !== messages.tooMany;

const openingError = async (response: Response): Promise<ApiError> => {
  const error = await toApiError(await response.text(), response.status, response.headers);
  if (
    response.status === 401 ||
    spoken.has(error.code) ||
    namesItsLimit(error) ||
    (response.ok && error.code !== errorCodes.unknown)
  )
    return error;
  const refused = response.status >= 400 && response.status <= 499 && response.status !== 429;
  const errorMessage = refused ? streamMessages.refused : streamMessages.unknown;
  return new ApiError({ errorCode: error.code, errorMessage, requestId: error.requestId }, response.status);
};

/** An event stream with something in it: an empty answer (204) is none, and is not asked for again. */
const isEventStream = ({ status, headers, body }: Response): boolean => {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return status === 200 && body !== null && type.trim().toLowerCase() === 'text/event-stream';
};

/** No connection failed, so the answer is not taken up again: it would send the same once more. */
const tooLong = (): ApiError =>
  new ApiError({ errorCode: errorCodes.unknown, errorMessage: streamMessages.tooLong }, STREAM_FAULT);

/** Status of a failure inside a stream that was open. */
const STREAM_FAULT = -1;

/** Reads an event stream to its end. */
const readEvents = async (body: ReadableStream<Uint8Array>, feed: (text: string) => void): Promise<void> => {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      feed(decoder.decode(read.value, { stream: true }));
  } finally {
    // Closes the connection of a stream that is given up; one that has ended or failed is closed already.
    reader.cancel().catch(() => undefined);
  }
};

/**
 * Opens one event stream and resolves when the server closes it; the caller decides from the events whether it was
 * finished. Rejects with {@link ApiError}, or with the signal's reason when aborted. Never sends the question twice
 * by itself.
 */
export const openStream = async <E extends Endpoint>(
  api: Api,
  e: E,
  input: Input<E>,
  { signal, idempotencyKey, lastEventId, onEvent, onAlive }: StreamOptions<Output<E>>,
): Promise<void> => {
  const { path, body } = place(e, api.scope, input);
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        ...callHeaders(path, api.hooks),
        accept: 'text/event-stream',
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: idempotencyKey,
        ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
      },
      body: JSON.stringify(body),
      signal,
    });
    tellTenant(response.headers, api.hooks);
    if (!isEventStream(response)) {
      const error = await openingError(response);
      if (api.hooks.onRefused?.(error)) error.handled = true;
      throw error;
    }
    const alive = () => onAlive?.();
    alive();
    const hear = (data: string) => {
      alive();
      if (data === '') return;
      const event = parseEvent(e, data);
      if (event !== undefined) onEvent(event);
    };
    await readEvents(response.body!, eventReader({ onData: hear, onComment: alive, tooLong }));
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    throw cause instanceof ApiError ? cause : Object.assign(networkError(), { cause });
  }
  if (signal.aborted) throw signal.reason;
};

/** Odd events (bad JSON, unknown shapes) are dropped rather than ending the stream. */
const parseEvent = <E extends Endpoint>(e: E, data: string): Output<E> | undefined => {
  try {
    return readOutput(e, JSON.parse(data));
  } catch {
    return undefined;
  }
};
