import { createHash } from 'node:crypto';
import type { AdContent, AdStrategy } from '@tinystar/contract';
import { and, count, eq, isNull, lte } from 'drizzle-orm';
import { advertisementId } from '../answers/history.ts';
import { mayShowAds } from '../answers/publicAssistant.ts';
import { kbBotAdContent, kbBotChatMessage } from '../answers/schema.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { closedBecause } from '../answers/closedBecause.ts';
import { notFound } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';

/** An answer of one asker. */
interface Answered {
  id: string;
  asker: string;
}

interface Placed {
  id: string | null;
  adContentId: string | null;
  adContent: AdContent | null;
}

const none: Placed = { id: null, adContentId: null, adContent: null };

/**
 * The advertisement that follows an answer, kept with the answer: asked again, it is the same one. Throws 404 when the
 * asker has no such answer.
 */
export async function placeAd({ db, now }: Services, bot: AssistantRow, { id, asker }: Answered): Promise<Placed> {
  const own = and(
    eq(kbBotChatMessage.kbBotId, bot.id),
    eq(kbBotChatMessage.asker, asker),
    eq(kbBotChatMessage.msgType, 'qa'),
  );
  const [message] = await db
    .select()
    .from(kbBotChatMessage)
    .where(and(own, eq(kbBotChatMessage.id, id)));
  if (!message) throw notFound();
  if (message.adContentId !== null) return await shown(db, message.id, message.adContentId);
  if (message.answerStatus !== 'success' || message.stopped || !mayShowAds(bot)) return none;
  // A reply of the maker's own words, or the way to a person, is no answer to put something beside.
  if (message.answerByKeyword) return none;
  // An enterprise whose plan has ended shows nothing that it would have to pay for.
  if ((await closedBecause(db, bot)) !== undefined) return none;
  const [answered] = await db
    .select({ count: count() })
    .from(kbBotChatMessage)
    .where(
      and(
        own,
        eq(kbBotChatMessage.side, message.side),
        eq(kbBotChatMessage.session, message.session),
        eq(kbBotChatMessage.answerStatus, 'success'),
        eq(kbBotChatMessage.stopped, false),
        eq(kbBotChatMessage.answerByKeyword, false),
        lte(kbBotChatMessage.createdAt, message.createdAt),
      ),
    );
  if (!isDue(bot.adStrategy, answered?.count ?? 0)) return none;
  const adContentId = idOf(bot);
  await db.transaction(async (tx) => {
    await tx
      .insert(kbBotAdContent)
      .values({ id: adContentId, kbBotId: bot.id, content: bot.adContent, createdAt: now() })
      .onConflictDoNothing();
    await tx
      .update(kbBotChatMessage)
      .set({ adContentId })
      .where(and(eq(kbBotChatMessage.id, id), isNull(kbBotChatMessage.adContentId)));
  });
  return { id: advertisementId(id), adContentId, adContent: bot.adContent };
}

async function shown(db: Services['db'], messageId: string, adContentId: string): Promise<Placed> {
  const [row] = await db.select().from(kbBotAdContent).where(eq(kbBotAdContent.id, adContentId));
  return row ? { id: advertisementId(messageId), adContentId, adContent: row.content } : none;
}

/** Whether the advertisement follows the `number`th answer of a session. */
const isDue = ({ afterFirstAnswer, everyNAnswers }: AdStrategy, number: number): boolean =>
  (afterFirstAnswer && number === 1) || (everyNAnswers > 0 && number > 0 && number % everyNAnswers === 0);

/** The same words of the same assistant are the same advertisement. */
const idOf = ({ id, adContent: { type, content } }: AssistantRow): string =>
  createHash('sha256')
    .update(JSON.stringify([id, type, content]))
    .digest('hex')
    .slice(0, 32);
