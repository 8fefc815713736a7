import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCodes } from '@tinystar/contract';
import { cook, type CookedPage, type CookResult } from '../cook/index.ts';
import { workFolder } from '../platform/files/workFolder.ts';
import { Failure } from '../platform/http/failure.ts';
import type { JobRun } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { failFile } from './failFile.ts';
import { isCurrent, moveFile, type FileRun } from './fileState.ts';
import { cookTimeout } from './limits.ts';
import { readPages } from './readPages.ts';
import type { FileRow } from './schema.ts';
import { FileGone, stepSignal, StepTimeout, type StepSignal } from './stepSignal.ts';
import { storePages } from './storePages.ts';
import { trainJob } from './trainJob.ts';
import { watchProgress } from './watchProgress.ts';

/**
 * Parses a file into pages and blocks and starts its training. It may run again at any point: a file whose blocks are
 * stored goes straight to training; a file that was deleted or restarted since is left alone.
 */
export async function cookFile(file: FileRun, { services, signal, limit = cookTimeout }: JobRun & { limit?: number }) {
  const { db, now } = services;
  const started = { status: 'cooking' as const, progress: 0, reason: '', updatedAt: now() };
  const row = await moveFile(db, file, ['initial', 'cookPending', 'cooking'], started);
  if (row) await attempt(services, row, signal, limit);
  await handOn(services, file);
}

async function attempt(services: Services, row: FileRow, jobSignal: AbortSignal, limit: number): Promise<void> {
  const { db, now } = services;
  const file = { fileId: row.id, run: row.run };
  await using work = await workFolder();
  using step = stepSignal(jobSignal, limit);
  try {
    const result = await parse(services, row, work.path, step);
    if (result.ok) {
      await storePages(services, row, result);
    } else {
      const { kind, reason } = result.failure;
      await failFile(services, file, 'cook', kind === 'timeout' ? new StepTimeout(reason) : new Error(kind), reason);
    }
  } catch (thrown) {
    // Streams throw an error of their own around the reason they were ended for.
    const error: unknown = step.signal.aborted ? step.signal.reason : thrown;
    if (error instanceof FileGone) return;
    if (error instanceof Failure && error.code === errorCodes.coinsInsufficient)
      return await failFile(services, file, 'cook', error, error.message);
    if (error instanceof StepTimeout) return await failFile(services, file, 'cook', error);
    // The machine, not the file: back in the line for the next try.
    await moveFile(db, file, ['cooking'], { status: 'cookPending', progress: null, updatedAt: now() });
    throw error;
  }
}

async function parse(services: Services, row: FileRow, workDir: string, step: StepSignal): Promise<CookResult> {
  const kind = row.kind === 'site' ? 'pdf' : row.kind;
  const path = join(workDir, `source.${kind}`);
  const bytes = await services.files.get(row.sourceKey);
  if (!bytes) {
    if (await isCurrent(services.db, { fileId: row.id, run: row.run })) throw new Error('the bytes of a file are gone');
    throw new FileGone();
  }
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }), { signal: step.signal });
  using progress = watchProgress(services, { fileId: row.id, run: row.run }, () => step.abort(new FileGone()));
  return await cook({
    path,
    kind,
    workDir,
    owner: row.kbBotId,
    signal: step.signal,
    // Where only some pages are still to be read, all others stay as they are.
    ...(row.unreadPages > 0 && { known: await pagesWithText(services, row.id) }),
    onProgress: (page, pages) => progress.report(page, pages),
  });
}

async function pagesWithText({ db }: Services, fileId: string): Promise<CookedPage[]> {
  const pages = await readPages(db, fileId);
  return pages.filter(({ textLayer }) => textLayer === 'ok' || textLayer === 'recognised');
}

async function handOn({ db, now }: Services, file: FileRun): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await moveFile(tx, file, ['cooked'], { status: 'trainPending', updatedAt: now() }))) return;
    await trainJob.enqueue(tx, file, { key: `train:${file.fileId}` });
  });
}
