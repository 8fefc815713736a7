import type { CsSource } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import { errorCodes } from '@tinystar/contract';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { emit } from '../webhooks/emit.ts';
import { csMessage, csTicket, csTicketReader } from './schema.ts';

interface Draft {
  csTicketId: string;
  source: CsSource;
  /** Null for somebody on a platform. */
  userId: string | null;
  text: string;
  referenceMessageId?: string | undefined;
  now: Date;
}

/** Adds a message to an open ticket and returns its id. Earlier messages count as read by whoever writes. */
export async function writeMessage(tx: Queries, draft: Draft): Promise<string> {
  const { csTicketId, source, userId, text, referenceMessageId, now } = draft;
  const [ticket] = await tx
    .update(csTicket)
    .set({
      lastSeq: sql`${csTicket.lastSeq} + 1`,
      lastMessageAt: sql`greatest(${now.toISOString()}::timestamptz, ${csTicket.lastMessageAt} + interval '1 millisecond')`,
      ...(source === 'user'
        ? { userReadSeq: sql`${csTicket.lastSeq} + 1` }
        : { answeredSeq: sql`${csTicket.lastSeq} + 1` }),
    })
    .where(and(eq(csTicket.id, csTicketId), eq(csTicket.status, 'open')))
    .returning({ seq: csTicket.lastSeq, createdAt: csTicket.lastMessageAt });
  // Only who asks can begin another one.
  if (!ticket)
    throw new Failure(
      errorCodes.conflict,
      source === 'user' ? '本次咨询已结束，请重新发起' : '本次咨询已结束，消息没有发出',
    );
  if (referenceMessageId !== undefined) await requireQuoted(tx, csTicketId, referenceMessageId);
  const [row] = await tx
    .insert(csMessage)
    .values({
      csTicketId,
      seq: ticket.seq,
      source,
      userId,
      text: text.trim(),
      referenceMessageId: referenceMessageId ?? null,
      createdAt: ticket.createdAt,
    })
    .returning({ id: csMessage.id });
  return row!.id;
}

async function requireQuoted(tx: Queries, csTicketId: string, id: string): Promise<void> {
  const [quoted] = await tx
    .select({ id: csMessage.id })
    .from(csMessage)
    .where(and(eq(csMessage.id, id), eq(csMessage.csTicketId, csTicketId)));
  if (!quoted) throw notFound('引用的消息不存在');
}

/** Tells webhooks that somebody waits for an agent. */
export const ticketOpened = (
  tx: Queries,
  { kbBotId, id, channel }: { kbBotId: string; id: string; channel: string | null },
  now: Date,
): Promise<void> => emit(tx, kbBotId, { type: 'ticket.opened', data: { ticket_id: id, channel } }, now);

/** The open ticket of somebody about an assistant; a new one when there is none. */
export async function openTicket(
  tx: Queries,
  asker: { kbBotId: string; userId: string; tenantId: string | null; now: Date },
): Promise<string> {
  const { now, ...who } = asker;
  const [made] = await tx
    .insert(csTicket)
    .values({ ...who, createdAt: now, lastMessageAt: now })
    .onConflictDoNothing()
    .returning({ id: csTicket.id });
  if (made) {
    await ticketOpened(tx, { kbBotId: who.kbBotId, id: made.id, channel: null }, now);
    return made.id;
  }
  const [open] = await tx
    .select({ id: csTicket.id })
    .from(csTicket)
    .where(
      and(
        eq(csTicket.kbBotId, who.kbBotId),
        eq(csTicket.userId, who.userId),
        sql`${csTicket.tenantId} is not distinct from ${who.tenantId}`,
        eq(csTicket.status, 'open'),
      ),
    );
  if (!open) throw new Failure(errorCodes.conflict);
  return open.id;
}

/** The user has seen every reply so far. */
export async function markReadByUser(tx: Queries, csTicketId: string): Promise<void> {
  await tx
    .update(csTicket)
    .set({ userReadSeq: sql`${csTicket.lastSeq}` })
    .where(eq(csTicket.id, csTicketId));
}

/** An agent has seen every question so far; his colleagues have not. */
export async function markReadByAgent(tx: Queries, csTicketId: string, userId: string): Promise<void> {
  const [ticket] = await tx.select({ seq: csTicket.lastSeq }).from(csTicket).where(eq(csTicket.id, csTicketId));
  const readSeq = ticket?.seq ?? 0;
  await tx
    .insert(csTicketReader)
    .values({ csTicketId, userId, readSeq })
    .onConflictDoUpdate({
      target: [csTicketReader.csTicketId, csTicketReader.userId],
      set: { readSeq: sql`greatest(${csTicketReader.readSeq}, ${readSeq})` },
    });
}
