import { errorCodes, type AiConversation, type AiMessage } from '@tinystar/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Asker } from '../answers/asker.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { CONTEXT_MESSAGES, CONVERSATIONS_MAX, MESSAGES_SHOWN, TITLE_MAX } from './limits.ts';
import { aiConversation, aiMessage, type AiMessageRow } from './schema.ts';

const ownedBy = (asker: Asker, id: string) => and(eq(aiConversation.id, id), eq(aiConversation.asker, asker.key));

/** 404 for what is not the asker's own. */
export async function checkOwn(db: Queries, asker: Asker, id: string): Promise<void> {
  if ((await db.$count(aiConversation, ownedBy(asker, id))) === 0) throw notFound();
}

/** Throws when the asker keeps as many conversations as there may be. */
export async function checkRoom(db: Queries, asker: Asker): Promise<void> {
  if ((await db.$count(aiConversation, eq(aiConversation.asker, asker.key))) >= CONVERSATIONS_MAX)
    throw new Failure(errorCodes.invalidInput, `最多保留${CONVERSATIONS_MAX}个对话，请先删除不需要的对话`);
}

export async function listConversations(
  db: Queries,
  asker: Asker,
  { page, size }: { page: number; size: number },
): Promise<{ rows: AiConversation[]; count: number }> {
  const own = eq(aiConversation.asker, asker.key);
  const rows = await db
    .select()
    .from(aiConversation)
    .where(own)
    .orderBy(desc(aiConversation.lastAt), desc(aiConversation.id))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ count: count() }).from(aiConversation).where(own);
  return {
    rows: rows.map(({ id, title, lastAt }) => ({ id, title, lastTime: lastAt.getTime() })),
    count: all?.count ?? 0,
  };
}

/** The latest messages of a conversation, oldest first. */
export async function listMessages(db: Queries, asker: Asker, conversationId: string): Promise<AiMessage[]> {
  await checkOwn(db, asker, conversationId);
  const rows = await latest(db, conversationId, MESSAGES_SHOWN);
  return rows.map(({ id, question, response, stopped, createdAt }) => ({
    id,
    question,
    response,
    stopped,
    timestamp: createdAt.getTime(),
  }));
}

/** What was said up to a message of the conversation, or up to now, oldest first. 404 for a message that is not in it. */
export async function contextOf(
  db: Queries,
  conversationId: string,
  parentMessageId: string | undefined,
): Promise<AiMessageRow[]> {
  if (parentMessageId === undefined) return await latest(db, conversationId, CONTEXT_MESSAGES);
  const [parent] = await db
    .select()
    .from(aiMessage)
    .where(and(eq(aiMessage.id, parentMessageId), eq(aiMessage.conversationId, conversationId)));
  if (!parent) throw notFound();
  return await latest(db, conversationId, CONTEXT_MESSAGES, parent);
}

async function latest(db: Queries, conversationId: string, limit: number, upTo?: AiMessageRow) {
  const rows = await db
    .select()
    .from(aiMessage)
    .where(
      and(
        eq(aiMessage.conversationId, conversationId),
        upTo &&
          sql`(${aiMessage.createdAt}, ${aiMessage.id}) <= (${upTo.createdAt.toISOString()}::timestamptz, ${upTo.id})`,
      ),
    )
    .orderBy(desc(aiMessage.createdAt), desc(aiMessage.id))
    .limit(limit);
  return rows.toReversed();
}

/** Where a new message goes. */
export interface Place {
  asker: Asker;
  conversationId: string;
  /** The conversation begins with this message. */
  isFirst: boolean;
}

/** Keeps a question with its reply. A conversation that was deleted meanwhile stays deleted. */
export async function keepMessage(
  tx: Queries,
  { asker, conversationId, isFirst }: Place,
  message: Pick<AiMessageRow, 'id' | 'question' | 'response' | 'stopped' | 'createdAt'>,
): Promise<void> {
  const lastAt = message.createdAt;
  if (isFirst) {
    const title = [...message.question.trim().replaceAll(/\s+/g, ' ')].slice(0, TITLE_MAX).join('');
    await tx.insert(aiConversation).values({ id: conversationId, asker: asker.key, title, createdAt: lastAt, lastAt });
  } else {
    const [found] = await tx.update(aiConversation).set({ lastAt }).where(ownedBy(asker, conversationId)).returning();
    if (!found) return;
  }
  await tx.insert(aiMessage).values({ ...message, conversationId });
}

export async function removeConversation(db: Queries, asker: Asker, id: string): Promise<void> {
  const [found] = await db.delete(aiConversation).where(ownedBy(asker, id)).returning({ id: aiConversation.id });
  if (!found) throw notFound();
}
