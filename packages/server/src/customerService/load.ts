import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { tenantUser } from '../identity/schema.ts';
import { kbBot, nobody, type AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { notFound } from '../platform/http/failure.ts';
import { csTicket, kbBotAgent, type TicketRow } from './schema.ts';

interface Named {
  id: string;
  kbBotId: string;
}

/** The role in which a caller opens a ticket: the person who asked, or an agent of the assistant's enterprise. */
export type TicketSide = 'user' | 'agent';

export interface LoadedTicket {
  ticket: TicketRow;
  bot: AssistantRow;
}

/**
 * Loads a ticket; every call on tickets uses this. Throws the same 404 whenever the caller has none of the roles
 * `sides` in it.
 */
export async function loadTicket(
  db: Queries,
  caller: Caller,
  { id, kbBotId }: Named,
  ...sides: readonly TicketSide[]
): Promise<LoadedTicket> {
  const [row] = await db
    .select({ ticket: csTicket, bot: kbBot })
    .from(csTicket)
    .innerJoin(kbBot, eq(kbBot.id, csTicket.kbBotId))
    .where(and(eq(csTicket.id, id), eq(csTicket.kbBotId, kbBotId), ne(kbBot.ownerId, nobody)));
  if (row) {
    if (sides.includes('agent') && (await serves(db, caller, kbBotId))) return row;
    if (sides.includes('user') && (await askedBy(db, row.ticket, caller))) return row;
  }
  throw notFound();
}

/** Whether the caller, in the identity he acts as, is an agent of this assistant. */
export async function serves(db: Queries, caller: Caller, kbBotId: string): Promise<boolean> {
  if (!caller.customerService || !caller.tenant) return false;
  const { userId, tenant } = caller;
  const [agent] = await db
    .select({ userId: kbBotAgent.userId })
    .from(kbBotAgent)
    .where(and(eq(kbBotAgent.kbBotId, kbBotId), eq(kbBotAgent.tenantId, tenant.id), eq(kbBotAgent.userId, userId)));
  return agent !== undefined;
}

/** An assistant the caller answers for; 404 for everybody else. */
export async function loadServed(db: Queries, caller: Caller, kbBotId: string): Promise<AssistantRow> {
  const found = and(eq(kbBot.id, kbBotId), ne(kbBot.ownerId, nobody));
  const [bot] = (await serves(db, caller, kbBotId)) ? await db.select().from(kbBot).where(found) : [];
  if (!bot) throw notFound();
  return bot;
}

// A ticket opened as a member of an enterprise can no longer be read by whoever has left it.
const askedBy = async (db: Queries, ticket: TicketRow, { userId }: Caller): Promise<boolean> =>
  ticket.userId === userId && !(await askerLeft(db, ticket));

/** Whether whoever asked did so as a member of an enterprise that he has left since: he cannot read the ticket any more. */
export async function askerLeft(db: Queries, { userId, tenantId }: TicketRow): Promise<boolean> {
  if (userId === null || tenantId === null) return false;
  const [member] = await db
    .select({ userId: tenantUser.userId })
    .from(tenantUser)
    .where(and(eq(tenantUser.tenantId, tenantId), eq(tenantUser.userId, userId)));
  return member === undefined;
}

/**
 * Whether a ticket `t` is this agent's to answer: passed to him, or to nobody who is still an agent of the assistant.
 * His colleagues are not told of its questions.
 */
export const inHandOf = (userId: string): SQL => sql`(t.agent_id is null or t.agent_id = ${userId} or not exists (
  select from kb_bot_agent h where h.kb_bot_id = t.kb_bot_id and h.user_id = t.agent_id))`;
