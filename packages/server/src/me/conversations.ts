import type { Avatar, Conversation } from '@tinystar/contract';
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
  visited: string;
  last_question: string | null;
  agents_asked: boolean;
  unread: string;
}

/**
 * Assistants the caller, in the identity he acts as, has talked to, asked the agents of or added, and may still use; the
 * one spoken to last first, without those he has taken out since (API-179).
 */
export async function listConversations(
  db: Queries,
  caller: Caller,
  { keyword = '', page, size }: Wanted,
): Promise<{ rows: Conversation[]; count: number }> {
  const like = holding(keyword);
  const asking = askingAs(caller);
  const found = sql`
    with visited as (
      select kb_bot_id, max(at) as at from (
        select kb_bot_id, max(created_at) as at from kb_bot_chat_message
        where asker = ${personAsking(caller).key} and side = 'use' group by kb_bot_id
        union all
        select kb_bot_id, last_message_at from cs_ticket
        where user_id = ${caller.userId} and tenant_id is not distinct from ${caller.tenant?.id ?? null}
        union all
        select kb_bot_id, at from kb_bot_conversation where asker = ${personAsking(caller).key} and listed
      ) all_kinds group by kb_bot_id
    ), found as (
      select b.id, b.public_id, b.name, b.avatar, b.owner_type, b.permission, v.at as visited,
        ${isOwn(asking)} as own
      from visited v join kb_bot b on b.id = v.kb_bot_id
      where b.name ilike ${like} and ${mayUse(asking)} and not exists (
        select from kb_bot_conversation c
        where c.asker = ${personAsking(caller).key} and c.kb_bot_id = b.id and not c.listed and c.at >= v.at)
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
      from found order by visited desc, id limit ${size} offset ${(page - 1) * size}`,
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
  lastVisitTime: new Date(row.visited).getTime(),
  lastQuestion: row.last_question ?? '',
  agentsAsked: row.agents_asked,
  unreadCount: Number(row.unread),
});
