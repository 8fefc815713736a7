import { coins, prices, type AnswerTrace } from '@tinystar/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { notFound } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import type { AnswerRequest } from './answerer.ts';
import type { Asker } from './asker.ts';
import { answerTrace, kbBotChatMessage, kbBotChatTurn, type TurnRow } from './schema.ts';

/** Stores how an answer came about, for the makers of the assistant; those of users' answers are not kept for long. */
export const traceKeeper =
  ({ db, log, now }: Services, messageId: string, payer: Owner | null): NonNullable<AnswerRequest['keepTrace']> =>
  async (engineTrace) => {
    const trace: AnswerTrace = { ...engineTrace, coins: payer ? prices.answer : prices.ownPersonalAnswer };
    try {
      await db
        .insert(answerTrace)
        .values({ messageId, trace, createdAt: now() })
        .onConflictDoUpdate({ target: answerTrace.messageId, set: { trace, createdAt: now() } });
    } catch (error) {
      log.warn({ error }, 'the trace of an answer was not stored');
    }
  };

/** What an answer cost is known when it has come to rest: later than its trace is kept, and coins may have gone back. */
const asCharged = ({ trace, charge }: { trace: AnswerTrace; charge: TurnRow['charge'] | null }): AnswerTrace =>
  charge === 'released' ? { ...trace, coins: coins(0) } : trace;

/** The trace of an own trial answer; throws 404 when there is none. */
export async function readTrace(
  db: Queries,
  bot: Pick<AssistantRow, 'id'>,
  asker: Asker,
  messageId: string,
): Promise<AnswerTrace> {
  const [row] = await db
    .select({ trace: answerTrace.trace, charge: kbBotChatTurn.charge })
    .from(answerTrace)
    .innerJoin(kbBotChatMessage, eq(kbBotChatMessage.id, answerTrace.messageId))
    .leftJoin(kbBotChatTurn, eq(kbBotChatTurn.id, kbBotChatMessage.turnId))
    .where(
      and(
        eq(answerTrace.messageId, messageId),
        eq(kbBotChatMessage.kbBotId, bot.id),
        eq(kbBotChatMessage.asker, asker.key),
      ),
    );
  if (!row) throw notFound();
  return asCharged(row);
}

/** The trace of an answer to a user; throws 404 when there is none any more, or there never was. */
export async function traceOfUser(db: Queries, kbBotId: string, messageId: string): Promise<AnswerTrace> {
  const [row] = await db
    .select({ trace: answerTrace.trace, charge: kbBotChatTurn.charge })
    .from(answerTrace)
    .innerJoin(kbBotChatMessage, eq(kbBotChatMessage.id, answerTrace.messageId))
    .leftJoin(kbBotChatTurn, eq(kbBotChatTurn.id, kbBotChatMessage.turnId))
    .where(
      and(
        eq(answerTrace.messageId, messageId),
        eq(kbBotChatMessage.kbBotId, kbBotId),
        ne(kbBotChatMessage.side, 'make'),
      ),
    );
  if (!row) throw notFound();
  return asCharged(row);
}
