import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Asker } from '../asker.ts';
import { kbBotChatAttachment } from '../schema.ts';

/** Whether an asker has sent this along to an assistant, or is about to. */
export async function isOwnAttachment(
  queries: Queries,
  { bot, asker }: { bot: { id: string }; asker: Asker },
  id: string,
): Promise<boolean> {
  const own = and(
    eq(kbBotChatAttachment.id, id),
    eq(kbBotChatAttachment.kbBotId, bot.id),
    eq(kbBotChatAttachment.asker, asker.key),
  );
  return (await queries.$count(kbBotChatAttachment, own)) > 0;
}
