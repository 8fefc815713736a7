import { settingFields } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { nextVersion } from '../platform/database/versions.ts';
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
    const current = () => presentAssistant(row);
    const updatedAt = await nextVersion({ version, savedAt: row.updatedAt, now: now(), current });
    const change = { ...columns(row), updatedAt };
    const [saved] = await tx.update(kbBot).set(change).where(eq(kbBot.id, row.id)).returning();
    await keepChange(tx, settingFields, { before: row, after: saved!, userId: caller.userId });
    return { version: updatedAt.getTime() };
  });
}
