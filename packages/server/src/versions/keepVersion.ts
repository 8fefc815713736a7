import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { keysOf } from '../documents/copyDocuments.ts';
import { isChanged, type StoredPage } from '../documents/readPages.ts';
import {
  kbBotFile,
  kbBotFileVersion,
  kbBotFileWaitingEdit,
  type FileRow,
  type VersionRow,
} from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { packContent } from '../documents/packContent.ts';
import { waitsIn } from './keepWaiting.ts';

interface Keeping {
  /** The pages of the version that answers, as its makers left them. */
  stored: readonly StoredPage[];
  /** How many versions are kept beside the one that answers. */
  keeps: number;
  now: Date;
}

/**
 * In the transaction that puts another version into the place of a file: keeps the one that answered, and deletes what is
 * kept no more, the longest unused first. Answers the keys of bytes that nobody owns now.
 */
export async function keepVersion(tx: Queries, row: FileRow, { stored, keeps, now }: Keeping): Promise<string[]> {
  const waiting = await tx
    .select({
      kind: kbBotFileWaitingEdit.kind,
      read: kbBotFileWaitingEdit.read,
      mine: kbBotFileWaitingEdit.mine,
      near: kbBotFileWaitingEdit.near,
      madeOn: kbBotFileWaitingEdit.madeOn,
      createdAt: kbBotFileWaitingEdit.createdAt,
    })
    .from(kbBotFileWaitingEdit)
    .where(waitsIn(row.id))
    .orderBy(asc(kbBotFileWaitingEdit.createdAt), asc(kbBotFileWaitingEdit.id));
  const blocks = stored.flatMap((page) => page.blocks);
  const { id: fileId, kbBotId, kind, reason, size, sha256, sourceKey, outputKey } = row;
  await tx.insert(kbBotFileVersion).values({
    kbBotId,
    fileId,
    number: row.versionNumber,
    kind,
    reason,
    size,
    sha256,
    sourceKey,
    outputKey,
    pageCount: stored.length,
    unreadPages: row.unreadPages,
    blockCount: blocks.length,
    editCount: blocks.filter(isChanged).length,
    content: await packContent({ pages: [...stored], waiting }),
    madeAt: row.versionMadeAt,
    since: row.versionSince ?? row.createdAt,
    until: now,
  });
  const kept = await tx
    .select({ number: kbBotFileVersion.number })
    .from(kbBotFileVersion)
    .where(eq(kbBotFileVersion.fileId, fileId))
    .orderBy(asc(kbBotFileVersion.until), asc(kbBotFileVersion.number));
  const over = kept.slice(0, Math.max(0, kept.length - keeps)).map(({ number }) => number);
  return keysOf(await deleteVersions(tx, fileId, over));
}

/** Takes versions out of those that are kept; what becomes of their bytes is the caller's. */
export async function deleteVersions(tx: Queries, fileId: string, numbers: readonly number[]): Promise<VersionRow[]> {
  if (numbers.length === 0) return [];
  return await tx
    .delete(kbBotFileVersion)
    .where(and(eq(kbBotFileVersion.fileId, fileId), inArray(kbBotFileVersion.number, [...numbers])))
    .returning();
}

const keptOf = sql`${kbBotFileVersion} v where v.file_id = ${kbBotFile}.id`;

/** What the row of a file says of the versions that are kept beside it. */
export const keptNumbers = {
  keptSize: sql<number>`(select coalesce(sum(coalesce(v.stored_size, v.size)), 0) from ${keptOf})`,
  keptCount: sql<number>`(select count(*) from ${keptOf})`,
};
