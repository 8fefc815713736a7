import { drafts } from '@tinystar/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { loadAssistant, mayMake } from '../assistants/load.ts';
import { implement, type Call, type Route } from '../platform/http/route.ts';
import { holderAsking, personAsking } from './asker.ts';
import { knownMentions } from './attachments/mentions.ts';
import { presentAttachment } from './attachments/present.ts';
import { loadUnsent } from './attachments/unsent.ts';
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
  return { bot, asker, place: { kbBotId: bot.id, asker: asker.key, side, topicId: topicId ?? null } };
}

type Place = Awaited<ReturnType<typeof placeOf>>['place'];

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
    const { place } = await placeOf(call);
    const [row] = await call.services.db.select().from(kbBotChatDraft).where(at(place));
    if (!row) return { draft: null };
    const { services, caller } = call;
    const asker = personAsking(caller);
    const held = await loadUnsent(services.db, { bot: { id: row.kbBotId }, asker }, row.attachmentIds);
    const attachments = held.map((each) => presentAttachment(services, each, holderAsking(asker)));
    const { text, mentions, savedAt } = row;
    return {
      draft: {
        text,
        ...(attachments.length > 0 && { attachments }),
        ...(mentions.length > 0 && { mentions }),
        savedAt: savedAt.getTime(),
      },
    };
  }),
  implement(drafts.write, async (call) => {
    const { bot, asker, place } = await placeOf(call);
    const { db } = call.services;
    const savedAt = call.services.now();
    // PostgreSQL has no NUL in texts.
    const text = call.input.text.replaceAll('\0', '').toWellFormed();
    const { input, caller } = call;
    const held = await loadUnsent(db, { bot, asker }, input.attachments ?? []);
    const attachmentIds = held.map(({ id }) => id);
    const mentions = await knownMentions(db, bot, input.side === 'make' && mayMake(bot, caller), input.mentions);
    if (text === '' && attachmentIds.length === 0 && mentions.length === 0)
      await db.delete(kbBotChatDraft).where(at(place));
    else
      await db
        .insert(kbBotChatDraft)
        .values({ ...place, text, attachmentIds, mentions, savedAt })
        .onConflictDoUpdate({
          target: [kbBotChatDraft.kbBotId, kbBotChatDraft.asker, kbBotChatDraft.side, kbBotChatDraft.topicId],
          set: { text, attachmentIds, mentions, savedAt },
        });
    return { savedAt: savedAt.getTime() };
  }),
];
