import { constants, webhookLimits } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { patiently } from './holdings.ts';

const day = 86_400_000;
const batch = 1_000;

interface Old {
  table: string;
  where: SQL;
}

/** What was said before a moment. Summed figures of reports stay: nobody can be told from them. */
const chats = (before: string): Old[] => [
  { table: 'kb_bot_chat_message', where: sql`created_at < ${before}::timestamptz` },
  { table: 'ai_conversation', where: sql`last_at < ${before}::timestamptz` },
  { table: 'cs_ticket', where: sql`status = 'closed' and last_message_at < ${before}::timestamptz` },
  { table: 'channel_message', where: sql`received_at < ${before}::timestamptz` },
  { table: 'report_question', where: sql`day < (${before}::timestamptz at time zone ${constants.TIME_ZONE})::date` },
  {
    table: 'kb_bot_chat_topic',
    where: sql`created_at < ${before}::timestamptz and not exists (
      select from kb_bot_chat_message m where m.topic_id = kb_bot_chat_topic.id)`,
  },
  {
    table: 'kb_bot_conversation',
    where: sql`greatest(at, visited_at) < ${before}::timestamptz and not exists (
      select from kb_bot_chat_message m
      where m.kb_bot_id = kb_bot_conversation.kb_bot_id and m.asker = kb_bot_conversation.asker)`,
  },
  {
    table: 'kb_bot_host_user',
    where: sql`created_at < ${before}::timestamptz and not exists (
      select from kb_bot_chat_message m where m.user_id = kb_bot_host_user.visitor_id)`,
  },
];

/** What was done before a moment: by operators, to settings, and how answers came about. */
const logs = (before: string): Old[] => [
  { table: 'operator_act', where: sql`created_at < ${before}::timestamptz` },
  { table: 'kb_bot_setting_change', where: sql`created_at < ${before}::timestamptz` },
  { table: 'answer_trace', where: sql`created_at < ${before}::timestamptz` },
];

/** For how many days it can be looked at how an answer to a user came about. */
const TRACE_DAYS = 30;

/** Traces of users' answers, which are many and as long as the answers. */
const traces = (before: string): Old[] => [
  {
    table: 'answer_trace',
    where: sql`created_at < ${before}::timestamptz and exists (
      select from kb_bot_chat_message m where m.id = answer_trace.message_id and m.side <> 'make')`,
  },
];

/** What was sent to webhooks, with what their receivers answered. */
const deliveries = (before: string): Old[] => [
  { table: 'kb_bot_webhook_delivery', where: sql`created_at < ${before}::timestamptz` },
];

/** Nightly: deletes what is older than the operator wants it kept. Without the settings all but traces and deliveries is kept. */
export const forget = defineJob(
  'closing.forget',
  z.object({}),
  async (_payload, { services, signal }) => {
    const { db, config, now, log } = services;
    const { CHAT_RETENTION_DAYS: chatDays, LOG_RETENTION_DAYS: logDays } = config;
    for (const old of [
      ...traces(await dayBefore(db, now(), TRACE_DAYS)),
      ...deliveries(await dayBefore(db, now(), webhookLimits.keptDays)),
      ...(chatDays ? chats(await dayBefore(db, now(), chatDays)) : []),
      ...(logDays ? logs(await dayBefore(db, now(), logDays)) : []),
    ]) {
      const rows = await clear(db, old, signal);
      if (rows > 0) log.info({ table: old.table, rows }, 'what is older than it is kept was deleted');
    }
    await planForgetting(services);
  },
  { attempts: 3, timeout: 3 * 3_600_000 },
);

/** Plans the next run. */
export const planForgetting = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> =>
  forget.enqueue(
    db,
    {},
    {
      key: 'closing.forget',
      queue: 'closing',
      runAt: new Date(now().getTime() + day),
      keepTime: true,
    },
  );

/** The beginning of a day in Shanghai: reports count whole days, so none of them may lose a part of its questions. */
async function dayBefore(db: Queries, now: Date, days: number): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select (date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${constants.TIME_ZONE})
      - ${days}::int * interval '1 day') at time zone ${constants.TIME_ZONE} as at`);
  return new Date(rows[0]!.at).toISOString();
}

async function clear(db: Queries, { table, where }: Old, signal: AbortSignal): Promise<number> {
  const name = sql.identifier(table);
  for (let total = 0; ;) {
    signal.throwIfAborted();
    const rows = await patiently(db, async (tx) => {
      await tx.execute(sql`set local tinystar.closing = 'term'`);
      const { rowCount } = await tx.execute(
        sql`delete from ${name} where ctid in (select ctid from ${name} where ${where} limit ${batch})`,
      );
      return rowCount ?? 0;
    });
    total += rows;
    if (rows < batch) return total;
  }
}
