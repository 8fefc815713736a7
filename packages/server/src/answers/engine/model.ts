import * as z from 'zod/mini';
import { mendedPieces } from '../../platform/storable.ts';
import { ModelError } from './modelError.ts';
import { eventData } from './sse.ts';

/** One message of a chat completion. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** Pictures that go with it, as addresses that hold their bytes. */
  pictures?: readonly string[];
}

/** An OpenAI-compatible chat completions host. */
export interface ModelOptions {
  /** Up to and without `/chat/completions`. */
  baseUrl: string;
  apiKey?: string;
  model: string;
  fetch: typeof globalThis.fetch;
  /** Milliseconds without any byte before the answer and between its pieces. */
  patience?: { first: number; idle: number };
}

/** How an answer is wished for. */
export interface ModelWish {
  maxTokens?: number;
  temperature?: number;
  /** Told at the end when the host counted. */
  onUsage?(usage: { inputTokens: number; outputTokens: number }): void;
}

/** Streams the model's answer as pieces of text. Throws {@link ModelError}, or the signal's reason when aborted. */
export type Model = (
  messages: readonly ModelMessage[],
  signal: AbortSignal,
  wish?: ModelWish,
) => AsyncGenerator<string>;

const PATIENCE = { first: 60_000, idle: 60_000 };

const Chunk = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.nullable(z.object({ content: z.optional(z.nullable(z.string())) }))),
        message: z.optional(z.nullable(z.object({ content: z.optional(z.nullable(z.string())) }))),
        finish_reason: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  usage: z.optional(
    z.nullable(z.object({ prompt_tokens: z.optional(z.number()), completion_tokens: z.optional(z.number()) })),
  ),
  error: z.optional(z.unknown()),
});

/**
 * A model behind an OpenAI-compatible host. Whatever ends the generator early (abort, an error, the reader walking
 * away) ends the request to the host at once.
 */
export function openAiModel({ baseUrl, apiKey, model, fetch, patience = PATIENCE }: ModelOptions): Model {
  const url = `${baseUrl.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')}/chat/completions`;
  // Not every host knows these wishes; one that refuses them is asked without.
  let plain = false;
  return async function* complete(messages, signal, { maxTokens, temperature, onUsage } = {}) {
    const wishes = { max_tokens: maxTokens, temperature, ...(onUsage && { stream_options: { include_usage: true } }) };
    signal.throwIfAborted();
    const upstream = new AbortController();
    const stop = () => upstream.abort(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const clock = watch(patience.first, () => upstream.abort(new ModelError('slow', 'the model gave nothing in time')));
    try {
      const ask = () =>
        fetch(url, {
          method: 'POST',
          signal: upstream.signal,
          headers: {
            'content-type': 'application/json',
            accept: 'text/event-stream',
            ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
          },
          body: JSON.stringify({ model, messages: messages.map(sent), stream: true, ...(!plain && wishes) }),
        });
      let response = await ask();
      if ((response.status === 400 || response.status === 422) && !plain && Object.values(wishes).some(Boolean)) {
        await response.body?.cancel();
        plain = true;
        response = await ask();
        // It was something else that the host refused.
        if (!response.ok) plain = false;
      }
      if (!response.ok) throw await refusal(response);
      yield* mendedPieces(pieces(response, () => clock.restart(patience.idle), onUsage));
    } catch (error) {
      if (upstream.signal.aborted) throw upstream.signal.reason;
      if (error instanceof ModelError) throw error;
      throw new ModelError('unavailable', `the connection to the model failed: ${causeOf(error)}`);
    } finally {
      clock.stop();
      signal.removeEventListener('abort', stop);
      if (!upstream.signal.aborted) upstream.abort();
    }
  };
}

/** A message as the host wants it. */
const sent = ({ role, content, pictures = [] }: ModelMessage) =>
  pictures.length === 0
    ? { role, content }
    : {
        role,
        content: [
          { type: 'text', text: content },
          ...pictures.map((url) => ({ type: 'image_url', image_url: { url } })),
        ],
      };

async function* pieces(response: Response, alive: () => void, onUsage: ModelWish['onUsage']): AsyncGenerator<string> {
  if (!response.body) throw new ModelError('protocol', 'the model answered without a body');
  if (response.headers.get('content-type')?.includes('application/json')) {
    const { text, usage } = read(await response.text());
    if (usage) onUsage?.(usage);
    yield text;
    return;
  }
  let ended = false;
  for await (const data of eventData(heard(response.body, alive))) {
    if (data.trim() === '[DONE]') return;
    if (data.trim() === '') continue;
    const { text, finished, usage } = read(data);
    if (usage) onUsage?.(usage);
    if (text) yield text;
    ended ||= finished;
  }
  if (!ended) throw new ModelError('cut', 'the stream of the model ended in the middle');
}

async function* heard(body: ReadableStream<Uint8Array>, alive: () => void): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let begun = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      begun = true;
      alive();
      yield value;
    }
  } catch (error) {
    if (begun) throw new ModelError('cut', `the stream of the model broke: ${causeOf(error)}`);
    throw error;
  } finally {
    reader.releaseLock();
  }
}

interface Read {
  text: string;
  finished: boolean;
  usage?: { inputTokens: number; outputTokens: number };
}

function read(data: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    throw new ModelError('protocol', 'the model sent an event that is not JSON');
  }
  const chunk = z.safeParse(Chunk, json);
  if (!chunk.success) throw new ModelError('protocol', 'the model sent an event of another shape');
  if (chunk.data.error) throw new ModelError('unavailable', 'the model reported an error in its stream');
  const choice = chunk.data.choices?.[0];
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = chunk.data.usage ?? {};
  return {
    text: choice?.delta?.content ?? choice?.message?.content ?? '',
    finished: Boolean(choice?.finish_reason),
    ...(inputTokens !== undefined && outputTokens !== undefined && { usage: { inputTokens, outputTokens } }),
  };
}

async function refusal(response: Response): Promise<ModelError> {
  const { status } = response;
  await response.body?.cancel();
  if (status === 401 || status === 403) return new ModelError('key', 'the model refused the key', status);
  if (status === 429 || status === 402) return new ModelError('busy', 'the model takes no more requests now', status);
  if (status >= 500) return new ModelError('unavailable', `the model answered ${status}`, status);
  return new ModelError('refused', `the model refused the request with ${status}`, status);
}

function watch(milliseconds: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, milliseconds);
  return {
    restart(next: number) {
      clearTimeout(timer);
      timer = setTimeout(onSilence, next);
    },
    stop: () => clearTimeout(timer),
  };
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : undefined;
  return cause ?? error.name;
}
