import type { SentenceMap } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import type { Asked } from './asked.ts';
import type { Begun } from './beginTurn.ts';
import type { Hub } from './hub.ts';
import { kbBotChatMessage, kbBotChatTurn, type TurnRow } from './schema.ts';
import type { TurnLog } from './turnLog.ts';

interface Resumed {
  begun: Begun;
  log: TurnLog;
  cited: SentenceMap;
  leave: () => void;
}

/** Takes an interrupted turn up in this process; undefined when another request was faster or its time is over. */
export async function resumeTurn(
  services: Services,
  hub: Hub,
  row: TurnRow,
  { asker, bot }: Asked,
): Promise<Resumed | undefined> {
  const { leave } = await hub.seats.take({ asker: asker.key, kbBotId: bot.id });
  try {
    const resumed = await services.db.transaction(async (tx) => {
      const [turn] = await tx
        .update(kbBotChatTurn)
        .set({
          state: 'generating',
          instanceId: hub.instanceId,
          stopRequested: false,
          errorCode: null,
          errorMessage: '',
          changedAt: services.now(),
        })
        .where(and(eq(kbBotChatTurn.id, row.id), eq(kbBotChatTurn.state, 'interrupted')))
        .returning();
      if (!turn) return undefined;
      const [message] = await tx
        .update(kbBotChatMessage)
        .set({ answerStatus: 'generating', stopped: false })
        .where(eq(kbBotChatMessage.id, row.messageId))
        .returning();
      if (!message) return undefined;
      const { question, mentions, session, topicId, createdAt, answer, sentenceMap: cited } = message;
      const { keptLength } = turn;
      const place = { session, topicId, createdAt, keptLength };
      const begun = { turnId: turn.id, messageId: message.id, question, mentions, ...place };
      return { begun, log: { text: answer, ends: turn.ends }, cited, leave };
    });
    if (!resumed) leave();
    return resumed;
  } catch (error) {
    leave();
    throw error;
  }
}
