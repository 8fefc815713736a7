import { eq } from 'drizzle-orm';
import type { Near } from '../retrieval/index.ts';
import type { Services } from '../platform/services.ts';
import { embedderOf, type Embedder } from './embedder.ts';
import { EmbeddingError, type EmbeddingErrorKind } from './embeddingError.ts';
import { embeddingSpace, type SpaceRow } from './schema.ts';
import { VectorCache } from './vectorCache.ts';
import { cosine } from './vectors.ts';

/**
 * What vectors tell of a question: the passages nearest to it. `off`: the server has no embeddings, or none of its
 * passages has been embedded yet. `failed`: the host gave nothing, and words alone decide.
 */
export type Nearby =
  | { state: 'used'; model: string; near: Near[] }
  | { state: 'off' }
  | { state: 'failed'; model: string; reason: EmbeddingErrorKind | 'paused' };

/** A question waits no longer for its vector (milliseconds). */
const PATIENCE = 2_500;
/** After a failure the host is left alone, so that not every question waits for it. */
const PAUSE = 15_000;
/** For how long it is remembered which space serves. */
const SPACE_KEPT = 2_000;
/** Passages that are named; what is not among them is far. */
const MOST = 100;
const QUESTIONS = 500;

/** What a server remembers between questions. */
interface Memory {
  cache: VectorCache;
  questions: Map<string, Float32Array>;
  pausedUntil: number;
  serving?: { space: SpaceRow | undefined; until: number };
}
const memories = new WeakMap<Services, Memory>();

function memoryOf(services: Services): Memory {
  let memory = memories.get(services);
  if (!memory) {
    memory = { cache: new VectorCache(services.db), questions: new Map(), pausedUntil: 0 };
    memories.set(services, memory);
  }
  return memory;
}

/** The passages of an assistant nearest to a question. Never throws for the host's sake, and never waits long for it. */
export async function nearby(
  services: Services,
  kbBotId: string,
  question: string,
  signal: AbortSignal,
): Promise<Nearby> {
  const embedder = embedderOf(services);
  if (!embedder) return { state: 'off' };
  const memory = memoryOf(services);
  const space = await servingSpace(services, memory);
  if (!space) return { state: 'off' };
  if (performance.now() < memory.pausedUntil) return { state: 'failed', model: space.model, reason: 'paused' };
  try {
    const vector = await vectorOf(embedder, memory, space, question, signal);
    return { state: 'used', model: space.model, near: await nearest(memory.cache, space, kbBotId, vector) };
  } catch (error) {
    if (!(error instanceof EmbeddingError)) throw error;
    services.log.warn({ error, kind: error.kind }, 'no vector for a question: words alone decide');
    if (error.kind !== 'refused') memory.pausedUntil = performance.now() + PAUSE;
    return { state: 'failed', model: space.model, reason: error.kind };
  }
}

async function servingSpace({ db }: Services, memory: Memory): Promise<SpaceRow | undefined> {
  if (memory.serving && performance.now() < memory.serving.until) return memory.serving.space;
  const [space] = await db.select().from(embeddingSpace).where(eq(embeddingSpace.state, 'serving'));
  memory.serving = { space, until: performance.now() + SPACE_KEPT };
  return space;
}

async function vectorOf(
  { embed }: Embedder,
  { questions }: Memory,
  { id, model, dimension, queryPrefix }: SpaceRow,
  question: string,
  signal: AbortSignal,
): Promise<Float32Array> {
  const asked = queryPrefix + question;
  const key = `${id} ${asked}`;
  const known = questions.get(key);
  if (known) return known;
  const [vector] = await embed([asked], { model, signal, patience: PATIENCE });
  if (!vector) throw new EmbeddingError('refused', 'the embeddings host refused a question');
  if (vector.length !== dimension)
    throw new EmbeddingError('dimension', `${model} gave ${vector.length} numbers, not ${dimension}`);
  if (questions.size >= QUESTIONS) questions.delete(questions.keys().next().value!);
  questions.set(key, vector);
  return vector;
}

/**
 * Exact: every vector of the assistant is looked at, and a passage is as near as its nearest piece. Cosines of different
 * models cannot be compared, how far they stand out from all others can.
 */
async function nearest(cache: VectorCache, space: SpaceRow, kbBotId: string, vector: Float32Array): Promise<Near[]> {
  const best: { id: number; similarity: number }[] = [];
  let [count, sum, squares, least] = [0, 0, 0, -1];
  const take = (id: number, similarity: number) => {
    count++;
    sum += similarity;
    squares += similarity * similarity;
    if (best.length >= MOST && similarity <= least) return;
    best.push({ id, similarity });
    if (best.length < 2 * MOST) return;
    keepBest(best);
    least = best.at(-1)!.similarity;
  };
  for await (const { ids, numbers } of cache.chunks(space, kbBotId)) {
    let nearestPiece = -1;
    for (const [at, id] of ids.entries()) {
      nearestPiece = Math.max(nearestPiece, cosine(vector, numbers, at * vector.length));
      if (ids[at + 1] === id) continue;
      take(id, nearestPiece);
      nearestPiece = -1;
    }
  }
  keepBest(best);
  const mean = sum / Math.max(1, count);
  const spread = Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean));
  // The first of so many that have nothing to do with the question stands out about so far by chance.
  const byChance = Math.sqrt(2 * Math.log(Math.max(1, count)));
  return best.map((each) => ({ ...each, stands: spread > 0 ? (each.similarity - mean) / spread - byChance : 0 }));
}

function keepBest(best: { id: number; similarity: number }[]): void {
  best.sort((a, b) => b.similarity - a.similarity || a.id - b.id);
  best.length = Math.min(best.length, MOST);
}
