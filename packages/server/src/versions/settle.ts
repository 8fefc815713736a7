import type { WaitingDecision } from '@tinystar/contract';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { kbBotFile, kbBotFileWaitingEdit, type FileRow, type ReplacedBlocks } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { notFound, type Failure } from '../platform/http/failure.ts';
import { waitingCount, waitsIn } from './keepWaiting.ts';

/** So many decisions about the edits of a file are told; earlier ones are forgotten. */
export const DECISIONS = 50;

interface Decided {
  decision: WaitingDecision;
  by: string;
  at: Date;
  replaced?: ReplacedBlocks | undefined;
}

/** Ends the waiting of one, for the one of two makers who comes first. `file` is the row as of this transaction. */
export async function settle(tx: Queries, file: FileRow, id: string, { decision, by, at, replaced }: Decided) {
  const ended = await tx
    .update(kbBotFileWaitingEdit)
    .set({ decision, decidedBy: by, decidedAt: at, decidedOn: file.versionNumber, replaced: replaced ?? null })
    .where(and(eq(kbBotFileWaitingEdit.id, id), waitsIn(file.id)))
    .returning({ id: kbBotFileWaitingEdit.id });
  if (ended.length === 0) throw settled();
  await forgetDecisions(tx, file.id);
  await tx.update(kbBotFile).set({ waitingEdits: waitingCount }).where(eq(kbBotFile.id, file.id));
}

export const settled = (): Failure => notFound('这处修改已经处理过了');

/** Decisions beyond those that are told. */
export async function forgetDecisions(tx: Queries, fileId: string): Promise<void> {
  const over = await tx
    .select({ id: kbBotFileWaitingEdit.id })
    .from(kbBotFileWaitingEdit)
    .where(and(eq(kbBotFileWaitingEdit.fileId, fileId), isNotNull(kbBotFileWaitingEdit.decision)))
    .orderBy(desc(kbBotFileWaitingEdit.decidedAt), desc(kbBotFileWaitingEdit.id))
    .offset(DECISIONS);
  if (over.length === 0) return;
  const gone = over.map(({ id }) => id);
  await tx.delete(kbBotFileWaitingEdit).where(inArray(kbBotFileWaitingEdit.id, gone));
}
