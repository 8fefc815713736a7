import { errorCodes } from '@tinystar/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Asker } from '../asker.ts';
import { kbBotChatAttachment } from '../schema.ts';

/**
 * Gives attachments to the message they are sent with. 409 unless all of them are the asker's own, read, and not sent with
 * another one.
 */
export async function bindAttachments(
  tx: Queries,
  { bot, asker }: { bot: { id: string }; asker: Asker },
  ids: readonly string[],
  messageId: string,
): Promise<void> {
  const bound = await tx
    .update(kbBotChatAttachment)
    .set({ messageId })
    .where(
      and(
        inArray(kbBotChatAttachment.id, [...ids]),
        eq(kbBotChatAttachment.kbBotId, bot.id),
        eq(kbBotChatAttachment.asker, asker.key),
        isNull(kbBotChatAttachment.messageId),
        eq(kbBotChatAttachment.state, 'ready'),
      ),
    )
    .returning({ id: kbBotChatAttachment.id });
  if (bound.length < new Set(ids).size)
    throw new Failure(errorCodes.conflict, '附件还没有读完，或者已被移除，请检查后重新发送');
}
