import type { CsWaiting } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { isOpen } from './officeHours.ts';
import type { TicketRow } from './schema.ts';

/** Seconds for which an agent counts as there after his browser last asked for what is unread; it asks every 30. */
export const PRESENT = 90;
/** Seconds between two writings of that, so that many windows of one agent write no more than one. */
const NOTED = 20;

/** Notes that the product is open at an agent's. */
export async function notePresence(db: Queries, userId: string, now: Date): Promise<void> {
  await db.execute(sql`
    update kb_bot_agent set seen_at = ${now.toISOString()}::timestamptz
    where user_id = ${userId}
      and (seen_at is null or seen_at < ${now.toISOString()}::timestamptz - ${NOTED}::int * interval '1 second')`);
}

/** What an asker is told while he waits. Questions of people ahead of him count once for each ticket. */
export async function waitingOf(
  db: Queries,
  bot: Pick<AssistantRow, 'id' | 'officeHours'>,
  ticket: TicketRow | null,
  now: Date,
): Promise<CsWaiting> {
  const since = sql`${now.toISOString()}::timestamptz - ${PRESENT}::int * interval '1 second'`;
  const firstOf = sql`select min(m.created_at) from cs_message m
    where m.cs_ticket_id = t.id and m.source = 'user' and m.seq > t.answered_seq`;
  const { rows } = await db.execute<{ online: string; ahead: string | null }>(sql`
    with queue as (
      select t.id, (${firstOf}) as since from cs_ticket t where t.kb_bot_id = ${bot.id} and t.status = 'open'
    ), mine as (select id, since from queue where id = ${ticket?.id ?? ''} and since is not null)
    select
      (select count(*) from kb_bot_agent a where a.kb_bot_id = ${bot.id} and a.seen_at > ${since}) as online,
      case when mine.id is not null then
        (select count(*) from queue q where (q.since, q.id) < (mine.since, mine.id)) end as ahead
    from (select 1) one left join mine on true`);
  const [row] = rows;
  return {
    online: Number(row?.online ?? 0),
    ahead: row?.ahead == null ? null : Number(row.ahead),
    open: isOpen(bot.officeHours, now),
    words: bot.officeHours.words,
  };
}
