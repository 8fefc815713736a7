import { and, eq, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { releaseAnswer } from '../coins/answers.ts';
import type { Queries } from '../platform/database/database.ts';
import { dropFiles } from '../platform/files/looseFiles.ts';
import { defineJob } from '../platform/jobs/define.ts';
import { kbBotChatAttachment, kbBotChatMessage, kbBotChatTopic, kbBotChatTurn } from './schema.ts';

/** For how long a deleted conversation can be taken back, in milliseconds. */
const UNDO = 600_000;

/** Removes a deleted conversation with all that was said in it; one that was taken back stays. */
export const removeTopic = defineJob(
  'answers.removeTopic',
  z.object({ topicId: z.string() }),
  async ({ topicId }, { services }) => {
    const now = services.now();
    const due = and(eq(kbBotChatTopic.id, topicId), lte(kbBotChatTopic.deletedAt, new Date(now.getTime() - UNDO)));
    const keys = await services.db.transaction(async (tx) => {
      const [topic] = await tx.select().from(kbBotChatTopic).where(due).for('update');
      if (!topic) return [];
      const held = await tx
        .select({ id: kbBotChatTurn.id })
        .from(kbBotChatTurn)
        .innerJoin(kbBotChatMessage, eq(kbBotChatMessage.id, kbBotChatTurn.messageId))
        .where(and(eq(kbBotChatMessage.topicId, topicId), eq(kbBotChatTurn.charge, 'reserved')));
      for (const { id } of held) await releaseAnswer(tx, id, now);
      const sent = await tx
        .select({ key: kbBotChatAttachment.fileKey })
        .from(kbBotChatAttachment)
        .innerJoin(kbBotChatMessage, eq(kbBotChatMessage.id, kbBotChatAttachment.messageId))
        .where(eq(kbBotChatMessage.topicId, topicId));
      await tx.delete(kbBotChatTopic).where(eq(kbBotChatTopic.id, topicId));
      return sent.map(({ key }) => key);
    });
    await dropFiles(services, keys);
  },
  { attempts: 5, timeout: 60_000 },
);

/** Has a conversation removed once it cannot be taken back any more. */
export const removeLater = (queries: Queries, topicId: string, now: Date): Promise<void> =>
  removeTopic.enqueue(queries, { topicId }, { key: `topic:${topicId}`, runAt: new Date(now.getTime() + UNDO) });
