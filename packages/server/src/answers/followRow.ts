import { errorCodes, type AnswerEvent } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { failureOf } from './failureOf.ts';
import { finishedEvent } from './finishedEvent.ts';
import type { Hub } from './hub.ts';
import { kbBotChatMessage, kbBotChatTurn } from './schema.ts';
import { eventAt } from './turnLog.ts';

/**
 * Reads a turn from its row: a finished one to its end, one that another process is writing as it grows. Ends without
 * a last event when the turn is interrupted, so that the caller can take it up.
 */
export async function followRow(services: Services, hub: Hub, turnId: string) {
  const read = async () => {
    const [row] = await services.db
      .select()
      .from(kbBotChatTurn)
      .innerJoin(kbBotChatMessage, eq(kbBotChatMessage.id, kbBotChatTurn.messageId))
      .where(eq(kbBotChatTurn.id, turnId));
    return row;
  };
  const first = await read();
  // The message was asked again since: this turn's text is gone.
  if (!first || first.kb_bot_chat_message.turnId !== turnId) throw new Failure(errorCodes.conflict);

  async function* follow(after: number, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    let seq = after + 1;
    for (let row = first; row; row = await read()) {
      const { kb_bot_chat_turn: turn, kb_bot_chat_message: message } = row;
      if (message.turnId !== turnId) return;
      while (seq < turn.ends.length && !signal.aborted) {
        yield eventAt({ text: message.answer, ends: turn.ends }, message.id, seq++);
      }
      if (signal.aborted || turn.state === 'interrupted') return;
      if (turn.state === 'success')
        return yield finishedEvent(
          {
            ...message,
            certainty: message.certainty ?? undefined,
            didYouMean: message.didYouMean ?? undefined,
          },
          seq,
        );
      if (turn.state === 'failed') {
        return yield { ...failureOf(turn), id: message.id, seq };
      }
      await sleep(hub.times.flush, undefined, { signal }).catch(() => undefined);
    }
  }
  return { attach: () => () => undefined, follow };
}
