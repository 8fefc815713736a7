import type { CsSource } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import { nobody } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { inHandOf } from './load.ts';
import { messagesOf } from './messagesOf.ts';

/** Unread messages by identity: one's own under `''`, those of an enterprise under its id. */
export type UnreadByIdentity = ReadonlyMap<string, number>;

/**
 * What waits for a person: replies to his questions, in the identity he asked in while he still has it; and as an agent
 * the questions of others that nobody has answered, in open tickets of the enterprise's assistants that no colleague has
 * in hand.
 */
const waiting = (userId: string): SQL => sql`
  select m.id, m.source, m.created_at, coalesce(t.tenant_id, '') as identity
  from cs_ticket t join cs_message m on m.cs_ticket_id = t.id
  join kb_bot b on b.id = t.kb_bot_id and b.owner_id <> ${nobody}
  where t.user_id = ${userId} and m.source = 'customerService' and m.seq > t.user_read_seq
    and (t.tenant_id is null or exists (
      select from tenant_user tu where tu.tenant_id = t.tenant_id and tu.user_id = ${userId}))
  union all
  select m.id, m.source, m.created_at, b.owner_id
  from kb_bot_agent a
  join kb_bot b on b.id = a.kb_bot_id and b.owner_id <> ${nobody}
  join cs_ticket t on t.kb_bot_id = b.id and t.status = 'open' and t.user_id is distinct from ${userId}
  left join cs_ticket_reader r on r.cs_ticket_id = t.id and r.user_id = ${userId}
  join cs_message m on m.cs_ticket_id = t.id and m.source = 'user'
    and m.seq > greatest(t.answered_seq, coalesce(r.read_seq, 0))
  where a.user_id = ${userId} and ${inHandOf(userId)}`;

export async function unreadByIdentity(db: Queries, userId: string): Promise<UnreadByIdentity> {
  const { rows } = await db.execute<{ identity: string; count: string }>(
    sql`select identity, count(*) from (${waiting(userId)}) w group by identity`,
  );
  return new Map(rows.map(({ identity, count }) => [identity, Number(count)]));
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
  const rows = await messagesOf(
    db,
    sql`select w.id ${mine} order by w.created_at desc, w.id limit ${size} offset ${(page - 1) * size}`,
  );
  return { count: Number(counted.rows[0]?.count ?? 0), rows };
}
