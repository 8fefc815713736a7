import type { DocumentStatus } from '@tinystar/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/database.ts';
import { kbBotFile, type FileRow } from './schema.ts';

/** Names one processing of one file. */
export interface FileRun {
  fileId: string;
  run: number;
}

type Change = PgUpdateSetSource<typeof kbBotFile>;

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

const trainStates: readonly DocumentStatus[] = ['trainPending', 'training', 'trainFailed', 'trainTimeout'];

/** Whether a file waits for the training that follows a change of its blocks. */
export const isChanged = ({ status, version }: Pick<FileRow, 'status' | 'version'>): boolean =>
  version > 1 && trainStates.includes(status);

/** States in which blocks can be changed: there are pages, and nothing is about to replace them. */
export const isEditable = ({ status }: Pick<FileRow, 'status'>): boolean =>
  status === 'trained' || trainStates.includes(status);
