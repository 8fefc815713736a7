import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { kbBotChatTurn } from '../answers/schema.ts';
import { stopAnswer } from '../answers/stopAnswer.ts';
import type { Services } from '../platform/services.ts';

const Cancelled = z.object({
  method: z.literal('notifications/cancelled'),
  params: z.object({ requestId: z.union([z.string(), z.number()]) }),
});
/** Looks for the cancelled question, and milliseconds between them: it may still be on its way into the database. */
const LOOKS = 10;
const PAUSE = 100;

/**
 * What a call is known by to the one that cancels it. A client numbers its calls from 0, so without the session that
 * tells it from the others of the same key there is none.
 */
export function nameOfCall(session: unknown, requestId: string | number): string | undefined {
  if (typeof session !== 'string' || session === '') return undefined;
  const of = createHash('sha256').update(JSON.stringify([session, requestId]));
  return `mcp:${of.digest('hex').slice(0, 32)}`;
}

/**
 * Stops the questions that a message of MCP cancels. Clients of the protocol of 2025 keep the connection open and say so
 * in a call of its own, which may reach another process than the one that answers.
 */
export async function cancelCalls(
  services: Services,
  { kbBotId, session, body }: { kbBotId: string; session: unknown; body: unknown },
): Promise<void> {
  for (const message of [body].flat()) {
    const { success, data } = Cancelled.safeParse(message);
    const call = success ? nameOfCall(session, data.params.requestId) : undefined;
    if (call !== undefined) await stopCall(services, kbBotId, call);
  }
}

async function stopCall(services: Services, kbBotId: string, call: string): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const [turn] = await services.db
      .select({ id: kbBotChatTurn.messageId, asker: kbBotChatTurn.asker })
      .from(kbBotChatTurn)
      .where(
        and(
          eq(kbBotChatTurn.state, 'generating'),
          eq(kbBotChatTurn.kbBotId, kbBotId),
          sql`starts_with(${kbBotChatTurn.idempotencyKey}, ${`${call}:`})`,
        ),
      );
    if (turn) return await stopAnswer(services, { ...turn, kbBotId, whole: true });
    await sleep(PAUSE);
  }
}
