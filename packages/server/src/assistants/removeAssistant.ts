import { eq } from 'drizzle-orm';
import { kbBotFile } from '../documents/schema.ts';
import { passage } from '../retrieval/schema.ts';
import type { Services } from '../platform/services.ts';
import { disownFiles, dropFiles } from '../platform/files/looseFiles.ts';
import { kbBot } from './schema.ts';

/** Deletes an assistant with everything below it: files, pages, blocks, passages, chats and stored bytes. */
export async function removeAssistant(services: Services, id: string): Promise<void> {
  const keys = await services.db.transaction(async (tx) => {
    // Locks out new files first, so that the list of keys is complete.
    await tx.select({ id: kbBot.id }).from(kbBot).where(eq(kbBot.id, id)).for('update');
    const files = await tx
      .select({ sourceKey: kbBotFile.sourceKey, outputKey: kbBotFile.outputKey })
      .from(kbBotFile)
      .where(eq(kbBotFile.kbBotId, id))
      .for('update');
    await tx.delete(kbBot).where(eq(kbBot.id, id));
    await tx.delete(passage).where(eq(passage.kbBotId, id));
    const found = files.flatMap((row) => (row.outputKey ? [row.sourceKey, row.outputKey] : [row.sourceKey]));
    await disownFiles(tx, found, services.now());
    return found;
  });
  await dropFiles(services, keys);
}
