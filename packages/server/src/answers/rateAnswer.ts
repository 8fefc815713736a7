import { errorCodes, type Thumb } from '@tinystar/contract';
import { plainText } from '@tinystar/contract/plainText';
import { and, eq, ne } from 'drizzle-orm';
import { kbBot, nobody } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { emit } from '../webhooks/emit.ts';
import { kbBotChatMessage } from './schema.ts';

/** Characters of an answer that webhooks are told. */
const EXCERPT = 500;

/** Rates one's own finished answer; only a thumb down has a reason. 404 for what is not one's own, 409 while there is no answer to rate. */
export async function rateAnswer(
  { db, now }: Pick<Services, 'db' | 'now'>,
  own: { id: string; asker: string; kbBotId?: string },
  thumb: Thumb,
  why = '',
): Promise<void> {
  await db.transaction((tx) => rate(tx, own, { thumb, reason: thumb === 'down' ? why.trim() : '', now: now() }));
}

async function rate(
  queries: Queries,
  own: { id: string; asker: string; kbBotId?: string },
  { thumb, reason, now }: { thumb: Thumb; reason: string; now: Date },
): Promise<void> {
  const mine = and(
    eq(kbBotChatMessage.id, own.id),
    eq(kbBotChatMessage.asker, own.asker),
    eq(kbBotChatMessage.msgType, 'qa'),
    own.kbBotId === undefined ? undefined : eq(kbBotChatMessage.kbBotId, own.kbBotId),
  );
  const [message] = await queries
    .select({
      question: kbBotChatMessage.question,
      answer: kbBotChatMessage.answer,
      kbBotId: kbBotChatMessage.kbBotId,
      thumb: kbBotChatMessage.thumb,
      reason: kbBotChatMessage.thumbReason,
    })
    .from(kbBotChatMessage)
    .innerJoin(kbBot, eq(kbBot.id, kbBotChatMessage.kbBotId))
    .where(and(mine, ne(kbBot.ownerId, nobody)))
    .for('update', { of: kbBotChatMessage });
  if (!message) throw notFound();
  const rated = await queries
    .update(kbBotChatMessage)
    .set({ thumb, thumbReason: reason })
    .where(and(mine, eq(kbBotChatMessage.answerStatus, 'success')))
    .returning({ id: kbBotChatMessage.id });
  if (rated.length === 0) throw new Failure(errorCodes.conflict);
  const told = message.thumb === 'down' && message.reason === reason;
  if (thumb === 'down' && !told) await tellDislike(queries, own.id, { ...message, reason }, now);
}

/** Tells webhooks of a thumb down: when it is given, and again when its reason is. */
async function tellDislike(
  tx: Queries,
  id: string,
  { kbBotId, question, answer, reason }: { kbBotId: string; question: string; answer: string; reason: string },
  now: Date,
): Promise<void> {
  const excerpt = [...plainText(answer)].slice(0, EXCERPT).join('');
  const data = { message_id: id, question, answer_excerpt: excerpt, reason };
  await emit(tx, kbBotId, { type: 'answer.disliked', data }, now);
}
