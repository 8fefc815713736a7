import { and, eq, inArray } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { releaseAnswer } from '../coins/answers.ts';
import { endAnswersOf } from './endAnswers.ts';
import { kbBotChatMessage as message, kbBotChatTurn as turn } from './schema.ts';

/** The chats with an assistant. Answers that are being written end first, so that their readers keep what they had. */
export const answerHooks: AssistantHooks = {
  end: endAnswersOf,
  async removeSome(tx, kbBotId, { most, now }) {
    const found = await tx.select({ id: message.id }).from(message).where(eq(message.kbBotId, kbBotId)).limit(most);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return { rows: 0 };
    const held = await tx
      .select({ id: turn.id })
      .from(turn)
      .where(and(inArray(turn.messageId, ids), eq(turn.charge, 'reserved')));
    for (const { id } of held) await releaseAnswer(tx, id, now);
    await tx.delete(message).where(inArray(message.id, ids));
    return { rows: ids.length };
  },
};
