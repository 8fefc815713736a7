import { constants, type Avatar, type UsableAssistant } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import { personAsking } from '../answers/asker.ts';
import { askingAs, isOwn, mayUse, type Asking } from '../assistants/mayUse.ts';
import type { Queries } from '../platform/database/database.ts';
import { holding } from '../platform/database/like.ts';
import type { Caller } from '../platform/http/caller.ts';
import { documentCounts } from './documentCounts.ts';
import { priceOf } from './priceOf.ts';
import { recommendedIn } from './recommended.ts';

interface UsableWanted {
  keyword?: string | undefined;
  category?: string | undefined;
  reach: 'near' | 'all';
  page: number;
  size: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  public_id: string;
  name: string;
  avatar: Avatar;
  owner_type: UsableAssistant['type'];
  owner_id: string;
  description: string;
  permission: UsableAssistant['permission'];
  is_preset: boolean;
  own: boolean;
  lent: boolean;
  added: boolean;
  enterprise_name: string | null;
  questions: string;
  month_count: string;
}

/** Times of Shanghai, in which a month begins for everybody (decisions.md TIME_ZONE). */
const monthStart = (now: Date): SQL => sql`
  date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${constants.TIME_ZONE})
    at time zone ${constants.TIME_ZONE}`;

/** What the caller, in his current identity, has asked each assistant: `talked`, with the number of this month. */
const talked = (asker: string, now: Date): SQL => sql`
  select kb_bot_id, count(*) filter (where created_at >= ${monthStart(now)}) as month_count, max(created_at) as last_at
  from kb_bot_chat_message
  where asker = ${asker} and side = 'use' and msg_type = 'qa'
  group by kb_bot_id`;

/** Whether the row `b` of kb_bot is lent to the enterprise the caller acts as. */
const isLent = ({ ownerType, ownerId }: Asking): SQL => sql`(${ownerType} = 'tenant' and exists (
  select from kb_bot_authorization ka where ka.kb_bot_id = b.id and ka.tenant_id = ${ownerId}))`;

/** Whether it stands in the caller's list: added, or talked to and not taken out since. */
const isAdded = sql`(coalesce(c.listed, false) or (t.kb_bot_id is not null and (c.at is null or t.last_at > c.at)))`;

/** The condition for assistants near the caller. */
const near = (asking: Asking): SQL => sql`(${isOwn(asking)} or b.is_preset or ${isAdded} or ${isLent(asking)})`;

/** The condition for assistants that are offered to others: published ones, and those lent to the caller's enterprise. */
const isOffered = (asking: Asking): SQL =>
  sql`(b.is_preset or (b.status = 'enabled' and b.permission <> 'private') or ${isLent(asking)})`;

/**
 * Assistants the caller may talk to, the ones he uses most this month first, then his own, then by name (API-126).
 * `keyword` looks into names and descriptions, letter case aside.
 */
export async function listUsable(
  db: Queries,
  caller: Caller,
  now: Date,
  { keyword = '', category, reach, page, size }: UsableWanted,
): Promise<{ rows: UsableAssistant[]; count: number }> {
  const like = holding(keyword);
  const asking = askingAs(caller);
  const { key } = personAsking(caller);
  const found = sql`
    from kb_bot b
    left join (${talked(key, now)}) t on t.kb_bot_id = b.id
    left join kb_bot_conversation c on c.asker = ${key} and c.kb_bot_id = b.id
    where ${mayUse(asking)} and ${reach === 'near' ? near(asking) : isOffered(asking)}
      ${category ? sql`and b.category = ${category}` : sql``}
      and (b.name ilike ${like} or b.description ilike ${like})`;
  const counted = await db.execute<{ count: string }>(sql`select count(*) ${found}`);
  const { rows } = await db.execute<Row>(sql`
    select b.id, b.public_id, b.name, b.avatar, b.owner_type, b.owner_id, b.description, b.permission, b.is_preset,
      ${isOwn(asking)} as own, ${isLent(asking)} as lent, ${isAdded} as added, b.question_words ->> 'content' as questions,
      case when b.owner_type = 'tenant' and not ${isOwn(asking)} then (
        select coalesce(nullif(e.display_name, ''), e.name) from tenant e where e.id = b.owner_id
      ) end as enterprise_name,
      coalesce(t.month_count, 0) as month_count
    ${found}
    order by coalesce(t.month_count, 0) desc, ${isOwn(asking)} desc, b.name, b.id
    limit ${size} offset ${(page - 1) * size}`);
  const ids = rows.map(({ id }) => id);
  const documents = await documentCounts(db, ids);
  const unread = await unreadReplies(db, caller, ids);
  return {
    count: Number(counted.rows[0]?.count ?? 0),
    rows: rows.map((row) => ({
      id: row.id,
      publicId: row.public_id,
      name: row.name,
      avatar: row.avatar,
      type: row.owner_type,
      description: row.description,
      permission: row.permission,
      isPreset: row.is_preset,
      own: row.own,
      lent: row.lent,
      added: row.added,
      enterpriseName: row.enterprise_name ?? '',
      documentCount: documents.get(row.id) ?? 0,
      monthCount: Number(row.month_count),
      unreadCount: unread.get(row.id) ?? 0,
      questions: recommendedIn(row.questions).slice(0, 3),
      price: priceOf({ isPreset: row.is_preset, ownerType: row.owner_type, ownerId: row.owner_id }, caller),
    })),
  };
}

const inList = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::text[])`;

/** Replies of agents that the caller, in his current identity, has not read, by assistant. */
export async function unreadReplies(
  db: Queries,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ id: string; count: string }>(sql`
    select t.kb_bot_id as id, count(*) as count
    from cs_ticket t join cs_message m on m.cs_ticket_id = t.id
    where t.user_id = ${caller.userId} and t.tenant_id is not distinct from ${caller.tenant?.id ?? null}
      and t.kb_bot_id = ${inList(ids)} and m.source = 'customerService' and m.seq > t.user_read_seq
    group by t.kb_bot_id`);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}
