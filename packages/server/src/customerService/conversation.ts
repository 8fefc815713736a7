import { csMessage as calls, type CsAssistant, type CsConversation } from '@tinystar/contract';
import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { user } from '../identity/schema.ts';
import { loadAssistant } from '../assistants/load.ts';
import { kbBot, nobody, type AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { notFound } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import { faceOf } from './faceOf.ts';
import { loadTicket, serves } from './load.ts';
import { messagesOf } from './messagesOf.ts';
import { csTicket, type TicketRow } from './schema.ts';
import { isServed } from './service.ts';
import { deskOf } from './transfer.ts';
import { waitingOf } from './waiting.ts';

/** Messages of one page. */
const PAGE = 20;

interface Named {
  kbBotId: string;
  csTicketId?: string | undefined;
}

interface Found {
  bot: AssistantRow;
  /** The latest; null before the first question. */
  ticket: TicketRow | null;
  /** Null for somebody on a platform. */
  userId: string | null;
  /** Which tickets belong to the conversation. */
  tickets: SQL;
  /** Whether an agent of the assistant reads it. */
  asAgent: boolean;
}

/**
 * A ticket by its id, for its user and its agents; without an id everything the caller asked about an assistant in the
 * identity he acts as, which he may go on reading when the assistant is taken back.
 */
async function find(db: Queries, caller: Caller, { kbBotId, csTicketId }: Named): Promise<Found> {
  if (csTicketId !== undefined) {
    const { ticket, bot } = await loadTicket(db, caller, { id: csTicketId, kbBotId }, 'user', 'agent');
    const asAgent = await serves(db, caller, kbBotId);
    return { bot, ticket, userId: ticket.userId, tickets: sql`t.id = ${csTicketId}`, asAgent };
  }
  const { userId, tenant } = caller;
  const tickets = sql`t.kb_bot_id = ${kbBotId} and t.user_id = ${userId} and t.tenant_id is not distinct from ${tenant?.id ?? null}`;
  const [latest] = await db
    .select({ ticket: csTicket, bot: kbBot })
    .from(csTicket)
    .innerJoin(kbBot, eq(kbBot.id, csTicket.kbBotId))
    .where(
      and(
        eq(csTicket.kbBotId, kbBotId),
        ne(kbBot.ownerId, nobody),
        eq(csTicket.userId, userId),
        sql`${csTicket.tenantId} is not distinct from ${tenant?.id ?? null}`,
      ),
    )
    .orderBy(desc(csTicket.createdAt), desc(csTicket.id))
    .limit(1);
  if (latest) return { ...latest, userId, tickets, asAgent: false };
  return { bot: await loadAssistant(db, caller, kbBotId, 'use'), ticket: null, userId, tickets, asAgent: false };
}

/** The newest messages of these tickets before a moment, oldest first. */
async function messagesBefore(db: Queries, { tickets, asAgent }: Found, before: Date | null) {
  const rows = await messagesOf(
    db,
    sql`select m.id from cs_ticket t join cs_message m on m.cs_ticket_id = t.id
      where ${tickets} and (${before?.toISOString() ?? null}::timestamptz is null
        or m.created_at < ${before?.toISOString() ?? null}::timestamptz)
      order by m.created_at desc, m.id limit ${PAGE + 1}`,
    asAgent,
  );
  return { rows: rows.slice(0, PAGE).toReversed(), more: rows.length > PAGE };
}

/** An assistant as it stands at the head of its tickets. */
export async function presentServed(db: Queries, bot: AssistantRow): Promise<CsAssistant> {
  return {
    id: bot.id,
    name: bot.name,
    avatar: bot.avatar,
    type: bot.ownerType,
    permission: bot.permission,
    status: (await isServed(db, bot)) ? 'enabled' : 'disabled',
    serviceLevelAgreement: bot.serviceHours,
  };
}

export const presentTicket = ({ id, kbBotId, status, closedAt, source }: TicketRow) => ({
  id,
  kbBotId,
  status,
  closedTime: closedAt?.getTime() ?? null,
  source,
});

async function askerOf(db: Queries, { userId, ticket }: Found): Promise<CsConversation['user'] | undefined> {
  if (userId === null) return faceOf({ name: null, avatar: null, channel: null, elsewhere: null, ...ticket });
  const [asker] = await db.select({ name: user.name, avatar: user.avatar }).from(user).where(eq(user.id, userId));
  return asker;
}

const list = implement(calls.list, async ({ input, caller, services: { db, now } }): Promise<CsConversation> => {
  const found = await find(db, caller, input);
  const { bot, ticket, userId, asAgent } = found;
  const asker = await askerOf(db, found);
  if (!asker) throw notFound();
  return {
    ...(await messagesBefore(db, found, null)),
    ticket: ticket && presentTicket(ticket),
    kbBot: await presentServed(db, bot),
    user: asker,
    ...(userId === caller.userId && { waiting: await waitingOf(db, bot, ticket, now()) }),
    ...(asAgent && ticket && { desk: await deskOf(db, ticket) }),
  };
});

const older = implement(calls.older, async ({ input, caller, services: { db } }) => {
  return messagesBefore(db, await find(db, caller, input), new Date(input.timestamp));
});

/** Reading conversations. */
export const conversationRoutes = [list, older];
