import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { ChannelMessageRow, DeliveryRow } from './schema.ts';

interface Claim {
  /** The process that claims. */
  instanceId: string;
  most: number;
  now: Date;
}

/**
 * Takes messages whose turn it is: the oldest open one of each conversation. Locked rows are another process's; a message
 * behind one of them has an earlier open one, so it waits in any case.
 */
export async function claimMessages(
  db: Queries,
  { instanceId, most, now }: Claim,
): Promise<Pick<ChannelMessageRow, 'id'>[]> {
  if (most <= 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    update channel_message set state = 'answering', claimed_by = ${instanceId} where id in (
      select m.id from channel_message m
      where m.state = 'waiting' and m.next_at <= ${now.toISOString()}::timestamptz and not exists (
        select from channel_message e
        where e.channel_id = m.channel_id and e.conversation = m.conversation and e.seq < m.seq
          and e.state in ('waiting', 'answering'))
      order by m.seq limit ${most} for update skip locked)
    returning id`);
  return rows;
}

/** The same for replies: a conversation's are sent one after the other. */
export async function claimDeliveries(
  db: Queries,
  { instanceId, most, now }: Claim,
): Promise<Pick<DeliveryRow, 'id'>[]> {
  if (most <= 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    update channel_delivery set state = 'sending', claimed_by = ${instanceId} where id in (
      select d.id from channel_delivery d
      where d.state = 'waiting' and d.next_at <= ${now.toISOString()}::timestamptz and not exists (
        select from channel_delivery e
        where e.channel_id = d.channel_id and e.conversation = d.conversation and e.seq < d.seq
          and e.state in ('waiting', 'sending'))
      order by d.seq limit ${most} for update skip locked)
    returning id`);
  return rows;
}

/** Gives back what dead processes had claimed, and what this one had without working on it. */
export async function releaseClaims(db: Queries, instanceId: string, working: readonly string[]): Promise<void> {
  const own = sql.param([...working]);
  const lost = sql`(
    claimed_by = ${instanceId} and not id = any(${own}::text[])
    or claimed_by <> ${instanceId} and not exists (select from answer_instance i where i.id = claimed_by))`;
  await db.execute(sql`update channel_message set state = 'waiting' where state = 'answering' and ${lost}`);
  await db.execute(sql`update channel_delivery set state = 'waiting' where state = 'sending' and ${lost}`);
}

/** Whether anything waits or is being worked on, by whatever process. */
export async function hasOpen(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ open: boolean }>(sql`
    select exists (select from channel_message where state in ('waiting', 'answering'))
      or exists (select from channel_delivery where state in ('waiting', 'sending')) as open`);
  return rows[0]?.open ?? false;
}
