import { constants, type Avatar, type Conversation } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { personAsking } from '../answers/asker.ts';
import type { Queries } from '../platform/database/database.ts';
import { holding } from '../platform/database/like.ts';
import type { Caller } from '../platform/http/caller.ts';
import { askingAs, isOwn, mayUse } from '../assistants/mayUse.ts';

interface Wanted {
  keyword?: string | undefined;
  page: number;
  size: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  public_id: string;
  name: string;
  avatar: Avatar;
  owner_type: Conversation['type'];
  own: boolean;
  permission: Conversation['permission'];
  at: string;
  last_question: string | null;
  agents_asked: boolean;
  unread: string;
}

/**
 * Assistants the caller, in the identity he acts as, has talked to, asked the agents of or added, and may still use,
 * without those he has taken out since (API-179): by the day of the last message, as they are shown, and within a day
 * the one spoken to or opened last first (API-269).
 */
export async function listConversations(
  db: Queries,
  caller: Caller,
  { keyword = '', page, size }: Wanted,
): Promise<{ rows: Conversation[]; count: number }> {
  const like = holding(keyword);
  const asking = askingAs(caller);
  const found = sql`
    with said as (
      select kb_bot_id, max(at) as at from (
        select kb_bot_id, max(created_at) as at from kb_bot_chat_message
        where asker = ${personAsking(caller).key} and side = 'use' and msg_type = 'qa' group by kb_bot_id
        union all
        select kb_bot_id, last_message_at from cs_ticket
        where user_id = ${caller.userId} and tenant_id is not distinct from ${caller.tenant?.id ?? null}
      ) all_kinds group by kb_bot_id
    ), kept as (
      select kb_bot_id, coalesce(said.at, own.at) as at, greatest(said.at, own.visited_at, own.at) as touched_at
      from said full join (
        select kb_bot_id, listed, at, visited_at from kb_bot_conversation where asker = ${personAsking(caller).key}
      ) own using (kb_bot_id)
      where coalesce(own.listed, true) or said.at > own.at
    ), found as (
      select b.id, b.public_id, b.name, b.avatar, b.owner_type, b.permission, kept.at, kept.touched_at,
        ${isOwn(asking)} as own
      from kept join kb_bot b on b.id = kept.kb_bot_id
      where b.name ilike ${like} and ${mayUse(asking)}
    )`;
  const counted = await db.execute<{ count: string }>(sql`${found} select count(*) from found`);
  const { rows } = await db.execute<Row>(
    sql`${found} select found.*, (
        select m.question from kb_bot_chat_message m
        where m.kb_bot_id = found.id and m.asker = ${personAsking(caller).key} and m.side = 'use' and m.msg_type = 'qa'
          and not exists (select from kb_bot_chat_topic d where d.id = m.topic_id and d.deleted_at is not null)
        order by m.created_at desc limit 1
      ) as last_question, exists (
        select from cs_ticket t where t.kb_bot_id = found.id and t.user_id = ${caller.userId}
          and t.tenant_id is not distinct from ${caller.tenant?.id ?? null}
      ) as agents_asked, (
        select count(*) from cs_ticket t join cs_message m on m.cs_ticket_id = t.id
        where t.kb_bot_id = found.id and t.user_id = ${caller.userId}
          and t.tenant_id is not distinct from ${caller.tenant?.id ?? null}
          and m.source = 'customerService' and m.seq > t.user_read_seq
      ) as unread
      from found
      order by (at at time zone ${constants.TIME_ZONE})::date desc, touched_at desc, id
      limit ${size} offset ${(page - 1) * size}`,
  );
  return { count: Number(counted.rows[0]?.count ?? 0), rows: rows.map(present) };
}

const present = (row: Row): Conversation => ({
  id: row.id,
  publicId: row.public_id,
  name: row.name,
  avatar: row.avatar,
  type: row.owner_type,
  own: row.own,
  permission: row.permission,
  lastMessageTime: new Date(row.at).getTime(),
  lastQuestion: row.last_question ?? '',
  agentsAsked: row.agents_asked,
  unreadCount: Number(row.unread),
});
