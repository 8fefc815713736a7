import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { kbBotFile } from './schema.ts';

/** The name of a file of the assistant, forced copies included, that has these bytes; `name` itself where one has it. */
export async function namedLike(
  db: Queries,
  kbBotId: string,
  { sha256, name }: { sha256: string; name: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ name: kbBotFile.name })
    .from(kbBotFile)
    .where(and(eq(kbBotFile.kbBotId, kbBotId), eq(kbBotFile.sha256, sha256)))
    .orderBy(desc(eq(kbBotFile.name, name)), desc(kbBotFile.createdAt))
    .limit(1);
  return found?.name;
}

/** Whether a file of the assistant, forced copies included, has these bytes. */
export const hasSameBytes = async (db: Queries, kbBotId: string, sha256: string): Promise<boolean> =>
  (await namedLike(db, kbBotId, { sha256, name: '' })) !== undefined;
