import { and, eq } from 'drizzle-orm';
import { isEditable } from '../documents/fileState.ts';
import { kbBotFile } from '../documents/schema.ts';
import { trainJob } from '../documents/trainJob.ts';
import type { Queries } from '../platform/database/database.ts';

/** Gives a document another name; its passages, which bear it, are made anew, nothing is parsed. */
export async function renameDocument(
  tx: Queries,
  kbBotId: string,
  { fileId, name, now }: { fileId: string; name: string; now: Date },
): Promise<void> {
  const isIt = and(eq(kbBotFile.id, fileId), eq(kbBotFile.kbBotId, kbBotId));
  const [row] = await tx.select().from(kbBotFile).where(isIt).for('update');
  if (!row || row.name === name) return;
  if (!isEditable(row)) {
    // It gets its passages when it is parsed, by the name of then.
    await tx.update(kbBotFile).set({ name, updatedAt: now }).where(isIt);
    return;
  }
  const run = row.run + 1;
  await tx.update(kbBotFile).set({ name, status: 'trainPending', progress: null, run, updatedAt: now }).where(isIt);
  await trainJob.enqueue(tx, { fileId, run }, { key: `train:${fileId}` });
}
