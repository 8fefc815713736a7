import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { endAnswersFrom } from '../answers/endAnswers.ts';
import type { CookedPage } from '../cook/index.ts';
import { keysOf } from '../documents/copyDocuments.ts';
import { isEditable } from '../documents/fileState.ts';
import { passagesOf } from '../documents/passagesOf.ts';
import { readPages, type StoredPage } from '../documents/readPages.ts';
import { kbBotFile, kbBotFileBlock, kbBotFilePage, type FileRow } from '../documents/schema.ts';
import { insertPages } from '../documents/storePages.ts';
import { embedLater } from '../embeddings/index.ts';
import type { Queries } from '../platform/database/database.ts';
import { claimFiles, disownFiles, dropFiles } from '../platform/files/looseFiles.ts';
import type { Services } from '../platform/services.ts';
import { writePassages } from '../retrieval/index.ts';
import { carry } from './carry.ts';
import { keepWaiting, waitingCount } from './keepWaiting.ts';

/** Saves of makers that come between the carrying and the storing; more of them than this are no accident. */
const TRIES = 5;

export interface Replacing {
  /** The version whose bytes `before` was read from. */
  from: FileRow;
  before: readonly CookedPage[];
  after: readonly CookedPage[];
  /** Where the new bytes lie. */
  keys: Pick<FileRow, 'sourceKey' | 'outputKey'>;
  /** What else is said of the new version. */
  change: PgUpdateSetSource<typeof kbBotFile>;
  /** Happens with it or not at all. Answers false where the version is not wanted any more. */
  also?: (tx: Queries, current: FileRow) => Promise<boolean>;
}

/**
 * Puts a new version into the place of a document, found by questions from that moment on, with what makers did to blocks
 * that say the same; all or nothing. What is gone from it is out of every answer when it returns. Answers `busy` while the
 * document is being processed and when it is gone or another version by now, `empty` for one in which nothing could be
 * found: then nothing has happened.
 */
export async function replaceVersion(services: Services, wanted: Replacing): Promise<'replaced' | 'busy' | 'empty'> {
  const { db } = services;
  const { from, before, after } = wanted;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [seen] = await db.select().from(kbBotFile).where(eq(kbBotFile.id, from.id));
    if (!seen || !isEditable(seen) || seen.sourceKey !== from.sourceKey) return 'busy';
    // A long document takes seconds, in which nobody's save has to wait for the row.
    const stored = await readPages(db, from.id);
    const carried = carry(before, stored, after);
    const passages = passagesOf(seen.name, carried.pages);
    if (passages.length === 0) return 'empty';
    const done = await db.transaction(async (tx) => {
      const [current] = await tx.select().from(kbBotFile).where(eq(kbBotFile.id, from.id)).for('update');
      if (current?.version !== seen.version || current.run !== seen.run) return 'again';
      if (wanted.also && !(await wanted.also(tx, current))) return 'busy';
      await store(services, tx, current, { ...wanted, ...carried });
      await writePassages(tx, { kbBotId: seen.kbBotId, kind: 'doc', sourceId: seen.id }, seen.name, passages);
      await embedLater(services, tx, seen.kbBotId);
      return 'replaced';
    });
    if (done === 'busy') return done;
    if (done === 'again') continue;
    await dropFiles(services, goneKeys(seen, wanted));
    await endAnswersFrom(services, seen.kbBotId, lostBlocks(stored, carried.pages));
    return done;
  }
  throw new Error(`document ${from.id} changed ${TRIES} times while its new version was stored`);
}

type Storing = Pick<Replacing, 'keys' | 'change'> & ReturnType<typeof carry>;

async function store(services: Services, tx: Queries, row: FileRow, { keys, change, pages, waiting }: Storing) {
  const now = services.now();
  await tx.delete(kbBotFileBlock).where(eq(kbBotFileBlock.fileId, row.id));
  await tx.delete(kbBotFilePage).where(eq(kbBotFilePage.fileId, row.id));
  await insertPages(tx, row.id, pages);
  await keepWaiting(tx, row, waiting, now);
  await tx
    .update(kbBotFile)
    .set({
      status: 'trained',
      reason: '',
      progress: null,
      // A training that runs finds another number and ends: this is trained already.
      run: sql`${kbBotFile.run} + 1`,
      version: sql`${kbBotFile.version} + 1`,
      ...keys,
      pageCount: pages.length,
      unreadPages: pages.filter(({ textLayer }) => textLayer === 'unread').length,
      blockCount: pages.reduce((sum, { blocks }) => sum + blocks.length, 0),
      waitingEdits: waitingCount,
      updatedAt: now,
      ...change,
    })
    .where(eq(kbBotFile.id, row.id));
  await claimFiles(tx, keysOf([keys]));
  await disownFiles(tx, goneKeys(row, { keys }), now);
}

/** Keys of the bytes that only the version before had. */
function goneKeys(row: Pick<FileRow, 'sourceKey' | 'outputKey'>, { keys }: Pick<Replacing, 'keys'>): string[] {
  const kept = keysOf([keys]);
  return keysOf([{ sourceKey: row.sourceKey, outputKey: row.outputKey }]).filter((key) => !kept.includes(key));
}

/** Ids of blocks that the document has no more. */
function lostBlocks(stored: readonly StoredPage[], pages: readonly StoredPage[]): string[] {
  const there = new Set(pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  return stored.flatMap(({ blocks }) => blocks.map(({ id }) => id)).filter((id) => !there.has(id));
}
