import { createEmbedder, EmbeddingError } from '../embeddings/index.ts';
import { createReranker, RerankError } from '../reranking/index.ts';
import { fault, ok, reasonOf, type Finding, type Patient } from './finding.ts';

/** How long they may take. Milliseconds. */
const patience = 15_000;
const SAMPLE = ['年假有几天', '员工每年享有五天带薪年假。'] as const;

/** Asks a host for something small, and says how long it took or why it failed. */
async function asked(part: string, what: string, ask: () => Promise<string>): Promise<Finding> {
  const begun = performance.now();
  try {
    const said = await ask();
    return ok(part, `${what} gave ${said} after ${Math.round(performance.now() - begun)} ms`);
  } catch (error) {
    const known = error instanceof EmbeddingError || error instanceof RerankError;
    return fault(part, known ? `${error.kind}: ${error.message}` : reasonOf(error));
  }
}

export async function embeddings({ config, fetch }: Patient): Promise<Finding[]> {
  const { EMBEDDINGS_BASE_URL: baseUrl, EMBEDDINGS_MODEL: model, EMBEDDINGS_API_KEY: apiKey } = config;
  if (!baseUrl || !model) return [];
  const embed = createEmbedder({ baseUrl, ...(apiKey && { apiKey }), fetch });
  const ask = async () => {
    const [vector] = await embed([SAMPLE[1]], { model, signal: AbortSignal.timeout(patience), patience });
    if (!vector) throw new EmbeddingError('refused', 'the embeddings host refused a plain text');
    return `${vector.length} numbers`;
  };
  return [await asked('embeddings', model, ask)];
}

export async function reranking({ config, fetch }: Patient): Promise<Finding[]> {
  const { RERANK_BASE_URL: baseUrl, RERANK_MODEL: model, RERANK_API_KEY: apiKey } = config;
  if (!baseUrl || !model) return [];
  const rerank = createReranker({ baseUrl, ...(apiKey && { apiKey }), model, patience, fetch });
  const ask = async () => {
    await rerank(SAMPLE[0], [SAMPLE[1]], AbortSignal.timeout(patience));
    return 'an order';
  };
  return [await asked('reranking', model, ask)];
}
