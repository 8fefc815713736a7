import { eq } from 'drizzle-orm';
import { dropFiles } from '../platform/files/looseFiles.ts';
import type { Services } from '../platform/services.ts';
import type { AssistantHooks } from './hooks.ts';
import { kbBot } from './schema.ts';

/** Deletes an assistant with everything that hangs on it, stored bytes included. */
export async function removeAssistant(services: Services, hooks: readonly AssistantHooks[], id: string): Promise<void> {
  for (const { end } of hooks) await end?.(services, id);
  const keys = await services.db.transaction(async (tx) => {
    // Nothing new can be hung on it while its row is locked, so what the hooks find is all there is.
    await tx.select({ id: kbBot.id }).from(kbBot).where(eq(kbBot.id, id)).for('update');
    const found: string[] = [];
    for (const { remove } of hooks) found.push(...((await remove?.(tx, id, services.now())) ?? []));
    await tx.delete(kbBot).where(eq(kbBot.id, id));
    return found;
  });
  await dropFiles(services, keys);
}
