import { errorCodes } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { binDocuments } from '../documents/binDocuments.ts';
import { cleanFileName } from '../documents/fileName.ts';
import { isBusy, whyKept } from '../documents/whyKept.ts';
import { Failure } from '../platform/http/failure.ts';
import { dropLine, finishLine, isItem, itemOf, keepItem, LineDone, placeOf, type LineWork } from './lineWork.ts';
import { renameDocument } from './renameDocument.ts';
import { kbBotSourceItem as itemTable, kbBotSourceLine as lineTable, type ItemRow } from './schema.ts';
import { addEntry, changeEntry, documentOf } from './takeEntry.ts';
import { failureOf, leftOut, sourceWords } from './words.ts';

/** Milliseconds until an entry that could not be fetched is tried again; then the next run does it. */
const again = [2_000, 5_000, 15_000] as const;
/** A document that is being processed gets its new version a little later, for ten minutes. */
const busyEvery = 10_000;
const busyTries = 60;

/** `later`: the line waits; `unreachable`: it does, because the source did not answer. */
export type LineOutcome = 'done' | 'later' | 'unreachable';

/** Does what one line says, once. Throws RunOver when nothing is to be done any more. */
export async function doLine(work: LineWork): Promise<LineOutcome> {
  const item = await itemOf(work.services.db, work);
  try {
    return await act(work, item);
  } catch (error) {
    if (error instanceof LineDone) return 'done';
    work.reaching.signal.throwIfAborted();
    const failure = failureOf(error);
    // The source wants to be left alone, not this entry alone.
    if (failure?.wait !== undefined) throw failure;
    if (failure?.passing) {
      const wait = again[work.line.tries];
      if (wait !== undefined) await putOff(work, wait);
      else await refuse(work, item, failure.message);
      return 'unreachable';
    }
    // Somebody has begun to process the document since it was looked at.
    if (error instanceof Failure && error.code === errorCodes.conflict) return await waitFor(work, item);
    if (!failure && !(error instanceof Failure)) throw error;
    await refuse(work, item, (failure ?? (error as Failure)).message);
    return 'done';
  }
}

async function act(work: LineWork, item: ItemRow | undefined): Promise<LineOutcome> {
  const { services, line } = work;
  if (line.action === 'removed') await remove(work, item);
  else if (line.action === 'moved' && item) await move(work, item);
  else if (line.action === 'added' && !item?.fileId) await addEntry(work);
  else {
    const row = await documentOf(work, item?.fileId ?? null);
    if (!item || !row) await services.db.transaction((tx) => dropLine(tx, work));
    else if (isBusy(row)) return await waitFor(work, item);
    else if (row.siteUrl !== null) await refuse(work, item, whyKept(row) ?? '');
    else await changeEntry(work, item, row);
  }
  return 'done';
}

/** Out of the library at once, into the recycle bin. */
async function remove(work: LineWork, item: ItemRow | undefined): Promise<void> {
  const { services, bot, line } = work;
  await services.db.transaction(async (tx) => {
    await finishLine(tx, work, { action: 'removed', reason: line.reason });
    if (item?.fileId) await binDocuments({ db: tx, now: services.now }, bot.id, [item.fileId], 'source');
    await tx.delete(itemTable).where(isItem(work));
  });
}

/** Another name or place of the same content; the document is called what it was where its name is not the entry's. */
async function move(work: LineWork, item: ItemRow): Promise<void> {
  const { services, bot, line } = work;
  const row = await documentOf(work, item.fileId);
  await services.db.transaction(async (tx) => {
    await finishLine(tx, work, { action: 'moved' });
    await tx
      .update(itemTable)
      .set({ ...placeOf(line.entry), updatedAt: services.now() })
      .where(isItem(work));
    const name = cleanFileName(line.entry.name);
    if (row && item.name !== line.entry.name && row.name === cleanFileName(item.name))
      await renameDocument(tx, bot.id, { fileId: row.id, name, now: services.now() });
  });
}

async function waitFor(work: LineWork, item: ItemRow | undefined): Promise<LineOutcome> {
  if (work.line.tries < busyTries) {
    await putOff(work, busyEvery);
    return 'later';
  }
  await refuse(work, item, sourceWords.busy);
  return 'done';
}

async function putOff({ services: { db, now }, line }: LineWork, wait: number): Promise<void> {
  await db
    .update(lineTable)
    .set({ tries: line.tries + 1, after: new Date(now().getTime() + wait) })
    .where(and(eq(lineTable.runId, line.runId), eq(lineTable.position, line.position)));
}

/** Leaves an entry out, or a document as it is, and says why; the next run tries it again. */
async function refuse(work: LineWork, item: ItemRow | undefined, why: string): Promise<void> {
  const reason = leftOut(why, work.services.config.DOCUMENT_TYPES);
  await work.services.db
    .transaction(async (tx) => {
      await finishLine(tx, work, { action: 'refused', reason });
      if (!item?.fileId) await keepItem(tx, work, { fileId: null, revision: '', sha256: '', reason });
    })
    .catch((error: unknown) => {
      if (!(error instanceof LineDone)) throw error;
    });
}
