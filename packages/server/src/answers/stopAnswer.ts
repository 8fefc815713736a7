import { and, eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { notFound } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { hubOf } from './hub.ts';
import { restTurn } from './restTurn.ts';
import { kbBotChatMessage, kbBotChatTurn } from './schema.ts';

/**
 * Stops the answer of a message, wherever it is being written. Resolves when what was written is stored; a finished
 * answer stays as it is. Of one that was to be handed over `whole` nothing is paid. 404 for what is not the asker's own.
 */
export async function stopAnswer(
  services: Services,
  own: { id: string; asker: string; kbBotId: string; whole?: boolean },
): Promise<void> {
  const hub = hubOf(services);
  const read = async () => {
    const [row] = await services.db
      .select({ turn: kbBotChatTurn, answer: kbBotChatMessage.answer })
      .from(kbBotChatMessage)
      .innerJoin(kbBotChatTurn, eq(kbBotChatTurn.id, kbBotChatMessage.turnId))
      .where(
        and(
          eq(kbBotChatMessage.id, own.id),
          eq(kbBotChatMessage.asker, own.asker),
          eq(kbBotChatMessage.kbBotId, own.kbBotId),
        ),
      );
    return row;
  };
  let asked = false;
  for (let tries = 0; tries < 30; tries++) {
    const row = await read();
    if (!row) throw notFound();
    const { turn, answer } = row;
    if (turn.state === 'success' || turn.state === 'failed') return;
    const running = hub.get(turn.id);
    if (running) {
      await running.stop();
    } else if (turn.state === 'interrupted' || hub.hasLost(turn)) {
      const free = own.whole || answer.length <= turn.keptLength;
      await services.db.transaction((tx) =>
        restTurn(tx, turn, { state: 'success', stopped: true, ...(free && { free }) }, services.now()),
      );
    } else {
      if (!asked)
        await services.db.update(kbBotChatTurn).set({ stopRequested: true }).where(eq(kbBotChatTurn.id, turn.id));
      asked = true;
      await sleep(100);
    }
  }
}
