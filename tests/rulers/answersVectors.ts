import type { Services } from '../../packages/server/src/platform/services.ts';
import type { Database } from '../../packages/server/src/platform/database/database.ts';
import { embedderOf } from '../../packages/server/src/embeddings/embedder.ts';
import { fillJob } from '../../packages/server/src/embeddings/fill.ts';
import { nearby } from '../../packages/server/src/embeddings/near.ts';
import { embeddingSpace } from '../../packages/server/src/embeddings/schema.ts';
import type { Near } from '../../packages/server/src/retrieval/index.ts';
import { loadConfig } from '../../packages/server/src/platform/config/config.ts';
import { createLog } from '../../packages/server/src/platform/log/log.ts';

/** An OpenAI-compatible embeddings host, as the settings of the server name it. */
export interface EmbeddingsHost {
  baseUrl: string;
  model: string;
}

export interface Vectors {
  /** Embeds what an assistant holds. */
  fill(kbBotId: string): Promise<void>;
  near(kbBotId: string, question: string): Promise<readonly Near[]>;
}

/** Vectors as the server makes and compares them, without a server around them. */
export function vectorsBy(db: Database, { baseUrl, model }: EmbeddingsHost): Vectors {
  const { signal } = new AbortController();
  const services = {
    db,
    config: loadConfig({ EMBEDDINGS_BASE_URL: baseUrl, EMBEDDINGS_MODEL: model }),
    log: createLog('silent'),
    trustedFetch: globalThis.fetch,
    now: () => new Date(),
  } as unknown as Services;
  return {
    async fill(kbBotId) {
      if ((await db.$count(embeddingSpace)) === 0)
        await db.insert(embeddingSpace).values(await spaceOf(services, signal));
      await fillJob.handler({ kbBotId }, { services, signal, attempt: 1 });
    },
    async near(kbBotId, question) {
      for (;;) {
        const found = await nearby(services, kbBotId, question, signal);
        if (found.state === 'used') return found.near;
        if (found.state === 'off') throw new Error('the passages have no vectors');
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    },
  };
}

async function spaceOf(services: Services, signal: AbortSignal): Promise<typeof embeddingSpace.$inferInsert> {
  const { embed, model, host, prefixes } = embedderOf(services)!;
  const [vector] = await embed(['维度'], { model, signal, patience: 60_000, retries: 4 });
  return {
    model,
    host,
    queryPrefix: prefixes.query,
    passagePrefix: prefixes.passage,
    pieces: true,
    dimension: vector!.length,
    state: 'serving',
    createdAt: services.now(),
  };
}
