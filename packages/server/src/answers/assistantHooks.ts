import { and, eq, inArray } from 'drizzle-orm';
import type { AssistantHooks, RemovedRows } from '../assistants/hooks.ts';
import { releaseAnswer } from '../coins/answers.ts';
import type { Queries } from '../platform/database/database.ts';
import { endAnswersOf, endUnpublished } from './endAnswers.ts';
import { kbBotChatAttachment as attachment, kbBotChatMessage as message, kbBotChatTurn as turn } from './schema.ts';

/** The chats with an assistant. Answers that are being written end first, so that their readers keep what they had. */
export const answerHooks: AssistantHooks = {
  end: endAnswersOf,
  unpublish: endUnpublished,
  async removeSome(tx, kbBotId, { most, now }) {
    const found = await tx.select({ id: message.id }).from(message).where(eq(message.kbBotId, kbBotId)).limit(most);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return await removeUnsent(tx, kbBotId, most);
    const held = await tx
      .select({ id: turn.id })
      .from(turn)
      .where(and(inArray(turn.messageId, ids), eq(turn.charge, 'reserved')));
    for (const { id } of held) await releaseAnswer(tx, id, now);
    const sent = await tx
      .delete(attachment)
      .where(inArray(attachment.messageId, ids))
      .returning({ key: attachment.fileKey });
    await tx.delete(message).where(inArray(message.id, ids));
    return { rows: ids.length, keys: sent.map(({ key }) => key) };
  },
};

/** What waited to be sent. */
async function removeUnsent(tx: Queries, kbBotId: string, most: number): Promise<RemovedRows> {
  const found = await tx
    .select({ id: attachment.id, key: attachment.fileKey })
    .from(attachment)
    .where(eq(attachment.kbBotId, kbBotId))
    .limit(most);
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(attachment).where(inArray(attachment.id, ids));
  return { rows: ids.length, keys: found.map(({ key }) => key) };
}
