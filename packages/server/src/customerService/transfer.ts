import { csTicket as calls, errorCodes, type Avatar, type CsConversation } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { Failure, invalid, notFound } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import { askerLeft, loadServed, loadTicket } from './load.ts';
import { csTicket, csTicketReader, csTransfer, kbBotAgent, type TicketRow } from './schema.ts';
import { PRESENT } from './waiting.ts';

/** Agents to choose from, and passings of one ticket that are shown: the latest. */
const MOST_AGENTS = 200;
const MOST_TRANSFERS = 50;

interface AgentRow extends Record<string, unknown> {
  id: string;
  name: string;
  avatar: Avatar;
  open_count: string;
  online: boolean;
}

const colleagues = implement(calls.colleagues, async ({ input, caller, services: { db, now } }) => {
  const bot = await loadServed(db, caller, input.kbBotId);
  const { rows } = await db.execute<AgentRow>(sql`
    select u.id, u.name, u.avatar,
      (select count(*) from cs_ticket t
        where t.kb_bot_id = a.kb_bot_id and t.agent_id = a.user_id and t.status = 'open') as open_count,
      coalesce(a.seen_at > ${now().toISOString()}::timestamptz - ${PRESENT}::int * interval '1 second', false) as online
    from kb_bot_agent a join "user" u on u.id = a.user_id
    where a.kb_bot_id = ${bot.id} and a.user_id <> ${caller.userId}
    order by online desc, open_count, u.name, u.id limit ${MOST_AGENTS}`);
  return { agents: rows.map(({ open_count: open, ...agent }) => ({ ...agent, openCount: Number(open) })) };
});

const transfer = implement(calls.transfer, async ({ input, caller, services }) => {
  const { id, kbBotId, userId, note } = input;
  await services.db.transaction(async (tx) => {
    const { ticket } = await loadTicket(tx, caller, input, 'agent');
    if (userId === caller.userId) throw invalid('userId', '不能转接给自己');
    const [receiver] = await tx
      .select({ userId: kbBotAgent.userId })
      .from(kbBotAgent)
      .where(and(eq(kbBotAgent.kbBotId, kbBotId), eq(kbBotAgent.userId, userId)));
    if (!receiver) throw notFound('客服不存在');
    if (userId === ticket.userId) throw invalid('userId', '不能转接给提问的人');
    const [held] = await tx
      .update(csTicket)
      .set({
        agentId: userId,
        // The last question waits again, so that the receiver is told of the ticket.
        answeredSeq: sql`least(${csTicket.answeredSeq}, (select coalesce(max(m.seq), 1) - 1 from cs_message m
          where m.cs_ticket_id = ${id} and m.source = 'user'))`,
      })
      .where(and(eq(csTicket.id, id), eq(csTicket.status, 'open')))
      .returning({ id: csTicket.id });
    if (!held) throw new Failure(errorCodes.conflict, '本次咨询已结束，不能转接');
    await tx.delete(csTicketReader).where(and(eq(csTicketReader.csTicketId, id), eq(csTicketReader.userId, userId)));
    await tx.insert(csTransfer).values({
      csTicketId: id,
      fromUserId: caller.userId,
      toUserId: userId,
      note: note.trim(),
      createdAt: services.now(),
    });
  });
  return {};
});

interface TransferRow extends Record<string, unknown> {
  id: string;
  created_at: string;
  from: string;
  to: string;
  note: string;
}

interface HolderRow extends Record<string, unknown> {
  id: string;
  name: string;
  avatar: Avatar;
}

/** What agents see of a ticket beside its messages: who has it in hand, how it came there, where its user goes on, and whether he can read it. */
export async function deskOf(db: Queries, ticket: TicketRow): Promise<NonNullable<CsConversation['desk']>> {
  const { id: csTicketId } = ticket;
  const { rows: holders } = await db.execute<HolderRow>(sql`
    select u.id, u.name, u.avatar from cs_ticket t join "user" u on u.id = t.agent_id where t.id = ${csTicketId}`);
  const { rows } = await db.execute<TransferRow>(sql`
    select x.id, x.created_at, x.note, coalesce(f.name, '') as "from", coalesce(r.name, '') as "to"
    from cs_transfer x left join "user" f on f.id = x.from_user_id left join "user" r on r.id = x.to_user_id
    where x.cs_ticket_id = ${csTicketId} order by x.created_at desc, x.id limit ${MOST_TRANSFERS}`);
  const transfers = rows
    .toReversed()
    .map(({ created_at: time, ...row }) => ({ ...row, timestamp: new Date(time).getTime() }));
  const { rows: open } = await db.execute<{ id: string }>(sql`
    select o.id from cs_ticket t join cs_ticket o on o.kb_bot_id = t.kb_bot_id and o.status = 'open' and o.id <> t.id
      and (o.elsewhere = t.elsewhere or (o.user_id = t.user_id and o.tenant_id is not distinct from t.tenant_id))
    where t.id = ${csTicketId} and t.status = 'closed' limit 1`);
  const left = (await askerLeft(db, ticket)) && { left: true };
  return { agent: holders[0] ?? null, transfers, next: open[0]?.id ?? null, ...left };
}

/** Passing a ticket on. */
export const transferRoutes = [colleagues, transfer];
