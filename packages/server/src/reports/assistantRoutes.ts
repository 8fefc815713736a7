import { reports } from '@tinystar/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { traceOfUser } from '../answers/traces.ts';
import { loadOwnAssistant } from '../assistants/load.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { daysOf, dayWithin, spanBefore, type DayRange } from '../platform/dayKeys.ts';
import { reading } from '../platform/http/reading.ts';
import { implement, implementFile, type Call, type Route } from '../platform/http/route.ts';
import { conversationOf, conversationPage } from './conversations.ts';
import { conversationFile } from './conversationFile.ts';
import { figuresOf, oneAssistant } from './figures.ts';
import { gapsOf } from './gaps.ts';
import { keywordKey } from './keywordsOf.ts';
import { reportIgnored } from './schema.ts';
import { userRoutes } from './users.ts';
import { writtenForms } from './writtenForms.ts';

/** Words that a cloud shows. */
const WORDS = 60;

const own = ({ input, owner, services }: Call<{ kbBotId: string }>): Promise<AssistantRow> =>
  loadOwnAssistant(services.db, owner, input.kbBotId);

const within = (kbBotId: string, range: DayRange) => sql`kb_bot_id = ${kbBotId} and ${dayWithin(sql`day`, range)}`;

interface Counted extends Record<string, unknown> {
  name: string;
  count: string;
  before: string;
}

/** A sum of each name in a range and in the span before it. */
const bothSpans = (table: 'report_day' | 'report_keyword', name: string, kbBotId: string, range: DayRange) => {
  const span = { startDateKey: spanBefore(range).startDateKey, endDateKey: range.endDateKey };
  const now = dayWithin(sql`day`, range);
  return sql`
    select ${sql.identifier(name)} as name, coalesce(sum(questions) filter (where ${now}), 0) as count,
      coalesce(sum(questions) filter (where not (${now})), 0) as before
    from ${sql.identifier(table)} where ${within(kbBotId, span)} group by 1`;
};

const statistics = implement(reports.statistics, async (call) => {
  const counted = oneAssistant(await own(call));
  const { db } = call.services;
  daysOf(call.input);
  const [now, before] = await Promise.all([
    figuresOf(db, counted, call.input),
    figuresOf(db, counted, spanBefore(call.input)),
  ]);
  return { total: now.total, before: before.total, days: now.days, daysBefore: before.days };
});

const bySource = implement(reports.bySource, async (call) => {
  const { id } = await own(call);
  const { rows } = await call.services.db.execute<Counted>(
    sql`${bothSpans('report_day', 'source', id, call.input)} order by 2 desc, 1`,
  );
  return {
    rows: rows.map(({ name, count, before }) => ({ source: name, count: Number(count), before: Number(before) })),
  };
});

const byProvince = implement(reports.byProvince, async (call) => {
  const { id } = await own(call);
  daysOf(call.input);
  const { rows } = await call.services.db.execute<{ province: string; count: string }>(sql`
    select province, sum(questions) as count from report_day where ${within(id, call.input)}
    group by 1 order by 2 desc, 1`);
  return { rows: rows.map(({ province, count }) => ({ province, count: Number(count) })) };
});

const keywords = implement(reports.keywords, async (call) => {
  const { id } = await own(call);
  const { rows } = await call.services.db.execute<Counted & { total: string }>(sql`
    select *, count(*) over () as total from (${bothSpans('report_keyword', 'keyword', id, call.input)}) k
    where count > 0 order by count desc, name limit ${WORDS}`);
  const forms = await writtenForms(
    call.services.db,
    id,
    call.input,
    rows.map(({ name }) => name),
  );
  return {
    keywords: rows.map(({ name, count, before }) => ({
      keyword: forms.get(name) ?? name,
      count: Number(count),
      before: Number(before),
    })),
    total: Number(rows[0]?.total ?? 0),
  };
});

const questions = implement(reports.questions, async (call) => {
  const { id } = await own(call);
  const { keyword, page, size } = call.input;
  daysOf(call.input);
  const { rows } = await call.services.db.execute<{
    key: string;
    question: string;
    count: string;
    unanswered: string;
    total: string;
  }>(sql`
    select key, min(question) as question, sum(questions) as count, sum(unanswered) as unanswered, count(*) over () as total
    from report_question where ${within(id, call.input)} and keywords @> array[${keywordKey(keyword)}]::text[]
    group by key order by sum(questions) desc, key limit ${size} offset ${(page - 1) * size}`);
  return {
    questions: rows.map(({ key, question, count, unanswered }) => ({
      key,
      question,
      count: Number(count),
      unanswered: Number(unanswered),
    })),
    total: Number(rows[0]?.total ?? 0),
  };
});

const gaps = implement(reports.gaps, async (call) => {
  const { id } = await own(call);
  return { rows: await gapsOf(call.services.db, id, call.input) };
});

const ignore = implement(reports.ignore, async (call) => {
  const { id } = await own(call);
  const { keys, ignored } = call.input;
  const { db } = call.services;
  if (ignored)
    await db
      .insert(reportIgnored)
      .values(keys.map((key) => ({ kbBotId: id, key })))
      .onConflictDoNothing();
  else await db.delete(reportIgnored).where(and(eq(reportIgnored.kbBotId, id), inArray(reportIgnored.key, keys)));
  return {};
});

const conversations = implement(reports.conversations, async (call) => {
  const { id } = await own(call);
  return await conversationPage(call.services.db, id, call.input);
});

const conversation = implement(reports.conversation, async (call) => {
  const bot = await own(call);
  return { messages: await conversationOf(call.services, bot, call.caller.userId, call.input.id) };
});

const trace = implement(reports.trace, async (call) => {
  const { id } = await own(call);
  return await traceOfUser(call.services.db, id, call.input.id);
});

const exported = implementFile(reports.exported, async (call) => {
  const bot = await own(call);
  return conversationFile(call.services.db, bot, call.input);
});

/** Reports of one assistant, for the administrators of its enterprise. */
export const assistantRoutes: readonly Route[] = [
  ...reading([statistics, bySource, byProvince, keywords, questions, conversations, conversation, trace, exported]),
  ...reading(userRoutes),
  // Who takes a gap off the list expects it gone.
  gaps,
  ignore,
];
