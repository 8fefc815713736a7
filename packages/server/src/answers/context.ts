import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Asked } from './asked.ts';
import type { AnswerRequest, Attached } from './answerer.ts';
import { attachmentsOf } from './attachments/present.ts';
import type { Begun } from './beginTurn.ts';
import { CONTEXT_TURNS } from './limits.ts';
import { placeOf } from './placeOf.ts';
import { kbBotChatMessage as message } from './schema.ts';

/** The latest answered questions of the session before this one, oldest first, and what was sent along with all of them. */
export async function context(
  queries: Queries,
  { messageId, session, topicId, createdAt }: Pick<Begun, 'messageId' | 'session' | 'topicId' | 'createdAt'>,
  { bot, asker, side }: Pick<Asked, 'bot' | 'asker' | 'side'>,
): Promise<{ history: AnswerRequest['history']; attached: Attached }> {
  const rows = await queries
    .select({ id: message.id, question: message.question, answer: message.answer })
    .from(message)
    .where(
      and(
        placeOf({ bot, asker, side, topicId }),
        eq(message.session, session),
        eq(message.msgType, 'qa'),
        eq(message.answerStatus, 'success'),
        ne(message.answer, ''),
        lt(message.createdAt, createdAt),
      ),
    )
    .orderBy(desc(message.createdAt))
    .limit(CONTEXT_TURNS);
  const sent = await attachmentsOf(queries, [messageId, ...rows.map(({ id }) => id)]);
  return {
    history: rows.toReversed().map(({ question, answer }) => ({ question, answer })),
    attached: { now: sent.get(messageId) ?? [], earlier: rows.flatMap(({ id }) => sent.get(id) ?? []) },
  };
}
