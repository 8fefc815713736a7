import { errorCodes, type Thumb } from '@tinystar/contract';
import { and, eq, ne } from 'drizzle-orm';
import { kbBot, nobody } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { kbBotChatMessage } from './schema.ts';

/** Rates one's own finished answer; only a thumb down has a reason. 404 for what is not one's own, 409 while there is no answer to rate. */
export async function rateAnswer(
  queries: Queries,
  own: { id: string; asker: string; kbBotId?: string },
  thumb: Thumb,
  reason = '',
): Promise<void> {
  const mine = and(
    eq(kbBotChatMessage.id, own.id),
    eq(kbBotChatMessage.asker, own.asker),
    eq(kbBotChatMessage.msgType, 'qa'),
    own.kbBotId === undefined ? undefined : eq(kbBotChatMessage.kbBotId, own.kbBotId),
  );
  const [message] = await queries
    .select({ status: kbBotChatMessage.answerStatus })
    .from(kbBotChatMessage)
    .innerJoin(kbBot, eq(kbBot.id, kbBotChatMessage.kbBotId))
    .where(and(mine, ne(kbBot.ownerId, nobody)));
  if (!message) throw notFound();
  const rated = await queries
    .update(kbBotChatMessage)
    .set({ thumb, thumbReason: thumb === 'down' ? reason.trim() : '' })
    .where(and(mine, eq(kbBotChatMessage.answerStatus, 'success')))
    .returning({ id: kbBotChatMessage.id });
  if (rated.length === 0) throw new Failure(errorCodes.conflict);
}
