import { errorCodes } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { endAnswersFrom } from '../answers/endAnswers.ts';
import { isEditable } from '../documents/fileState.ts';
import { fileDeleted, versionGone } from '../documents/loadFile.ts';
import { passagesOf } from '../documents/passagesOf.ts';
import { readPages } from '../documents/readPages.ts';
import {
  kbBotFile,
  kbBotFileVersion,
  kbBotFileWaitingEdit,
  type FileRow,
  type VersionRow,
} from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { dropFiles } from '../platform/files/looseFiles.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { deleteVersions } from './keepVersion.ts';
import { waitsIn } from './keepWaiting.ts';
import { unpackContent, type Waiting } from '../documents/packContent.ts';
import { lostBlocks, putContent } from './putContent.ts';

interface Wanted {
  number: number;
  /** That of the pages which whoever wants it has seen. */
  version?: number | undefined;
}

/**
 * Makes an earlier version of a file the current one, under its number and as its makers had left it; the one that
 * answered is kept. Answers the version that the next save is made from. Throws 404 for one that is kept no more, and 409
 * while the file is processed and when somebody has changed it since.
 */
export async function restoreVersion(services: Services, file: FileRow, { number, version }: Wanted): Promise<number> {
  const done = await services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(kbBotFile).where(eq(kbBotFile.id, file.id)).for('update');
    if (!row) throw fileDeleted();
    if (number === row.versionNumber) throw new Failure(errorCodes.conflict, '这一版已经是当前版本');
    if (row.next) throw new Failure(errorCodes.conflict, '这个文档的新版本还在解析，完成后才能恢复');
    if (!isEditable(row)) throw new Failure(errorCodes.conflict, '文件正在处理，完成后才能恢复');
    if (version !== undefined && version !== row.version)
      throw new Failure(errorCodes.conflict, '这个文档刚被修改过，请刷新后再恢复');
    const kept = await loadVersion(tx, row, number);
    const { pages, waiting } = await unpackContent(kept.content);
    const passages = passagesOf(row.name, pages);
    if (passages.length === 0) throw new Failure(errorCodes.conflict, '这一版没有可用于问答的文字');
    const stored = await readPages(tx, row.id);
    await deleteVersions(tx, row.id, [number]);
    const { kind, size, sha256, reason, sourceKey, outputKey } = kept;
    const gone = await putContent(services, tx, row, {
      stored,
      pages,
      passages,
      cause: 'manual',
      keys: { sourceKey, outputKey },
      // The same bytes may be there as a document of their own by now.
      change: {
        versionNumber: number,
        versionMadeAt: kept.madeAt ?? kept.since,
        kind,
        size,
        sha256,
        reason,
        forced: true,
      },
      waiting: async () => await waitAgain(tx, row, waiting),
    });
    return { gone, lost: lostBlocks(stored, pages), version: row.version + 1 };
  });
  await dropFiles(services, done.gone);
  await endAnswersFrom(services, file.kbBotId, done.lost);
  return done.version;
}

/** One that is kept; throws 404 for every other number. */
export async function loadVersion(db: Queries, { id }: Pick<FileRow, 'id'>, number: number): Promise<VersionRow> {
  const [kept] = await db
    .select()
    .from(kbBotFileVersion)
    .where(and(eq(kbBotFileVersion.fileId, id), eq(kbBotFileVersion.number, number)));
  if (!kept) throw versionGone();
  return kept;
}

/**
 * What waited when the version was last in use waits again, and nothing else: later work is kept with later versions. What
 * was decided stays told.
 */
async function waitAgain(tx: Queries, { id: fileId, kbBotId }: FileRow, waiting: readonly Waiting[]): Promise<void> {
  await tx.delete(kbBotFileWaitingEdit).where(waitsIn(fileId));
  if (waiting.length > 0)
    await tx.insert(kbBotFileWaitingEdit).values(waiting.map((each) => ({ ...each, fileId, kbBotId })));
}
