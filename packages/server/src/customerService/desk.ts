import { csTicket as calls, type Avatar, type CsServed, type CsSource, type CsTicketRow } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { holding } from '../platform/database/like.ts';
import { implement } from '../platform/http/route.ts';
import { presentServed } from './conversation.ts';
import type { Elsewhere } from './elsewhere.ts';
import { faceOf, type AskerRow } from './faceOf.ts';
import { inHandOf, loadServed, loadTicket } from './load.ts';
import { csTicket } from './schema.ts';

/** Questions in a ticket `t` that this agent has not read and nobody has answered. */
const unreadOf = (userId: string) => sql`(
  select count(*) from cs_message m
  left join cs_ticket_reader r on r.cs_ticket_id = t.id and r.user_id = ${userId}
  where m.cs_ticket_id = t.id and m.source = 'user' and t.status = 'open' and t.user_id is distinct from ${userId}
    and ${inHandOf(userId)}
    and m.seq > greatest(t.answered_seq, coalesce(r.read_seq, 0)))`;

interface ServedRow extends Record<string, unknown> {
  id: string;
  name: string;
  avatar: Avatar;
  owner_type: AssistantRow['ownerType'];
  permission: AssistantRow['permission'];
  served: boolean;
  service_hours: CsServed['serviceLevelAgreement'];
  open_count: string;
  unread_count: string;
}

const served = implement(calls.served, async ({ input, caller, owner, services: { db } }) => {
  const { keyword = '', page, size } = input;
  const like = holding(keyword);
  const found = sql`
    from kb_bot_agent a join kb_bot b on b.id = a.kb_bot_id join tenant o on o.id = b.owner_id
    where a.user_id = ${caller.userId} and a.tenant_id = ${owner.id} and b.name ilike ${like}`;
  const counted = await db.execute<{ count: string }>(sql`select count(*) ${found}`);
  const { rows } = await db.execute<ServedRow>(sql`
    select * from (
      select b.id, b.name, b.avatar, b.owner_type, b.permission, b.service_hours,
        (b.customer_service_status = 'enabled' and o.status = 'enabled') as served,
        (select count(*) from cs_ticket t where t.kb_bot_id = b.id and t.status = 'open') as open_count,
        (select coalesce(sum(${unreadOf(caller.userId)}), 0) from cs_ticket t
          where t.kb_bot_id = b.id and t.status = 'open') as unread_count
      ${found}
    ) s order by unread_count desc, open_count desc, name, id limit ${size} offset ${(page - 1) * size}`);
  return { count: Number(counted.rows[0]?.count ?? 0), rows: rows.map(presentRow) };
});

const presentRow = (row: ServedRow): CsServed => ({
  id: row.id,
  name: row.name,
  avatar: row.avatar,
  type: row.owner_type,
  permission: row.permission,
  status: row.served ? 'enabled' : 'disabled',
  serviceLevelAgreement: row.service_hours,
  openCount: Number(row.open_count),
  unreadCount: Number(row.unread_count),
});

interface TicketLine extends Record<string, unknown>, AskerRow {
  id: string;
  kb_bot_id: string;
  status: CsTicketRow['status'];
  closed_at: string | null;
  source: CsSource;
  text: string;
  last_source: CsSource;
  last_message_at: string;
  unread_count: string;
  waiting_since: string | null;
  agent_id: string | null;
  agent_name: string;
  agent_avatar: Avatar;
}

const page = implement(calls.page, async ({ input, caller, services: { db } }) => {
  const bot = await loadServed(db, caller, input.kbBotId);
  const found = sql`from cs_ticket t where t.kb_bot_id = ${bot.id}
    and (${input.status ?? null}::text is null or t.status = ${input.status ?? null})
    and (${input.mine ?? false} is false or t.agent_id = ${caller.userId})`;
  const counted = await db.execute<{ count: string }>(sql`select count(*) ${found}`);
  const { rows } = await db.execute<TicketLine>(sql`
    select t.id, t.kb_bot_id, t.status, t.closed_at, t.source, u.name, u.avatar, t.channel, t.elsewhere,
      l.text, l.source as last_source, t.last_message_at, ${unreadOf(caller.userId)} as unread_count,
      case when t.status = 'open' then (
        select min(m.created_at) from cs_message m
        where m.cs_ticket_id = t.id and m.source = 'user' and m.seq > t.answered_seq) end as waiting_since,
      h.id as agent_id, h.name as agent_name, h.avatar as agent_avatar
    from (select t.* ${found} order by t.last_message_at desc, t.id
      limit ${input.size} offset ${(input.page - 1) * input.size}) t
    left join "user" u on u.id = t.user_id
    left join "user" h on h.id = t.agent_id
    join cs_message l on l.cs_ticket_id = t.id and l.seq = t.last_seq
    order by t.last_message_at desc, t.id`);
  return {
    count: Number(counted.rows[0]?.count ?? 0),
    rows: rows.map(presentLine),
    kbBot: await presentServed(db, bot),
  };
});

const time = (text: string | null) => (text === null ? null : new Date(text).getTime());

const presentLine = (row: TicketLine): CsTicketRow => ({
  id: row.id,
  kbBotId: row.kb_bot_id,
  status: row.status,
  closedTime: time(row.closed_at),
  source: row.source,
  user: faceOf(row),
  lastMessage: { text: row.text, source: row.last_source, timestamp: new Date(row.last_message_at).getTime() },
  unreadCount: Number(row.unread_count),
  waitingSince: time(row.waiting_since),
  agent: row.agent_id === null ? null : { id: row.agent_id, name: row.agent_name, avatar: row.agent_avatar },
});

const closeByUser = implement(calls.closeByUser, async ({ input, caller, services }) => {
  await loadTicket(services.db, caller, input, 'user');
  await close(services.db, input.id, services.now());
  return {};
});

const closeByAgent = (elsewhere: Elsewhere) =>
  implement(calls.closeByAgent, async ({ input, caller, services }) => {
    const { ticket } = await loadTicket(services.db, caller, input, 'agent');
    const tells = await services.db.transaction(async (tx) => {
      const closed = await close(tx, input.id, services.now());
      if (!closed || ticket.elsewhere === null) return false;
      await elsewhere.ended(services, tx, ticket);
      return true;
    });
    if (tells) elsewhere.sent(services);
    return {};
  });

/** Closes a ticket, and says whether it was open. One that is closed already keeps the time at which it was closed. */
export async function close(db: Queries, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(csTicket)
    .set({ status: 'closed', closedAt: now })
    .where(and(eq(csTicket.id, id), eq(csTicket.status, 'open')));
  return (rowCount ?? 0) > 0;
}

/** The calls of an agent: the assistants he serves, their tickets, and closing a ticket. */
export const deskRoutes = (elsewhere: Elsewhere) => [served, page, closeByUser, closeByAgent(elsewhere)];
