import { eq } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { endAnswersFrom } from '../answers/endAnswers.ts';
import type { CookedPage } from '../cook/index.ts';
import { isEditable } from '../documents/fileState.ts';
import { passagesOf } from '../documents/passagesOf.ts';
import { readPages } from '../documents/readPages.ts';
import { kbBotFile, type FileRow } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { dropFiles } from '../platform/files/looseFiles.ts';
import type { Services } from '../platform/services.ts';
import { carry } from './carry.ts';
import { followWaiting, keepWaiting } from './keepWaiting.ts';
import { lostBlocks, putContent } from './putContent.ts';
import { noteSame, settleSame } from './settleSame.ts';

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
      const number = current.lastVersion + 1;
      let same = 0;
      const gone = await putContent(services, tx, current, {
        stored,
        pages: carried.pages,
        passages,
        keys: wanted.keys,
        change: { versionNumber: number, lastVersion: number, ...wanted.change },
        waiting: async () => {
          await followWaiting(tx, current.id, carried.successor);
          await keepWaiting(tx, current, carried.waiting, services.now());
          same = await settleSame(tx, { id: current.id, versionNumber: number }, carried.pages, services.now());
        },
      });
      await noteSame(tx, current.id, same);
      return gone;
    });
    if (done === 'busy') return done;
    if (done === 'again') continue;
    await dropFiles(services, done);
    await endAnswersFrom(services, seen.kbBotId, lostBlocks(stored, carried.pages));
    return 'replaced';
  }
  throw new Error(`document ${from.id} changed ${TRIES} times while its new version was stored`);
}
