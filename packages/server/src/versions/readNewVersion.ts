import { createReadStream } from 'node:fs';
import { errorCodes, lateMessages } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import { isEditable } from '../documents/fileState.ts';
import { nextOutputKeyOf } from '../documents/keys.ts';
import { cookTimeout } from '../documents/limits.ts';
import { payVersion } from '../documents/pageCoins.ts';
import { kbBotFile, type FileRow, type NextVersion } from '../documents/schema.ts';
import { stepSignal, StepTimeout } from '../documents/stepSignal.ts';
import { disownFiles, dropFiles, storeFiles } from '../platform/files/looseFiles.ts';
import { workFolder } from '../platform/files/workFolder.ts';
import { Failure } from '../platform/http/failure.ts';
import type { JobRun } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { readBoth, type BothRead } from './readBoth.ts';
import { replaceVersion } from './replaceVersion.ts';

/** Names one new version of one document. */
export interface WantedVersion {
  fileId: string;
  version: string;
}

type Limited = Pick<JobRun, 'services' | 'signal'> & { limit?: number };

/**
 * Reads the next version of a document and puts it into its place, in one step: a process that dies leaves the old one,
 * and the job starts again. One that cannot be read leaves it too and says why. Answers false while the document is being
 * processed.
 */
export async function readNewVersion(wanted: WantedVersion, { services, signal, limit = 2 * cookTimeout }: Limited) {
  const row = await waitingFor(services, wanted);
  const next = row?.next;
  if (!row || !next) return true;
  if (!isEditable(row)) return false;
  await using work = await workFolder();
  using step = stepSignal(signal, limit);
  try {
    const bytes = await services.files.get(next.key);
    const read = bytes && (await readBoth(services, row, { bytes, kind: next.kind }, work.path, step.signal));
    if (!read) {
      // Another run of this job has put it in the meantime, and the bytes of before it are gone.
      if (!(await waitingFor(services, wanted))) return true;
      throw new Error('the bytes of a version are gone');
    }
    if (!read.ok) await giveUp(services, wanted, read.failure.reason);
    return !read.ok || (await put(services, row, next, read));
  } catch (thrown) {
    // Streams throw an error of their own around the reason they were ended for.
    const error: unknown = step.signal.aborted ? step.signal.reason : thrown;
    if (error instanceof StepTimeout) await giveUp(services, wanted, '解析超时，请拆分后重新上传');
    else if (error instanceof Failure && error.code === errorCodes.coinsInsufficient)
      await giveUp(services, wanted, error.message);
    else throw error;
    return true;
  }
}

/** The document, as long as the version that is wanted still waits to be read. */
async function waitingFor({ db }: Services, { fileId, version }: WantedVersion): Promise<FileRow | undefined> {
  const [row] = await db.select().from(kbBotFile).where(eq(kbBotFile.id, fileId));
  return row?.next?.id === version ? row : undefined;
}

async function put(
  services: Services,
  row: FileRow,
  next: NextVersion,
  { before, after }: Extract<BothRead, { ok: true }>,
): Promise<boolean> {
  const { files, now } = services;
  const wanted = { fileId: row.id, version: next.id };
  const { outputPdf } = after;
  const outputKey = outputPdf ? nextOutputKeyOf(row.id, next.id) : null;
  const made = outputKey ? [outputKey] : [];
  const outcome = await storeFiles(services, made, async () => {
    if (outputPdf && outputKey) await files.put(outputKey, createReadStream(outputPdf));
    return await replaceVersion(services, {
      from: row,
      before,
      after: after.pages,
      keys: { sourceKey: next.key, outputKey },
      change: {
        next: null,
        reason: after.notes.join('；'),
        kind: next.kind,
        size: next.size,
        sha256: next.sha256,
        // The same bytes may have been uploaded as a document of their own while these were read.
        forced: true,
      },
      async also(tx, current) {
        if (current.next?.id !== next.id) return false;
        const paid = { id: row.id, kbBotId: row.kbBotId, version: next.id };
        await payVersion(tx, paid, after.pages.length, now());
        return true;
      },
    });
  });
  if (outcome === 'replaced') return true;
  await dropFiles(services, made);
  if (outcome === 'empty') await giveUp(services, wanted, '没有可用于问答的文字');
  return outcome === 'empty';
}

/** Ends a new version for good: the old one goes on, and says why. */
export async function giveUp(services: Services, { fileId, version }: WantedVersion, why: string): Promise<void> {
  const { db, now } = services;
  const isThis = and(eq(kbBotFile.id, fileId), eq(sql`${kbBotFile.next} ->> 'id'`, version));
  const key = await db.transaction(async (tx) => {
    const [row] = await tx.select({ next: kbBotFile.next }).from(kbBotFile).where(isThis).for('update');
    if (!row?.next) return null;
    const reason = `${lateMessages.versionNotRead}，仍使用原来的内容：${why}`;
    await tx.update(kbBotFile).set({ next: null, reason, updatedAt: now() }).where(isThis);
    await disownFiles(tx, [row.next.key], now());
    return row.next.key;
  });
  if (key) await dropFiles(services, [key]);
}
