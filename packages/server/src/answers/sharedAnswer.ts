import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ChatMessage } from '@tinystar/contract';
import { and, eq, ne } from 'drizzle-orm';
import { assistantMissing } from '../assistants/load.ts';
import { kbBot, type AssistantRow } from '../assistants/schema.ts';
import type { Services } from '../platform/services.ts';
import { presentMessage } from './history.ts';
import {
  livingDocuments,
  marked,
  withDetails,
  withoutPassages,
  withPasses,
  withShownReferences,
} from './references.ts';
import { kbBotChatMessage } from './schema.ts';

/** Characters of the proof: 132 bits. */
const PROOF = 22;

/**
 * What opens one answer for whoever has it, without a log-in. Nothing is stored for it: it holds while the answer is there
 * and its assistant is published.
 */
export const answerKey = ({ secret }: Pick<Services, 'secret'>, messageId: string): string =>
  `${messageId}.${createHmac('sha256', secret).update(`shared-answer:${messageId}`).digest('base64url').slice(0, PROOF)}`;

/** The address of the page of one answer; undefined where the deployment knows no address of its own. */
export const answerPage = (
  services: Pick<Services, 'secret' | 'config'>,
  { publicId }: AssistantRow,
  messageId: string,
): string | undefined => {
  const { PUBLIC_ORIGIN: origin } = services.config;
  return origin && `${origin}/b/${publicId}?answer=${answerKey(services, messageId)}`;
};

/**
 * The answer that a key opens, as who asked may see it today, and without passages unless everybody may ask; 102001 for
 * every other key.
 */
export async function sharedAnswer(
  services: Pick<Services, 'db' | 'secret' | 'config' | 'now'>,
  { publicId, key }: { publicId: string; key: string },
): Promise<{ bot: AssistantRow; message: ChatMessage }> {
  const { db } = services;
  const id = key.slice(0, -PROOF - 1);
  const [given, known] = [Buffer.from(key), Buffer.from(answerKey(services, id))];
  if (given.length !== known.length || !timingSafeEqual(given, known)) throw assistantMissing();
  const [found] = await db
    .select({ bot: kbBot, row: kbBotChatMessage })
    .from(kbBotChatMessage)
    .innerJoin(kbBot, eq(kbBot.id, kbBotChatMessage.kbBotId))
    .where(
      and(
        eq(kbBotChatMessage.id, id),
        eq(kbBot.publicId, publicId),
        eq(kbBot.status, 'enabled'),
        ne(kbBot.permission, 'private'),
      ),
    );
  if (!found) throw assistantMissing();
  const { bot, row } = found;
  const message = withShownReferences(marked(presentMessage(row, bot), await livingDocuments(db, [row])), bot);
  // Who reads it is not known: what an enterprise keeps to its own people is named and not shown. Who asked is nobody's
  // business.
  const reader = { side: 'use', userId: null } as const;
  const isOpen = bot.permission === 'public';
  const [told] = isOpen ? await withDetails(services, [withPasses(services, message, reader)], reader) : [];
  return { bot, message: { ...(told ?? withoutPassages(message)), userId: '' } };
}
