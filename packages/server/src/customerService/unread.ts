import type { Avatar, CsMessage, CsSource } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../database/database.ts';

/** Unread messages by identity: one's own under `''`, those of an enterprise under its id. */
export type UnreadByIdentity = ReadonlyMap<string, number>;

/**
 * What waits for a person: replies to his questions, in the identity he asked in while he still has it; and as an agent
 * the questions of others that nobody has answered, in open tickets of the enterprise's assistants.
 */
const waiting = (userId: string): SQL => sql`
  select m.id, m.source, m.created_at, coalesce(t.tenant_id, '') as identity
  from cs_ticket t join cs_message m on m.cs_ticket_id = t.id
  where t.user_id = ${userId} and m.source = 'customerService' and m.seq > t.user_read_seq
    and (t.tenant_id is null or exists (
      select from tenant_user tu where tu.tenant_id = t.tenant_id and tu.user_id = ${userId}))
  union all
  select m.id, m.source, m.created_at, b.owner_id
  from tenant_user tu
  join kb_bot b on b.owner_type = 'tenant' and b.owner_id = tu.tenant_id
  join cs_ticket t on t.kb_bot_id = b.id and t.status = 'open' and t.user_id <> ${userId}
  left join cs_ticket_reader r on r.cs_ticket_id = t.id and r.user_id = ${userId}
  join cs_message m on m.cs_ticket_id = t.id and m.source = 'user'
    and m.seq > greatest(t.answered_seq, coalesce(r.read_seq, 0))
  where tu.user_id = ${userId} and tu.customer_service`;

export async function unreadByIdentity(db: Queries, userId: string): Promise<UnreadByIdentity> {
  const { rows } = await db.execute<{ identity: string; count: string }>(
    sql`select identity, count(*) from (${waiting(userId)}) w group by identity`,
  );
  return new Map(rows.map(({ identity, count }) => [identity, Number(count)]));
}

interface Row extends Record<string, unknown> {
  id: string;
  source: CsSource;
  text: string;
  created_at: string;
  ticket_id: string;
  ticket_status: CsMessage['csTicketStatus'];
  closed_at: string | null;
  bot_id: string;
  bot_name: string;
  bot_avatar: Avatar;
  bot_type: AssistantRow['ownerType'];
  bot_permission: AssistantRow['permission'];
  served: boolean;
  user_name: string;
  user_avatar: Avatar;
  quoted_id: string | null;
  quoted_source: CsSource;
  quoted_text: string;
  quoted_name: string | null;
}

interface Filter {
  /** The enterprise acted as; `''` for oneself. */
  identity: string;
  source: CsSource;
  page: number;
  size: number;
}

/** One page of what waits in one identity, newest first. */
export async function unreadPage(db: Queries, userId: string, { identity, source, page, size }: Filter) {
  const mine = sql`from (${waiting(userId)}) w where w.identity = ${identity} and w.source = ${source}`;
  const counted = await db.execute<{ count: string }>(sql`select count(*) ${mine}`);
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.source, m.text, m.created_at, t.id as ticket_id, t.status as ticket_status, t.closed_at,
      b.id as bot_id, b.name as bot_name, b.avatar as bot_avatar, b.owner_type as bot_type,
      b.permission as bot_permission,
      (b.customer_service_status = 'enabled' and o.status = 'enabled') is true as served,
      u.name as user_name, u.avatar as user_avatar,
      q.id as quoted_id, q.source as quoted_source, q.text as quoted_text, qu.name as quoted_name
    from (select w.id ${mine} order by w.created_at desc, w.id limit ${size} offset ${(page - 1) * size}) chosen
    join cs_message m on m.id = chosen.id
    join cs_ticket t on t.id = m.cs_ticket_id
    join kb_bot b on b.id = t.kb_bot_id
    left join tenant o on b.owner_type = 'tenant' and o.id = b.owner_id
    join "user" u on u.id = t.user_id
    left join cs_message q on q.id = m.reference_message_id
    left join "user" qu on qu.id = q.user_id
    order by m.created_at desc, m.id`);
  return { count: Number(counted.rows[0]?.count ?? 0), rows: rows.map(present) };
}

const present = (row: Row): CsMessage => ({
  id: row.id,
  timestamp: new Date(row.created_at).getTime(),
  source: row.source,
  content: { text: row.text },
  referenceMessage: row.quoted_id
    ? {
        id: row.quoted_id,
        source: row.quoted_source,
        User: { name: row.quoted_name ?? '' },
        content: { text: row.quoted_text },
      }
    : null,
  csTicketId: row.ticket_id,
  csTicketStatus: row.ticket_status,
  csTicketClosedTime: row.closed_at === null ? null : new Date(row.closed_at).getTime(),
  csTicketKbBotId: row.bot_id,
  csTicketKbBot: {
    name: row.bot_name,
    avatar: row.bot_avatar,
    type: row.bot_type,
    permission: row.bot_permission,
    status: row.served ? 'enabled' : 'disabled',
  },
  csTicketUser: { name: row.user_name, avatar: row.user_avatar },
});
