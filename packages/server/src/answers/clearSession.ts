import { errorCodes, type Side } from '@tinystar/contract';
import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Services } from '../platform/services.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Asker } from './asker.ts';
import { placeOf } from './placeOf.ts';
import { kbBotChatMessage, type MessageRow } from './schema.ts';

/** Ends the session with a marker. 409 when there is nothing to end: no message, or a marker as the last one. */
export async function clearSession(
  services: Services,
  bot: AssistantRow,
  asker: Asker,
  side: Side,
  topicId?: string,
): Promise<MessageRow> {
  return await services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${asker.key}, 0))`);
    const [last] = await tx
      .select()
      .from(kbBotChatMessage)
      .where(placeOf({ bot, asker, side, topicId }))
      .orderBy(desc(kbBotChatMessage.createdAt))
      .limit(1);
    if (!last || last.msgType === 'clear') throw new Failure(errorCodes.conflict);
    // Times rise over all conversations with an assistant, not only within this one.
    const [newest] = await tx
      .select({ at: max(kbBotChatMessage.createdAt) })
      .from(kbBotChatMessage)
      .where(
        and(
          eq(kbBotChatMessage.kbBotId, bot.id),
          eq(kbBotChatMessage.asker, asker.key),
          eq(kbBotChatMessage.side, side),
        ),
      );
    const [marker] = await tx
      .insert(kbBotChatMessage)
      .values({
        kbBotId: bot.id,
        asker: asker.key,
        userId: asker.userId,
        side,
        topicId: topicId ?? null,
        source: last.source,
        session: last.session,
        msgType: 'clear',
        answerStatus: 'success',
        createdAt: new Date(Math.max(services.now().getTime(), newest!.at!.getTime() + 1)),
      })
      .returning();
    return marker!;
  });
}
