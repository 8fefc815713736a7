import { errorCodes, type DecidedEdit } from '@tinystar/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { isAsLeft, putBack } from '../blocks/putBack.ts';
import type { StoredPage } from '../documents/readPages.ts';
import { kbBotFile, kbBotFileWaitingEdit, type FileRow } from '../documents/schema.ts';
import { user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { waitingCount } from './keepWaiting.ts';
import { DECISIONS } from './settle.ts';

type Row = typeof kbBotFileWaitingEdit.$inferSelect;
type Holds = NonNullable<DecidedEdit['holds']>;

const why: Record<Holds, string> = {
  version: '这份文档已经换了版本，这个决定不能撤回',
  changed: '所在的知识块之后又被改过，这个决定不能撤回，请直接修改知识块',
  same: '新版本的内容与这处修改相同，没有需要撤回的',
};

/** The latest decisions about the edits of a file, the last one first. */
export async function listDecided(db: Queries, file: FileRow, pages: readonly StoredPage[]): Promise<DecidedEdit[]> {
  const rows = await db
    .select({ row: kbBotFileWaitingEdit, by: user.name })
    .from(kbBotFileWaitingEdit)
    .leftJoin(user, eq(user.id, kbBotFileWaitingEdit.decidedBy))
    .where(and(eq(kbBotFileWaitingEdit.fileId, file.id), isNotNull(kbBotFileWaitingEdit.decision)))
    .orderBy(desc(kbBotFileWaitingEdit.decidedAt), desc(kbBotFileWaitingEdit.id))
    .limit(DECISIONS);
  return rows.map(({ row, by }) => {
    const { id, kind, read, mine, decision, decidedAt } = row;
    const holds = holdsOf(row, file, pages);
    return {
      id,
      kind,
      read: read.map(({ page, block }) => ({ page, block: { ...block, status: 'enabled' } })),
      mine,
      decision: decision!,
      by: by ?? '',
      at: decidedAt!.getTime(),
      ...(holds && { holds }),
    };
  });
}

/** Takes a decision back while its version answers and nobody has changed since what it changed; all or nothing. */
export async function takeBack(
  services: Services,
  file: FileRow,
  { id, version }: { id: string; version?: number | undefined },
  userId: string,
): Promise<{ version: number }> {
  const back = await putBack(services, file, { version, decide }, userId);
  return { version: back };

  async function decide(tx: Queries, row: FileRow, pages: readonly StoredPage[]) {
    const [decided] = await tx
      .select()
      .from(kbBotFileWaitingEdit)
      .where(and(eq(kbBotFileWaitingEdit.id, id), eq(kbBotFileWaitingEdit.fileId, row.id)));
    if (!decided) throw notFound();
    if (!decided.decision) throw new Failure(errorCodes.conflict, '这个决定已经撤回了');
    const holds = holdsOf(decided, row, pages);
    if (holds) throw new Failure(errorCodes.conflict, why[holds]);
    await tx
      .update(kbBotFileWaitingEdit)
      .set({ decision: null, decidedBy: null, decidedAt: null, decidedOn: null, replaced: null })
      .where(eq(kbBotFileWaitingEdit.id, id));
    await tx.update(kbBotFile).set({ waitingEdits: waitingCount }).where(eq(kbBotFile.id, row.id));
    return decided.replaced;
  }
}

/** Why a decision cannot be taken back, if so. */
function holdsOf({ decision, decidedOn, replaced }: Row, file: FileRow, pages: readonly StoredPage[]) {
  if (decision === 'same') return 'same' satisfies Holds;
  if (decidedOn !== file.versionNumber) return 'version' satisfies Holds;
  return replaced && !isAsLeft(replaced, pages) ? ('changed' satisfies Holds) : undefined;
}
