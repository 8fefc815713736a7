import { and, eq, ne, sql } from 'drizzle-orm';
import { kbBot, nobody } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { notFound } from '../platform/http/failure.ts';
import { kbBotChatMessage } from './schema.ts';

/** Notes that whoever asked has looked at a source of his own answer; once is enough. 404 for what is not his own. */
export async function openedSource(
  queries: Queries,
  own: { id: string; asker: string; kbBotId?: string },
): Promise<void> {
  const mine = and(
    eq(kbBotChatMessage.id, own.id),
    eq(kbBotChatMessage.asker, own.asker),
    own.kbBotId === undefined ? undefined : eq(kbBotChatMessage.kbBotId, own.kbBotId),
  );
  const [message] = await queries
    .select({ news: sql<boolean>`${kbBotChatMessage.sentenceMap} <> '{}' and not ${kbBotChatMessage.sourceOpened}` })
    .from(kbBotChatMessage)
    .innerJoin(kbBot, eq(kbBot.id, kbBotChatMessage.kbBotId))
    .where(and(mine, ne(kbBot.ownerId, nobody)));
  if (!message) throw notFound();
  if (message.news) await queries.update(kbBotChatMessage).set({ sourceOpened: true }).where(mine);
}
