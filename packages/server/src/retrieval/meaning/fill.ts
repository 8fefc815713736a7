import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineJob, type JobRun } from '../../platform/jobs/define.ts';
import type { Module } from '../../platform/module.ts';
import type { Services } from '../../platform/services.ts';
import { asHex, meaningOf } from './pieces.ts';

const BATCH = 100;
/** Batches of one run; then the others' work has its turn. */
const ROUNDS = 50;

/** Reads what passages say that were written before there was a table of word vectors. */
const fillJob = defineJob('meanings.fill', z.object({}), fill, { attempts: 12, timeout: 10 * 60_000 });

const fillLater = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await fillJob.enqueue(db, {}, { key: 'meanings.fill', queue: 'meanings.fill' });
};

async function fill(_: object, { services, signal }: JobRun): Promise<void> {
  const { db } = services;
  for (let round = 0; round < ROUNDS; round++) {
    signal.throwIfAborted();
    const { rows } = await db.execute<{ id: string; title: string; text: string }>(sql`
      select p.id, p.title, p.text from passage p
      where not exists (select from passage_meaning m where m.passage_id = p.id) order by p.id limit ${BATCH}`);
    if (rows.length === 0) return;
    const read = rows.map(({ id, title, text }) => ({ id, ...asHex(meaningOf(title, text)) }));
    await db.execute(sql`
      insert into passage_meaning (passage_id, kb_bot_id, means, words)
      select p.id, p.kb_bot_id, decode(r.means, 'hex'), decode(r.words, 'hex')
      from json_to_recordset(${JSON.stringify(read)}::json) as r(id bigint, means text, words text)
      join passage p on p.id = r.id
      order by p.id on conflict do nothing`);
  }
  await fillLater(services);
}

/** Nothing is asked for where every passage has its meaning, which is so from the first start after an update on. */
async function start({ db }: Services): Promise<void> {
  const { rows } = await db.execute(sql`
    select from passage p where not exists (select from passage_meaning m where m.passage_id = p.id) limit 1`);
  if (rows.length > 0) await fillLater({ db });
}

export const meaningsModule: Module = { jobs: [fillJob], start };
