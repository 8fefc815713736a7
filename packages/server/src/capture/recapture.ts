import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { recapturedKeyOf } from '../documents/keys.ts';
import { kbBotFile, type FileRow } from '../documents/schema.ts';
import { dropFiles, storeFiles } from '../platform/files/looseFiles.ts';
import { workFolder } from '../platform/files/workFolder.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { placed } from '../versions/placed.ts';
import { readBoth, type BothRead } from '../versions/readBoth.ts';
import { replaceVersion } from '../versions/replaceVersion.ts';
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
  const read = await captureAndRead(services, row, row.siteUrl, signal);
  const outcome = read ? await replace(services, row, read) : 'empty';
  if (outcome === 'empty') await services.db.update(kbBotFile).set({ reason: failed }).where(eq(kbBotFile.id, row.id));
  return outcome !== 'busy';
}

type Captured = Extract<BothRead, { ok: true }> & { pdf: Buffer };

/** The page as it is today beside the capture in the library; null when it cannot be captured or has no words. */
async function captureAndRead(
  services: Services,
  row: FileRow,
  siteUrl: string,
  signal: AbortSignal,
): Promise<Captured | null> {
  const capture = await captureSite(services, siteUrl, signal).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  if (!capture) return null;
  await using work = await workFolder();
  const version = { bytes: Readable.from([capture.pdf]), kind: 'pdf' } as const;
  const read = await readBoth(services, row, version, work.path, signal);
  return read?.ok ? { ...read, pdf: capture.pdf } : null;
}

async function replace(services: Services, row: FileRow, { pdf, before, after }: Captured) {
  const { db, files, now } = services;
  if (saysTheSame(placed(before), placed(after.pages))) {
    const change = { capturedAt: now(), ...(row.reason === failed && { reason: '' }) };
    await db.update(kbBotFile).set(change).where(eq(kbBotFile.id, row.id));
    return 'same';
  }
  const key = recapturedKeyOf(row.id, row.run + 1);
  const outcome = await storeFiles(services, [key], async () => {
    const { size, sha256 } = await files.put(key, Readable.from([pdf]));
    return await replaceVersion(services, {
      from: row,
      before,
      after: after.pages,
      keys: { sourceKey: key, outputKey: null },
      change: { size, sha256, capturedAt: now() },
    });
  });
  if (outcome !== 'replaced') await dropFiles(services, [key]);
  return outcome;
}
