import { errorCodes, settingFields } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { madeFrom } from '../platform/database/madeFrom.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Call } from '../platform/http/route.ts';
import { loadOwnAssistant } from './load.ts';
import { presentAssistant } from './present.ts';
import { kbBot, type AssistantRow } from './schema.ts';
import { keepChange } from './settingHistory.ts';

/**
 * Changes columns under a row lock, so that two makers cannot both see the old state, and keeps who changed what. Throws
 * 409 with the assistant of today when somebody has saved since `version`; without one nothing is compared. Answers with
 * the new version.
 */
export async function changeSettings(
  { owner, caller, services: { db, now } }: Call<unknown>,
  id: string,
  columns: (row: AssistantRow) => Partial<AssistantRow>,
  version?: number,
): Promise<{ version: number }> {
  return await db.transaction(async (tx) => {
    const row = await loadOwnAssistant(tx, owner, id, 'update');
    // Later than the one before on every clock, so that no two versions are alike.
    const updatedAt = new Date(Math.max(now().getTime(), row.updatedAt.getTime() + 1));
    const [saved] = await tx
      .update(kbBot)
      .set({ ...columns(row), updatedAt })
      .where(madeFrom(version, kbBot.updatedAt, eq(kbBot.id, row.id)))
      .returning();
    if (!saved) throw new Failure(errorCodes.conflict, undefined, { current: presentAssistant(row) });
    await keepChange(tx, settingFields, { before: row, after: saved, userId: caller.userId });
    return { version: updatedAt.getTime() };
  });
}
