import * as z from 'zod/mini';
import { RerankError } from './rerankError.ts';

export interface RerankerOptions {
  /** Up to and without `/rerank`. */
  baseUrl: string;
  apiKey?: string;
  model: string;
  /** Milliseconds for one order. */
  patience: number;
  fetch: typeof globalThis.fetch;
}

/**
 * The places of the texts (from 0) in the order in which they answer the question, best first; a text that the host leaves
 * out is not among them. Throws {@link RerankError}, or the signal's reason when aborted.
 */
export type Rerank = (question: string, texts: readonly string[], signal: AbortSignal) => Promise<number[]>;

const Ranked = z.array(
  z.object({ index: z.number(), relevance_score: z.optional(z.number()), score: z.optional(z.number()) }),
);
/** `results` of Jina, Cohere, vLLM and Xinference; the bare list of text-embeddings-inference. */
const Reply = z.union([
  z.pipe(
    z.object({ results: Ranked }),
    z.transform(({ results }: { results: z.output<typeof Ranked> }) => results),
  ),
  Ranked,
]);

/** What a host answers whose request has another shape than it knows. */
const OTHER_SHAPE = new Set([400, 422]);

/**
 * A client of one host. Most hosts take `documents`, text-embeddings-inference calls them `texts`: the client tries both
 * and remembers what was taken.
 */
export function createReranker({ baseUrl, apiKey, model, patience, fetch }: RerankerOptions): Rerank {
  const url = `${baseUrl.replace(/\/+$/, '').replace(/\/rerank$/, '')}/rerank`;
  const bodies = [
    (query: string, documents: readonly string[]) => ({ model, query, documents, top_n: documents.length }),
    (query: string, texts: readonly string[]) => ({ query, texts, truncate: true }),
  ] as const;
  let taken: (typeof bodies)[number] | undefined;

  return async (question, texts, signal) => {
    const timeUp = AbortSignal.timeout(patience);
    const post = async (body: (typeof bodies)[number]) => {
      const response = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.any([signal, timeUp]),
        headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
        body: JSON.stringify(body(question, texts)),
      });
      return { status: response.status, reply: await response.text() };
    };
    try {
      for (const body of taken ? [taken] : bodies) {
        const { status, reply } = await post(body);
        if (OTHER_SHAPE.has(status) && !taken && body !== bodies.at(-1)) continue;
        if (status < 200 || status > 299) throw refusal(status);
        const order = orderIn(reply, texts.length);
        taken = body;
        return order;
      }
      throw refusal(400);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RerankError) throw error;
      if (timeUp.aborted) throw new RerankError('slow', `the reranking host gave nothing in ${patience} ms`);
      throw new RerankError('unavailable', 'the connection to the reranking host failed');
    }
  };
}

function orderIn(reply: string, length: number): number[] {
  let json: unknown;
  try {
    json = JSON.parse(reply);
  } catch {
    throw new RerankError('protocol', 'the reranking host sent something that is not JSON');
  }
  const parsed = z.safeParse(Reply, json);
  if (!parsed.success) throw new RerankError('protocol', 'the reranking host sent another shape');
  const ranked = parsed.data.map(({ index, relevance_score: relevance, score }) => ({
    index,
    score: relevance ?? score,
  }));
  const whole = ranked.every(
    ({ index, score }) => Number.isInteger(index) && index >= 0 && index < length && score !== undefined,
  );
  if (!whole || (ranked.length === 0 && length > 0))
    throw new RerankError('protocol', 'the reranking host ordered texts that it was not given');
  return [...new Set(ranked.toSorted((a, b) => b.score! - a.score! || a.index - b.index).map(({ index }) => index))];
}

function refusal(status: number): RerankError {
  if (status === 401 || status === 403) return new RerankError('key', 'the reranking host refused the key');
  if (status === 429 || status === 402) return new RerankError('busy', 'the reranking host takes no more requests now');
  if (status >= 500) return new RerankError('unavailable', `the reranking host answered ${status}`);
  return new RerankError('refused', `the reranking host refused the request with ${status}`);
}
