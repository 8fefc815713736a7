import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineJob, type JobRun } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { embedderOf, type Embedder } from './embedder.ts';
import { EmbeddingError } from './embeddingError.ts';
import { embeddedTexts, type EmbeddableRow } from './embeddedTexts.ts';
import { embedLater, finishFilling } from './fill.ts';
import { embeddingSpace, type SpaceRow } from './schema.ts';
import { cosine, decodeVectors } from './vectors.ts';

const SAMPLE = 16;
/** From this mean cosine on, vectors of two models are taken for those of one. */
const ALIKE = 0.9;
const PATIENCE = 60_000;
const RETRIES = 4;

/**
 * Compares the configured model with the stored vectors, at every start: the same name may be another model today, and
 * another name the same one. Alike: the vectors are kept. Not alike, or made of other texts: all passages are embedded
 * anew in a space of their own, while the former vectors go on serving.
 */
export const adoptJob = defineJob('embeddings.adopt', z.object({}), adopt, { attempts: 25, timeout: 5 * 60_000 });

/** Asks for the comparison and for whatever has no vector yet. */
export async function adoptLater(services: Services): Promise<void> {
  if (embedderOf(services))
    await adoptJob.enqueue(services.db, {}, { key: 'embeddings.adopt', queue: 'embeddings.adopt' });
}

async function adopt(_: object, { services, signal }: JobRun): Promise<void> {
  const embedder = embedderOf(services);
  if (!embedder) return;
  const spaces = await services.db.select().from(embeddingSpace);
  const serving = spaces.find(({ state }) => state === 'serving');
  const filling = spaces.find(({ state }) => state === 'filling');
  if (!serving) await open(services, embedder, 'serving', await dimensionOf(embedder, signal));
  else if (await isAlike(services, embedder, serving, signal)) await keep(services, embedder, serving);
  else if (!filling || !(await isAlike(services, embedder, filling, signal)))
    await open(services, embedder, 'filling', await dimensionOf(embedder, signal));
  await fillAll(services);
}

/** The vectors fit the configured model: they are its own from now on, and nothing is embedded anew. */
async function keep({ db, log }: Services, { model, host, prefixes }: Embedder, serving: SpaceRow): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(embeddingSpace).where(eq(embeddingSpace.state, 'filling'));
    await tx
      .update(embeddingSpace)
      .set({ model, host, queryPrefix: prefixes.query })
      .where(eq(embeddingSpace.id, serving.id));
  });
  if (serving.model !== model) log.info({ from: serving.model, to: model }, 'the stored vectors fit the new model');
}

async function open(
  { db, log, now }: Services,
  { model, host, prefixes }: Embedder,
  state: SpaceRow['state'],
  dimension: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(embeddingSpace).where(eq(embeddingSpace.state, state));
    await tx.insert(embeddingSpace).values({
      model,
      host,
      queryPrefix: prefixes.query,
      passagePrefix: prefixes.passage,
      pieces: true,
      dimension,
      state,
      createdAt: now(),
    });
  });
  if (state === 'filling') log.info({ model }, 'the embeddings changed: all passages are embedded anew');
}

async function dimensionOf({ embed, model }: Embedder, signal: AbortSignal): Promise<number> {
  const [vector] = await embed(['维度'], { model, signal, patience: PATIENCE, retries: RETRIES });
  if (!vector) throw new EmbeddingError('refused', 'the embeddings host refused a plain text');
  return vector.length;
}

/**
 * Whether the stored vectors are of the texts that are embedded now, and the model gives those of a sample again. A space
 * without vectors fits by its name alone.
 */
async function isAlike(
  { db }: Services,
  { embed, model, host, prefixes }: Embedder,
  space: SpaceRow,
  signal: AbortSignal,
): Promise<boolean> {
  if (!space.pieces || space.passagePrefix !== prefixes.passage) return false;
  const { rows } = await db.execute<EmbeddableRow & { vector: Buffer }>(sql`
    select p.kind, p.title, p.text, v.vector from passage_vector v join passage p on p.id = v.passage_id
    where v.space_id = ${space.id} and length(v.vector) > 0
    order by hashint8(p.id) limit ${SAMPLE}`);
  if (rows.length === 0) return space.model === model && space.host === host;
  const texts = rows.map((row) => embeddedTexts(row, space)[0]!);
  const vectors = await embed(texts, { model, signal, patience: PATIENCE, retries: RETRIES });
  const likeness = rows.map(({ vector }, at) => {
    const [stored, now] = [decodeVectors(vector), vectors[at]];
    return now?.length === space.dimension ? cosine(now, stored) : 0;
  });
  return likeness.reduce((sum, each) => sum + each, 0) / likeness.length >= ALIKE;
}

async function fillAll(services: Services): Promise<void> {
  const { rows } = await services.db.execute<{ id: string }>(sql`
    select distinct p.kb_bot_id as id from passage p cross join embedding_space s where p.kind <> 'attachment' and not exists (
      select from passage_vector v where v.passage_id = p.id and v.space_id = s.id)`);
  for (const { id } of rows) await embedLater(services, services.db, id);
  if (rows.length === 0) await finishFilling(services);
}
