import { errorCodes, type AnswerEvent } from '@tinystar/contract';
import type { AssistantRow } from '../assistants/schema.ts';
import { releaseAnswer } from '../coins/answers.ts';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import type { Attempt } from './attempt.ts';
import type { Begun } from './beginTurn.ts';
import { saysNothing } from './answerer.ts';
import { finishedEvent } from './finishedEvent.ts';
import type { Hub } from './hub.ts';
import { persist } from './persist.ts';
import { restTurn, type Rest } from './restTurn.ts';
import { kbBotChatTurn } from './schema.ts';
import type { Outcome, Turn } from './turn.ts';

/**
 * Stores how a running turn came to rest and makes the event that tells it. The event follows the commit: what a
 * client was told is never lost. A stopped answer is free of which no word was written or reached
 * anybody; so are a failed one,
 * the reply of a keyword rule, one that only says that nothing was found, and one that was to be written on and got no
 * further.
 */
export async function settleTurn(
  services: Services,
  hub: Hub,
  turn: Turn,
  outcome: Outcome,
  { bot, begun, attempt }: { bot: AssistantRow; begun: Begun; attempt: Attempt },
): Promise<AnswerEvent | undefined> {
  const { log = services.log, requestId = '' } = attempt;
  if (outcome.kind === 'failed') log.warn({ turn: turn.id, code: outcome.code, error: turn.cause }, 'answer failed');
  const rest = {
    ...restOf(outcome, { bot, turn, requestId, keptLength: begun.keptLength, whole: attempt.whole === true }),
    log: { ...turn.log, text: turn.log.text.toWellFormed() },
  };
  let owned = true;
  const stored = await persist(services, async (tries) => {
    owned = await services.db.transaction((tx) =>
      restTurn(
        tx,
        { id: turn.id, messageId: turn.messageId, kbBotId: bot.id, state: 'generating', instanceId: hub.instanceId },
        rest,
        services.now(),
      ),
    );
    // An earlier try was stored, and only its reply was lost.
    if (!owned && tries > 0) owned = await isAtRest(services.db, turn.id, hub.instanceId, rest.state);
    // Another process has ended the turn as dead, or the assistant was deleted. Nobody pays; a second release is harmless.
    if (!owned) await releaseAnswer(services.db, turn.id, services.now());
  });
  hub.remove(turn.id);
  if (!stored || !owned) return notStored(turn.messageId);
  if (rest.state === 'interrupted') return undefined;
  if (outcome.kind === 'failed') {
    return {
      errorCode: outcome.code,
      errorMessage: outcome.message,
      id: turn.messageId,
      ...(requestId && { requestId }),
    };
  }
  return finishedEvent(
    { ...rest.end!, id: turn.messageId, createdAt: begun.createdAt, stopped: rest.stopped === true },
    turn.log.ends.length,
  );
}

async function isAtRest(db: Queries, turnId: string, instanceId: string, state: Rest['state']): Promise<boolean> {
  const same = and(
    eq(kbBotChatTurn.id, turnId),
    eq(kbBotChatTurn.instanceId, instanceId),
    eq(kbBotChatTurn.state, state),
  );
  return (await db.$count(kbBotChatTurn, same)) > 0;
}

interface Settling {
  bot: AssistantRow;
  turn: Turn;
  requestId: string;
  keptLength: number;
  whole: boolean;
}

function restOf(outcome: Outcome, { bot, turn, requestId, keptLength, whole }: Settling): Rest {
  switch (outcome.kind) {
    case 'parked':
      return { state: 'interrupted', sources: outcome.sources };
    case 'failed':
      return {
        state: 'failed',
        sources: outcome.sources,
        error: { code: outcome.code, message: outcome.message, requestId },
      };
    case 'finished': {
      const answerSource = bot.isPreset ? 'preset' : outcome.end.answerSource;
      const free =
        turn.log.text.length <= keptLength ||
        (whole && outcome.stopped) ||
        outcome.end.answerByKeyword ||
        saysNothing(outcome.end.answerSource) ||
        outcome.end.missed === true;
      return {
        state: 'success',
        stopped: outcome.stopped,
        end: { ...outcome.end, answerSource },
        ...(free && { free }),
      };
    }
  }
}

/** The last event of a turn whose outcome could not be stored. */
const notStored = (messageId: string): AnswerEvent => ({
  errorCode: errorCodes.unavailable,
  errorMessage: new Failure(errorCodes.unavailable).message,
  id: messageId,
});
