import { drafts } from '@tinystar/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { loadAssistant } from '../assistants/load.ts';
import { implement, type Call, type Route } from '../platform/http/route.ts';
import { personAsking } from './asker.ts';
import { kbBotChatDraft } from './schema.ts';
import { loadTopic } from './topics.ts';

interface Conversation {
  kbBotId: string;
  side: 'use' | 'make';
  topicId?: string | undefined;
}

/** The conversation of the caller; 404 when he may not talk to the assistant, or it is not his. */
async function placeOf({ input, services, caller }: Call<Conversation>) {
  const { side, topicId } = input;
  const bot = await loadAssistant(services.db, caller, input.kbBotId, 'use');
  const asker = personAsking(caller);
  if (topicId) await loadTopic(services.db, { bot, asker, topicId });
  return { kbBotId: bot.id, asker: asker.key, side, topicId: topicId ?? null };
}

type Place = Awaited<ReturnType<typeof placeOf>>;

const at = ({ kbBotId, asker, side, topicId }: Place) =>
  and(
    eq(kbBotChatDraft.kbBotId, kbBotId),
    eq(kbBotChatDraft.asker, asker),
    eq(kbBotChatDraft.side, side),
    topicId === null ? isNull(kbBotChatDraft.topicId) : eq(kbBotChatDraft.topicId, topicId),
  );

/** What a person typed and did not send, for his other devices. */
export const draftRoutes: readonly Route[] = [
  implement(drafts.read, async (call) => {
    const [row] = await call.services.db
      .select()
      .from(kbBotChatDraft)
      .where(at(await placeOf(call)));
    return { draft: row ? { text: row.text, savedAt: row.savedAt.getTime() } : null };
  }),
  implement(drafts.write, async (call) => {
    const place = await placeOf(call);
    const { db } = call.services;
    const savedAt = call.services.now();
    // PostgreSQL has no NUL in texts.
    const text = call.input.text.replaceAll('\0', '').toWellFormed();
    if (text === '') await db.delete(kbBotChatDraft).where(at(place));
    else
      await db
        .insert(kbBotChatDraft)
        .values({ ...place, text, savedAt })
        .onConflictDoUpdate({
          target: [kbBotChatDraft.kbBotId, kbBotChatDraft.asker, kbBotChatDraft.side, kbBotChatDraft.topicId],
          set: { text, savedAt },
        });
    return { savedAt: savedAt.getTime() };
  }),
];
