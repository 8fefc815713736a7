import type { Services } from '../platform/services.ts';
import { createReranker, type Rerank } from './client.ts';
import { RerankError } from './rerankError.ts';

/** A question waits no longer for an order (milliseconds). */
const PATIENCE = 2_500;
/** After a failure the host is left alone, so that not every question waits for it. */
const PAUSE = 15_000;

const rerankers = new WeakMap<Services, Rerank>();

/** The reranking host of this server's settings; undefined when none is configured. */
export function rerankerOf(services: Services): Rerank | undefined {
  const { config, trustedFetch } = services;
  if (!config.RERANK_BASE_URL || !config.RERANK_MODEL) return undefined;
  let reranker = rerankers.get(services);
  if (!reranker) {
    reranker = pausing(
      services,
      createReranker({
        baseUrl: config.RERANK_BASE_URL,
        ...(config.RERANK_API_KEY && { apiKey: config.RERANK_API_KEY }),
        model: config.RERANK_MODEL,
        patience: PATIENCE,
        fetch: trustedFetch,
      }),
    );
    rerankers.set(services, reranker);
  }
  return reranker;
}

function pausing({ log }: Services, rerank: Rerank): Rerank {
  let pausedUntil = 0;
  return async (question, texts, signal) => {
    if (performance.now() < pausedUntil) throw new RerankError('paused', 'the reranking host has just failed');
    try {
      return await rerank(question, texts, signal);
    } catch (error) {
      if (error instanceof RerankError) {
        log.warn({ error, kind: error.kind }, 'no order from the reranking host: passages stay as they were found');
        if (error.kind !== 'refused') pausedUntil = performance.now() + PAUSE;
      }
      throw error;
    }
  };
}
