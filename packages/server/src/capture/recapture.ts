import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq, sql } from 'drizzle-orm';
import { endAnswersFrom } from '../answers/endAnswers.ts';
import { cook, type CookedPage } from '../cook/index.ts';
import { recapturedKeyOf } from '../documents/keys.ts';
import { readPages, type StoredPage } from '../documents/readPages.ts';
import { kbBotFile, kbBotFileBlock, kbBotFilePage, type FileRow } from '../documents/schema.ts';
import { insertPages } from '../documents/storePages.ts';
import { trainJob } from '../documents/trainJob.ts';
import { claimFiles, disownFiles, dropFiles, storeFiles } from '../platform/files/looseFiles.ts';
import { workFolder } from '../platform/files/workFolder.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { hideBlocks } from '../retrieval/index.ts';
import { carry } from '../versions/carry.ts';
import { keepWaiting, waitingCount } from '../versions/keepWaiting.ts';
import { placed } from '../versions/placed.ts';
import { saysTheSame } from '../versions/words.ts';
import { captureSite } from './captureSite.ts';

const failed = '上次重新抓取没有成功，仍使用之前的内容';

/**
 * Captures a page again. What its makers did to blocks that say the same goes with them; what is gone from the page is
 * out of every answer when it returns. A page that cannot be captured stays as it is and says so. Answers false while
 * the file is being processed or changed: then nothing has happened.
 */
export async function recapture(services: Services, row: FileRow, signal: AbortSignal): Promise<boolean> {
  if (row.status !== 'trained' || !row.siteUrl) return false;
  await using work = await workFolder();
  const read = await captureAndRead(services, row, row.siteUrl, work.path, signal);
  if (!read) {
    await services.db.update(kbBotFile).set({ reason: failed }).where(eq(kbBotFile.id, row.id));
    return true;
  }
  const { pdf, before, after } = read;
  if (saysTheSame(placed(before), placed(after))) {
    const change = { capturedAt: services.now(), ...(row.reason === failed && { reason: '' }) };
    await services.db.update(kbBotFile).set(change).where(eq(kbBotFile.id, row.id));
    return true;
  }
  return await replace(services, row, { pdf, before, after });
}

interface Read {
  pdf: Buffer;
  /** The earlier capture as it was read, without what its makers did. */
  before: CookedPage[];
  after: CookedPage[];
}

/** The page as it is today beside the capture in the library; null when it cannot be captured or has no words. */
async function captureAndRead(
  services: Services,
  row: FileRow,
  siteUrl: string,
  workDir: string,
  signal: AbortSignal,
): Promise<Read | null> {
  const capture = await captureSite(services, siteUrl, signal).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  const bytes = capture && (await services.files.get(row.sourceKey));
  if (!bytes) return null;
  const [beforeDir, afterDir] = [join(workDir, 'before'), join(workDir, 'after')];
  await Promise.all([mkdir(beforeDir), mkdir(afterDir)]);
  await pipeline(bytes, createWriteStream(join(beforeDir, 'source.pdf'), { mode: 0o600 }), { signal });
  await writeFile(join(afterDir, 'source.pdf'), capture.pdf, { mode: 0o600 });
  const read = (dir: string) => cook({ path: join(dir, 'source.pdf'), kind: 'pdf', workDir: dir, signal });
  const before = await read(beforeDir);
  const after = await read(afterDir);
  return before.ok && after.ok ? { pdf: capture.pdf, before: before.pages, after: after.pages } : null;
}

async function replace(services: Services, row: FileRow, { pdf, before, after }: Read): Promise<boolean> {
  const { db, files, now } = services;
  const key = recapturedKeyOf(row.id, row.run + 1);
  const gone = await storeFiles(services, [key], async () => {
    const { size, sha256 } = await files.put(key, Readable.from([pdf]));
    return db.transaction(async (tx) => {
      const [current] = await tx.select().from(kbBotFile).where(eq(kbBotFile.id, row.id)).for('update');
      if (current?.status !== 'trained' || current.run !== row.run) return null;
      const stored = await readPages(tx, row.id);
      const { pages, waiting } = carry(before, stored, after);
      await tx.delete(kbBotFileBlock).where(eq(kbBotFileBlock.fileId, row.id));
      await tx.delete(kbBotFilePage).where(eq(kbBotFilePage.fileId, row.id));
      await insertPages(tx, row.id, pages);
      await keepWaiting(tx, row, waiting, now());
      const lost = lostBlocks(stored, pages);
      await hideBlocks(tx, row.kbBotId, lost);
      const run = row.run + 1;
      await tx
        .update(kbBotFile)
        .set({
          status: 'trainPending',
          reason: '',
          run,
          version: sql`${kbBotFile.version} + 1`,
          sourceKey: key,
          size,
          sha256,
          pageCount: pages.length,
          blockCount: pages.reduce((sum, page) => sum + page.blocks.length, 0),
          waitingEdits: waitingCount,
          capturedAt: now(),
          updatedAt: now(),
        })
        .where(eq(kbBotFile.id, row.id));
      await claimFiles(tx, [key]);
      await disownFiles(tx, [row.sourceKey], now());
      await trainJob.enqueue(tx, { fileId: row.id, run }, { key: `train:${row.id}` });
      return lost;
    });
  });
  await dropFiles(services, [gone ? row.sourceKey : key]);
  if (gone) await endAnswersFrom(services, row.kbBotId, gone);
  return gone !== null;
}

/** Ids of blocks that the page has no more. */
function lostBlocks(stored: readonly StoredPage[], pages: readonly StoredPage[]): string[] {
  const there = new Set(pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  return stored.flatMap(({ blocks }) => blocks.map(({ id }) => id)).filter((id) => !there.has(id));
}
