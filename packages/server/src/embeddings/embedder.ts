import { createHash } from 'node:crypto';
import type { Services } from '../platform/services.ts';
import { createEmbedder, type Embed } from './client.ts';
import { prefixesOf, type Prefixes } from './prefixes.ts';

/** The embeddings of this server's settings. */
export interface Embedder {
  embed: Embed;
  model: string;
  /** Stands for the address of the host, which may hold a key. */
  host: string;
  prefixes: Prefixes;
}

const embedders = new WeakMap<Services, Embedder>();

/** The server's embedder; undefined when none is configured. */
export function embedderOf(services: Services): Embedder | undefined {
  const { config, trustedFetch } = services;
  if (!config.EMBEDDINGS_BASE_URL || !config.EMBEDDINGS_MODEL) return undefined;
  let embedder = embedders.get(services);
  if (!embedder) {
    embedder = {
      embed: createEmbedder({
        baseUrl: config.EMBEDDINGS_BASE_URL,
        ...(config.EMBEDDINGS_API_KEY && { apiKey: config.EMBEDDINGS_API_KEY }),
        fetch: trustedFetch,
      }),
      model: config.EMBEDDINGS_MODEL,
      host: createHash('sha256').update(config.EMBEDDINGS_BASE_URL).digest('hex').slice(0, 16),
      prefixes: prefixesOf(config.EMBEDDINGS_MODEL, config.EMBEDDINGS_QUERY_PREFIX, config.EMBEDDINGS_PASSAGE_PREFIX),
    };
    embedders.set(services, embedder);
  }
  return embedder;
}
