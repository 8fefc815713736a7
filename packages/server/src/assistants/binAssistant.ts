import { and, eq, ne } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import type { AssistantHooks } from './hooks.ts';
import { disappeared } from './removeAssistant.ts';
import { kbBot, nobody } from './schema.ts';

/**
 * Moves an assistant into the recycle bin: it disappears from every list and call at once, its running answers end and its
 * channels are off. All that hangs on it stays. Nothing happens to one that is deleted already.
 */
export async function binAssistant(services: Services, hooks: readonly AssistantHooks[], id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [binned] = await tx
      .update(kbBot)
      .set({ ...disappeared, formerStatus: kbBot.status, deletedAt: services.now() })
      .where(and(eq(kbBot.id, id), ne(kbBot.ownerId, nobody)))
      .returning({ id: kbBot.id });
    if (binned) for (const { turnOff } of hooks) await turnOff?.(tx, id);
  });
  for (const { end } of hooks) await end?.(services, id);
}
