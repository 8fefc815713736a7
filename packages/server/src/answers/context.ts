import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Asked } from './asked.ts';
import type { AnswerRequest } from './answerer.ts';
import type { Begun } from './beginTurn.ts';
import { CONTEXT_TURNS } from './limits.ts';
import { placeOf } from './placeOf.ts';
import { kbBotChatMessage as message } from './schema.ts';

/** The latest answered questions of the session before this one, oldest first. */
export async function context(
  queries: Queries,
  { session, topicId, createdAt }: Pick<Begun, 'session' | 'topicId' | 'createdAt'>,
  { bot, asker, side }: Pick<Asked, 'bot' | 'asker' | 'side'>,
): Promise<AnswerRequest['history']> {
  const rows = await queries
    .select({ question: message.question, answer: message.answer })
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
  return rows.toReversed();
}
