import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { keysOf } from '../documents/copyDocuments.ts';
import { documentChanged } from '../documents/documentChanged.ts';
import { passagesOf } from '../documents/passagesOf.ts';
import type { StoredPage } from '../documents/readPages.ts';
import { kbBotFile, kbBotFileBlock, kbBotFilePage, type FileRow } from '../documents/schema.ts';
import { insertPages } from '../documents/storePages.ts';
import { embedLater } from '../embeddings/index.ts';
import type { Queries } from '../platform/database/database.ts';
import { claimFiles, disownFiles } from '../platform/files/looseFiles.ts';
import type { Services } from '../platform/services.ts';
import { writePassages } from '../retrieval/index.ts';
import { followPages } from './followPages.ts';
import { keepVersion, keptNumbers } from './keepVersion.ts';
import { waitingCount } from './keepWaiting.ts';
import { packSoon } from './packVersions.ts';

interface Arriving {
  /** Pages of the version that answers until now, as its makers left them. */
  stored: readonly StoredPage[];
  pages: readonly StoredPage[];
  passages: ReturnType<typeof passagesOf>;
  /** Where the bytes of the one that arrives lie. */
  keys: Pick<FileRow, 'sourceKey' | 'outputKey'>;
  /** What else is said of it. */
  change: PgUpdateSetSource<typeof kbBotFile>;
  /** A person puts an earlier version back. */
  cause?: 'manual';
  /** Happens between the two: what waited for the one that leaves is kept with it. */
  waiting: (tx: Queries) => Promise<void>;
}

/**
 * Puts the content of a version into the place of a file whose row is locked, found by questions from the commit on, and
 * keeps the one that answered. Answers the keys of bytes that are to be dropped after it.
 */
export async function putContent(services: Services, tx: Queries, row: FileRow, arriving: Arriving): Promise<string[]> {
  const { stored, pages, passages, keys, change } = arriving;
  const now = services.now();
  const gone = await keepVersion(tx, row, { stored, keeps: services.config.DOCUMENT_VERSIONS, now });
  await tx.delete(kbBotFileBlock).where(eq(kbBotFileBlock.fileId, row.id));
  await tx.delete(kbBotFilePage).where(eq(kbBotFilePage.fileId, row.id));
  await insertPages(tx, row.id, pages);
  await arriving.waiting(tx);
  await followPages(tx, row, { before: stored, after: pages });
  await tx
    .update(kbBotFile)
    .set({
      status: 'trained',
      reason: '',
      progress: null,
      // A training that runs finds another number and ends: this is trained already.
      run: sql`${kbBotFile.run} + 1`,
      version: sql`${kbBotFile.version} + 1`,
      versionSince: now,
      versionMadeAt: null,
      ...keys,
      pageCount: pages.length,
      unreadPages: pages.filter(({ textLayer }) => textLayer === 'unread').length,
      blockCount: pages.reduce((sum, { blocks }) => sum + blocks.length, 0),
      waitingEdits: waitingCount,
      ...keptNumbers,
      updatedAt: now,
      ...change,
    })
    .where(eq(kbBotFile.id, row.id));
  await claimFiles(tx, keysOf([keys]));
  await disownFiles(tx, gone, now);
  await packSoon(tx, row.id);
  await writePassages(tx, { kbBotId: row.kbBotId, kind: 'doc', sourceId: row.id }, row.name, passages);
  await embedLater(services, tx, row.kbBotId);
  const { id, kbBotId } = row;
  await documentChanged(tx, { kbBotId, ids: [id], action: 'new_version', cause: arriving.cause, now });
  return gone;
}

/** Ids of blocks that the document has no more. */
export function lostBlocks(stored: readonly StoredPage[], pages: readonly StoredPage[]): string[] {
  const there = new Set(pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  return stored.flatMap(({ blocks }) => blocks.map(({ id }) => id)).filter((id) => !there.has(id));
}
