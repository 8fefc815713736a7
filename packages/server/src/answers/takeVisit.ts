import { errorCodes, type Topic } from '@tinystar/contract';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { visitorAsking } from './asker.ts';
import { kbBotChatAttachment, kbBotChatMessage, kbBotChatTurn } from './schema.ts';
import { newTopic, readTopic, type Talk } from './topics.ts';
import { readVisitor } from './visitor.ts';

/**
 * Makes what a visitor asked an assistant a conversation of a person: whoever holds the visitor's signed id is the one who
 * asked. The visitor has none of it any more. 400 for a forged id, 404 for a visitor who asked nothing, 409 while an answer to
 * him is being written.
 */
export async function takeVisit(services: Services, talk: Talk, userId: string): Promise<Topic> {
  const visitorId = await readVisitor(services, userId);
  if (!visitorId) throw new Failure(errorCodes.invalidInput, '访客标识无效');
  const { bot, asker } = talk;
  const from = visitorAsking(visitorId).key;
  return await services.db.transaction(async (tx) => {
    // In one order, so that two that ask for the same never wait for each other.
    for (const key of [from, asker.key].toSorted())
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const theirs = and(eq(kbBotChatMessage.kbBotId, bot.id), eq(kbBotChatMessage.asker, from));
    if ((await tx.$count(kbBotChatMessage, theirs)) === 0) throw notFound();
    const turns = and(eq(kbBotChatTurn.kbBotId, bot.id), eq(kbBotChatTurn.asker, from));
    const open = inArray(kbBotChatTurn.state, ['generating', 'interrupted']);
    if ((await tx.$count(kbBotChatTurn, and(turns, open))) > 0)
      throw new Failure(errorCodes.conflict, '回答还在生成，请稍后再试');
    const topicId = await newTopic(tx, talk, services.now());
    await tx
      .update(kbBotChatMessage)
      .set({
        asker: asker.key,
        userId: asker.userId,
        side: 'use',
        topicId,
        createdAt: sql`created_at + ${await apart(tx, from, talk)}`,
      })
      .where(theirs);
    await tx.update(kbBotChatTurn).set({ asker: asker.key }).where(turns);
    await tx
      .update(kbBotChatAttachment)
      .set({ asker: asker.key, userId: asker.userId })
      .where(and(eq(kbBotChatAttachment.kbBotId, bot.id), eq(kbBotChatAttachment.asker, from)));
    return await readTopic(tx, { ...talk, topicId });
  });
}

/** Times rise over all conversations of a person with an assistant: the least shift with which no two messages share one. */
async function apart(tx: Queries, from: string, { bot, asker }: Talk): Promise<SQL> {
  const { rows } = await tx.execute<{ apart: number }>(sql`
    select coalesce(min(n), 0) as apart from generate_series(0, 1000) n
    where not exists (
      select from kb_bot_chat_message theirs join kb_bot_chat_message own
        on own.kb_bot_id = theirs.kb_bot_id and own.asker = ${asker.key} and own.side = 'use'
        and own.created_at = theirs.created_at + n * interval '1 millisecond'
      where theirs.kb_bot_id = ${bot.id} and theirs.asker = ${from})`);
  return sql`${Number(rows[0]!.apart)} * interval '1 millisecond'`;
}
