import { constants } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { setImmediate as nextRound } from 'node:timers/promises';
import * as z from 'zod/mini';
import { STRANGERS } from '../answers/asker.ts';
import { nobody } from '../assistants/schema.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { openDictionary } from '../retrieval/index.ts';
import { questionKey } from './questionKey.ts';
import { packDay, packStale } from './packDay.ts';
import { keywordsOf } from './keywordsOf.ts';
import { wordsOfField } from './learnWords.ts';

/** How often days that have changed are summed, in milliseconds: so old are the figures of reports at most. */
const EVERY = 10_000;
/** Questions whose words are told apart before others have their turn. */
const AT_ONCE = 500;

/** Marks that are read at once; a busy day has one for every question. */
const MARKS = 10_000;

/** A day of an assistant with what marked it. */
interface Marked extends Record<string, unknown> {
  kb_bot_id: string;
  day: string;
  marks: string[];
}

const zone = sql.raw(`'${constants.TIME_ZONE}'`);

/** Sums the days that were marked, one after the other, until there is none or `signal` is aborted. */
export async function sumDays(db: Database, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<Marked>(sql`
      select kb_bot_id, day::text as day, array_agg(id) as marks
      from (select * from report_mark limit ${MARKS}) m group by 1, 2`);
    if (rows.length === 0) return;
    for (const marked of rows) {
      signal?.throwIfAborted();
      await db.transaction((tx) => sumDay(tx, marked));
    }
  }
}

/**
 * Counts one day of an assistant anew, from its messages. Its marks go first: a message that is committed later is
 * counted here or leaves a mark of its own.
 */
async function sumDay(tx: Queries, { kb_bot_id: kbBotId, day, marks }: Marked): Promise<void> {
  const ofDay = sql`kb_bot_id = ${kbBotId} and day = ${day}::date`;
  await tx.execute(sql`delete from report_mark where id = any(${sql.param(marks)}::uuid[])`);
  const { rows: bots } = await tx.execute<{ owner: string }>(
    sql`select coalesce(nullif(owner_id, ${nobody}), former_owner_id) as owner from kb_bot
      where id = ${kbBotId} and (owner_id <> ${nobody} or deleted_at is not null) for key share`,
  );
  const [bot] = bots;
  // What is left of a deleted assistant goes with it.
  if (!bot) return;
  const asked = sql`
    select *, case when asker like ${`${STRANGERS}:%`} then ${STRANGERS} else asker end as counted_as,
      (answer_status = 'failed' or answer_source in ('notFound', 'notConfigured')) as unanswered,
      ${questionKey(sql`question`)} as key
    from kb_bot_chat_message
    where kb_bot_id = ${kbBotId} and msg_type = 'qa' and side <> 'make'
      and created_at >= ${day}::timestamp at time zone ${zone}
      and created_at < (${day}::date + 1)::timestamp at time zone ${zone}`;
  await tx.execute(sql`delete from report_day where ${ofDay}`);
  await tx.execute(sql`
    insert into report_day (kb_bot_id, day, source, province, questions, unanswered, sourced, opened, up, down)
    select ${kbBotId}, ${day}::date, source, province, count(*), count(*) filter (where unanswered),
      count(*) filter (where sentence_map <> '{}'), count(*) filter (where source_opened),
      count(*) filter (where thumb = 'up'), count(*) filter (where thumb = 'down')
    from (${asked}) m group by source, province`);
  // Only rows that differ are written.
  await tx.execute(sql`
    with counted as (
      select counted_as as asker, count(*) as questions from (${asked}) m group by 1
    ), gone as (
      delete from report_asker a where ${ofDay} and not exists (select from counted c where c.asker = a.asker)
    )
    insert into report_asker (kb_bot_id, day, asker, questions)
    select ${kbBotId}, ${day}::date, asker, questions from counted
    on conflict (kb_bot_id, day, asker) do update set questions = excluded.questions
      where report_asker.questions <> excluded.questions`);
  await packDay(tx, { kbBotId, ownerId: bot.owner, day });
  // Known questions keep their words, which are the dear part of it.
  await tx.execute(sql`
    with counted as (
      select key, left(mode() within group (order by question), 300) as question, count(*) as questions,
        count(*) filter (where unanswered) as unanswered, count(*) filter (where certainty = 'related') as related,
        count(*) filter (where thumb = 'down') as down
      from (${asked}) m group by key
    ), gone as (
      delete from report_question q where ${ofDay} and not exists (select from counted c where c.key = q.key)
    )
    insert into report_question (kb_bot_id, day, key, question, questions, unanswered, related, down)
    select ${kbBotId}, ${day}::date, key, question, questions, unanswered, related, down from counted
    on conflict (kb_bot_id, day, key) do update set questions = excluded.questions, unanswered = excluded.unanswered,
      related = excluded.related, down = excluded.down, question = excluded.question`);
  await tellWords(tx, kbBotId, day);
  await tx.execute(sql`delete from report_keyword where ${ofDay}`);
  await tx.execute(sql`
    insert into report_keyword (kb_bot_id, day, keyword, questions)
    select ${kbBotId}, ${day}::date, keyword, sum(questions) from report_question, unnest(keywords) keyword
    where ${ofDay} group by keyword`);
}

async function tellWords(tx: Queries, kbBotId: string, day: string): Promise<void> {
  const dictionary = await openDictionary();
  const known = dictionary && ((word: string) => dictionary.english(word).length > 0);
  for (;;) {
    const { rows } = await tx.execute<{ key: string; question: string }>(sql`
      select key, question from report_question
      where kb_bot_id = ${kbBotId} and day = ${day}::date and keywords is null limit ${AT_ONCE}`);
    if (rows.length === 0) return;
    const learned = await wordsOfField(tx, kbBotId, rows.length, known);
    const found = rows.map(({ key, question }) => ({ key, words: keywordsOf(question, learned, known) }));
    await tx.execute(sql`
      update report_question q set keywords = array(select jsonb_array_elements_text(f.words))
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) f (key text, words jsonb)
      where q.kb_bot_id = ${kbBotId} and q.day = ${day}::date and q.key = f.key`);
    await nextRound();
  }
}

/** Sums what has changed, then waits for the next time. */
export const sumJob = defineJob(
  'reports.sum',
  z.object({}),
  async (_payload, { services, signal }) => {
    try {
      await sumDays(services.db, signal);
      await packStale(services.db, undefined, signal);
    } finally {
      await scheduleSum(services);
    }
  },
  { attempts: 25, timeout: 30 * 60_000 },
);

export async function scheduleSum({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await sumJob.enqueue(db, {}, { key: 'reports.sum', queue: 'reports.sum', runAt: new Date(now().getTime() + EVERY) });
}
