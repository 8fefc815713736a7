import type { DocumentStatus } from '@tinystar/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { kbBotFile, type FileRow } from './schema.ts';

/** Names one processing of one file. */
export interface FileRun {
  fileId: string;
  run: number;
}

type Change = Partial<typeof kbBotFile.$inferInsert>;

/**
 * Moves a file from one of the states `from`. Answers its new row, or undefined when it was deleted, is processed anew
 * or already went on: then the step has nothing (left) to do.
 */
export async function moveFile(
  db: Queries,
  { fileId, run }: FileRun,
  from: readonly DocumentStatus[],
  change: Change,
): Promise<FileRow | undefined> {
  const [row] = await db
    .update(kbBotFile)
    .set(change)
    .where(and(eq(kbBotFile.id, fileId), eq(kbBotFile.run, run), inArray(kbBotFile.status, [...from])))
    .returning();
  return row;
}

/** Whether the processing is still the current one of an existing file. */
export async function isCurrent(db: Queries, { fileId, run }: FileRun): Promise<boolean> {
  const rows = await db
    .select({ id: kbBotFile.id })
    .from(kbBotFile)
    .where(and(eq(kbBotFile.id, fileId), eq(kbBotFile.run, run)));
  return rows.length > 0;
}
