import { fetchEventSource } from '@microsoft/fetch-event-source';
import { callHeaders, networkError, tellTenant, toApiError, type Api } from './client.ts';
import { IDEMPOTENCY_HEADER } from './constants.ts';
import { place, readOutput, type Endpoint, type Input, type Output } from './endpoint.ts';
import { ApiError } from './apiError.ts';
import { limitEvents } from './eventLimit.ts';
import { errorCodes } from './errorCodes.ts';

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
const spoken = new Set<number>([errorCodes.coinsInsufficient, errorCodes.assistantMissing, errorCodes.forbidden]);

const openingError = async (response: Response): Promise<ApiError> => {
  const error = await toApiError(await response.text(), response.status, response.headers);
  if (response.status === 401 || spoken.has(error.code) || (response.ok && error.code !== errorCodes.unknown))
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

/** Fetches as the browser does; an event stream comes with the limit on its events. */
const fetchLimited: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if (!isEventStream(response)) return response;
  return new Response(response.body!.pipeThrough(limitEvents(tooLong)), response);
};

/**
 * Opens one event stream and resolves when the server closes it; the caller decides from the events whether it was
 * finished. Rejects with {@link ApiError}, or with the signal's reason when aborted. Never sends the question twice
 * by itself: the library's own retry and its re-send on a hidden tab are both switched off.
 */
export const openStream = async <E extends Endpoint>(
  api: Api,
  e: E,
  input: Input<E>,
  { signal, idempotencyKey, lastEventId, onEvent, onAlive }: StreamOptions<Output<E>>,
): Promise<void> => {
  const { path, body } = place(e, api.scope, input);
  try {
    await fetchEventSource(path, {
      method: 'POST',
      headers: {
        ...callHeaders(path, api.hooks),
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: idempotencyKey,
        ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
      },
      body: JSON.stringify(body),
      signal,
      openWhenHidden: true,
      fetch: fetchLimited,
      async onopen(response) {
        tellTenant(response.headers, api.hooks);
        if (isEventStream(response)) {
          onAlive?.();
          return;
        }
        const error = await openingError(response);
        if (api.hooks.onRefused?.(error)) error.handled = true;
        throw error;
      },
      onmessage({ data }) {
        onAlive?.();
        if (data === '') return;
        const event = parseEvent(e, data);
        if (event !== undefined) onEvent(event);
      },
      onerror(cause: unknown) {
        throw cause instanceof ApiError ? cause : Object.assign(networkError(), { cause });
      },
    });
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
  // The library resolves quietly when it is aborted.
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
