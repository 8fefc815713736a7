import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { EmbeddingError } from './embeddingError.ts';
import { toUnit } from './vectors.ts';

/** An OpenAI-compatible embeddings host. */
export interface EmbedderOptions {
  /** Up to and without `/embeddings`. */
  baseUrl: string;
  apiKey?: string;
  fetch: typeof globalThis.fetch;
}

export interface EmbedOptions {
  model: string;
  signal: AbortSignal;
  /** Milliseconds for one request. */
  patience: number;
  /** How often a request is repeated that the host could not serve now. */
  retries?: number;
}

/** Vectors of length 1 for texts, in their order; null for a text that the host refuses however short it is made. */
export type Embed = (texts: readonly string[], options: EmbedOptions) => Promise<(Float32Array | null)[]>;

const Reply = z.object({
  data: z.array(z.object({ index: z.optional(z.number()), embedding: z.array(z.number()).check(z.minLength(1)) })),
});

const BATCH = 64;
/** Characters of one request; hosts count tokens, of which these are at most as many. */
const BATCH_CHARACTERS = 24_000;
const SHORTEST = 200;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/**
 * A client of one host. It finds out by itself how many texts a request may hold: a refused batch is halved, and what
 * was taken last is remembered.
 */
export function createEmbedder({ baseUrl, apiKey, fetch }: EmbedderOptions): Embed {
  const url = `${baseUrl.replace(/\/+$/, '').replace(/\/embeddings$/, '')}/embeddings`;
  let most = BATCH;

  async function request(input: readonly string[], { model, signal, patience }: EmbedOptions): Promise<Float32Array[]> {
    const timeUp = AbortSignal.timeout(patience);
    let response: Response;
    let reply: string;
    try {
      response = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.any([signal, timeUp]),
        headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
        body: JSON.stringify({ model, input, encoding_format: 'float' }),
      });
      reply = await response.text();
    } catch (error) {
      signal.throwIfAborted();
      if (timeUp.aborted) throw new EmbeddingError('slow', `the embeddings host gave nothing in ${patience} ms`);
      throw new EmbeddingError('unavailable', `the connection to the embeddings host failed: ${causeOf(error)}`);
    }
    if (!response.ok) throw refusal(response);
    return vectorsIn(reply, input.length);
  }

  /** Repeats what the host could not serve at this moment, after a wait that doubles. */
  async function patiently(input: readonly string[], options: EmbedOptions): Promise<Float32Array[]> {
    for (let tries = 0, wait = FIRST_WAIT; ; tries++, wait *= 2) {
      try {
        return await request(input, options);
      } catch (error) {
        const passing =
          error instanceof EmbeddingError && ['busy', 'unavailable', 'slow'].includes(error.kind) ? error : undefined;
        if (!passing || tries >= (options.retries ?? 0)) throw error;
        await sleep(Math.min(passing.retryAfter ?? wait, LONGEST_WAIT), undefined, { signal: options.signal });
      }
    }
  }

  async function batch(input: readonly string[], options: EmbedOptions): Promise<(Float32Array | null)[]> {
    try {
      return await patiently(input, options);
    } catch (error) {
      if (!(error instanceof EmbeddingError) || error.kind !== 'refused') throw error;
      const [only = ''] = input;
      if (input.length === 1) return only.length > SHORTEST ? batch([only.slice(0, only.length / 2)], options) : [null];
      const half = Math.ceil(input.length / 2);
      const first = await batch(input.slice(0, half), options);
      most = Math.min(most, half);
      return [...first, ...(await batch(input.slice(half), options))];
    }
  }

  return async (texts, options) => {
    const vectors: (Float32Array | null)[] = [];
    while (vectors.length < texts.length) {
      vectors.push(...(await batch(nextBatch(texts, vectors.length, most), options)));
    }
    return vectors;
  };
}

function nextBatch(texts: readonly string[], from: number, most: number): string[] {
  const taken: string[] = [];
  let characters = 0;
  for (const text of texts.slice(from, from + most)) {
    characters += text.length;
    if (taken.length > 0 && characters > BATCH_CHARACTERS) break;
    // Hosts refuse an empty text.
    taken.push(text.trim() || '-');
  }
  return taken;
}

function vectorsIn(reply: string, expected: number): Float32Array[] {
  let json: unknown;
  try {
    json = JSON.parse(reply);
  } catch {
    throw new EmbeddingError('protocol', 'the embeddings host sent something that is not JSON');
  }
  const parsed = z.safeParse(Reply, json);
  if (!parsed.success) throw new EmbeddingError('protocol', 'the embeddings host sent another shape');
  const { data } = parsed.data;
  const vectors = Array.from<Float32Array | undefined>({ length: expected });
  for (const [at, { index = at, embedding }] of data.entries()) {
    if (index in vectors) vectors[index] = toUnit(embedding);
  }
  const whole = vectors.filter((vector) => vector !== undefined);
  if (data.length !== expected || whole.length !== expected)
    throw new EmbeddingError('protocol', `the embeddings host sent ${data.length} vectors for ${expected} texts`);
  if (whole.some(({ length }) => length !== whole[0]?.length))
    throw new EmbeddingError('protocol', 'the embeddings host sent vectors of different lengths');
  return whole;
}

function refusal({ status, headers }: Response): EmbeddingError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfter = seconds >= 0 ? seconds * 1_000 : undefined;
  if (status === 401 || status === 403) return new EmbeddingError('key', 'the embeddings host refused the key');
  if (status === 429 || status === 402)
    return new EmbeddingError('busy', 'the embeddings host takes no more requests now', retryAfter);
  if (status >= 500) return new EmbeddingError('unavailable', `the embeddings host answered ${status}`, retryAfter);
  return new EmbeddingError('refused', `the embeddings host refused the request with ${status}`);
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.name;
}
