import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Queries } from '../platform/database/database.ts';
import { defineJob, type JobRun } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { embedderOf, type Embedder } from './embedder.ts';
import { embeddedTexts, type EmbeddableRow } from './embeddedTexts.ts';
import { EmbeddingError } from './embeddingError.ts';
import { embeddingSpace, type SpaceRow } from './schema.ts';
import { encodeVectors } from './vectors.ts';

const BATCH = 64;
/** Batches of one run; then the others' documents have their turn. */
const ROUNDS = 16;
const PATIENCE = 60_000;
const RETRIES = 4;
/** Embeds what an assistant has without a vector, in every space. */
export const fillJob = defineJob('embeddings.fill', z.object({ kbBotId: z.string() }), fill, {
  attempts: 12,
  timeout: 30 * 60_000,
});

/** To be called in the transaction that writes passages: they get their vectors soon after, when the server has embeddings. */
export async function embedLater(services: Services, tx: Queries, kbBotId: string): Promise<void> {
  if (!embedderOf(services)) return;
  // One run of an assistant at a time: its vectors become visible in the order of their places.
  await fillJob.enqueue(tx, { kbBotId }, { key: `embed:${kbBotId}`, queue: `embed:${kbBotId}` });
}

async function fill({ kbBotId }: { kbBotId: string }, { services, signal }: JobRun): Promise<void> {
  const embedder = embedderOf(services);
  if (!embedder) return;
  const { db, log } = services;
  const spaces = await db.select().from(embeddingSpace);
  let more = false;
  for (const space of spaces) {
    const current = space.model === embedder.model && space.host === embedder.host;
    try {
      more = (await fillSpace(services, embedder, space, kbBotId, signal)) || more;
    } catch (error) {
      if (current || signal.aborted) throw error;
      // The model that is being replaced may be gone already.
      log.info({ error, model: space.model }, 'new passages stay without vectors of the former model');
    }
  }
  if (more) await embedLater(services, db, kbBotId);
  else if (spaces.some(({ state }) => state === 'filling')) await finishFilling(services);
}

/** Fills up to {@link ROUNDS} batches; true when some may be left. */
async function fillSpace(
  { db }: Services,
  { embed }: Embedder,
  space: SpaceRow,
  kbBotId: string,
  signal: AbortSignal,
): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round++) {
    signal.throwIfAborted();
    const passages = await withoutVector(db, space, kbBotId);
    if (passages.length === 0) return false;
    const options = { model: space.model, signal, patience: PATIENCE, retries: RETRIES };
    const texts = passages.map((passage) => embeddedTexts(passage, space));
    const vectors = await embed(texts.flat(), options);
    const odd = vectors.find((vector) => vector && vector.length !== space.dimension);
    if (odd) throw new EmbeddingError('dimension', `${space.model} gave ${odd.length} numbers, not ${space.dimension}`);
    const rows = passages.map(({ id }, at) => {
      const own = vectors.splice(0, texts[at]!.length).filter((vector) => vector !== null);
      return { id, vector: encodeVectors(own).toString('hex') };
    });
    await db.execute(sql`
      insert into passage_vector (passage_id, space_id, kb_bot_id, vector)
      select p.id, ${space.id}, ${kbBotId}, decode(r.vector, 'hex')
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(id bigint, vector text) join passage p on p.id = r.id
      where exists (select from embedding_space s where s.id = ${space.id})
      order by p.id on conflict do nothing`);
  }
  return true;
}

async function withoutVector(db: Database, space: SpaceRow, kbBotId: string) {
  const { rows } = await db.execute<EmbeddableRow & { id: string }>(sql`
    select p.id, p.kind, p.title, p.text from passage p
    where p.kb_bot_id = ${kbBotId} and p.kind <> 'attachment' and not exists (
      select from passage_vector v where v.passage_id = p.id and v.space_id = ${space.id})
    order by p.id limit ${BATCH}`);
  return rows;
}

/** When every passage has its vector in the new space, that one serves and the former one goes. */
export async function finishFilling({ db, log }: Services): Promise<void> {
  const switched = await db.transaction(async (tx) => {
    const [filling] = await tx.select().from(embeddingSpace).where(eq(embeddingSpace.state, 'filling')).for('update');
    if (!filling) return undefined;
    const { rows } = await tx.execute(sql`
      select from passage p where p.kind <> 'attachment' and not exists (
        select from passage_vector v where v.passage_id = p.id and v.space_id = ${filling.id}) limit 1`);
    if (rows.length > 0) return undefined;
    await tx.delete(embeddingSpace).where(eq(embeddingSpace.state, 'serving'));
    const own = and(eq(embeddingSpace.id, filling.id), eq(embeddingSpace.state, 'filling'));
    await tx.update(embeddingSpace).set({ state: 'serving' }).where(own);
    return filling;
  });
  if (switched) log.info({ model: switched.model }, 'all passages are embedded anew; the new vectors serve');
}
