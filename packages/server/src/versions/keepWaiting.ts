import { sql } from 'drizzle-orm';
import { kbBotFile, kbBotFileWaitingEdit, type FileRow } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { WaitingWork } from './carry.ts';

/** So many rows are written by one statement. */
const batch = 200;

/** Keeps what could not be placed in a new version, until somebody takes it over or discards it. */
export async function keepWaiting(
  tx: Queries,
  { id: fileId, kbBotId }: Pick<FileRow, 'id' | 'kbBotId'>,
  waiting: readonly WaitingWork[],
  createdAt: Date,
): Promise<void> {
  const rows = waiting.map(({ kind, read, mine, near }) => ({
    kbBotId,
    fileId,
    kind,
    read: read.map(({ page, block }) => ({ page, block })),
    mine: mine.map(({ page, block: { edit: _, ...block } }) => ({ page, block })),
    near: near ?? null,
    createdAt,
  }));
  for (let at = 0; at < rows.length; at += batch)
    await tx.insert(kbBotFileWaitingEdit).values(rows.slice(at, at + batch));
}

/** How many edits of a file wait, for its row. */
export const waitingCount = sql<number>`(
  select count(*) from ${kbBotFileWaitingEdit} w where w.file_id = ${kbBotFile}.id)`;
