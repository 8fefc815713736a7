import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { kbBotFile } from './schema.ts';

/** Whether a file of the assistant, forced copies included, has these bytes. */
export async function hasSameBytes(db: Queries, kbBotId: string, sha256: string): Promise<boolean> {
  const rows = await db
    .select({ id: kbBotFile.id })
    .from(kbBotFile)
    .where(and(eq(kbBotFile.kbBotId, kbBotId), eq(kbBotFile.sha256, sha256)))
    .limit(1);
  return rows.length > 0;
}
