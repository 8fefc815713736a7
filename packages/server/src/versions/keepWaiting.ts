import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { kbBotFile, kbBotFileWaitingEdit, type FileRow } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { WaitingWork } from './carry.ts';

/** What waits of a file, of which nothing has been decided yet. */
export const waitsIn = (fileId: string) =>
  and(eq(kbBotFileWaitingEdit.fileId, fileId), isNull(kbBotFileWaitingEdit.decision));

/** So many rows are written by one statement. */
const batch = 200;

/** Keeps what could not be placed in a new version, until somebody takes it over or discards it. The row is that of the old version. */
export async function keepWaiting(
  tx: Queries,
  { id: fileId, kbBotId, versionNumber: madeOn }: Pick<FileRow, 'id' | 'kbBotId' | 'versionNumber'>,
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
    madeOn,
    createdAt,
  }));
  for (let at = 0; at < rows.length; at += batch)
    await tx.insert(kbBotFileWaitingEdit).values(rows.slice(at, at + batch));
}

/** What has waited since an earlier version is beside the block that has become of the one it was beside. */
export async function followWaiting(
  tx: Queries,
  fileId: string,
  successor: (id: string) => string | undefined,
): Promise<void> {
  const rows = await tx
    .select({ id: kbBotFileWaitingEdit.id, near: kbBotFileWaitingEdit.near })
    .from(kbBotFileWaitingEdit)
    .where(and(waitsIn(fileId), isNotNull(kbBotFileWaitingEdit.near)));
  for (const { id, near } of rows) {
    const next = near === null ? null : (successor(near) ?? null);
    if (next !== near) await tx.update(kbBotFileWaitingEdit).set({ near: next }).where(eq(kbBotFileWaitingEdit.id, id));
  }
}

/** How many edits of a file wait, for its row. */
export const waitingCount = sql<number>`(
  select count(*) from ${kbBotFileWaitingEdit} w where w.file_id = ${kbBotFile}.id and w.decision is null)`;
