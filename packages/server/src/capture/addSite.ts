import { Readable } from 'node:stream';
import { lateMessages, type RecaptureRhythm, type UploadResult } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import { checkQuota } from '../documents/checkQuota.ts';
import { sourceKeyOf } from '../documents/keys.ts';
import { checkPageCoins } from '../documents/pageCoins.ts';
import { kbBotFile } from '../documents/schema.ts';
import { takeIn } from '../documents/uploadDocument.ts';
import { newId } from '../platform/database/columns.ts';
import { dropFiles, storeFiles } from '../platform/files/looseFiles.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { captureSite, checkedAddress } from './captureSite.ts';
import { nextCapture, wake } from './recaptureJob.ts';

export interface WantedSite {
  siteUrl: string;
  every: RecaptureRhythm;
  /** Take it although the library has a page of this address. */
  force: boolean;
}

/** Captures a page into an assistant's library, where it is processed like any file. Throws like {@link captureSite}. */
export async function addSite(
  services: Services,
  owner: Owner,
  assistant: Pick<AssistantRow, 'id'>,
  { siteUrl, every, force }: WantedSite,
  signal: AbortSignal,
): Promise<UploadResult> {
  const { db, files, now } = services;
  const address = checkedAddress(siteUrl);
  const duplicate: UploadResult = { name: address, status: 'failed', reason: lateMessages.duplicateUpload };
  if (!force && (await hasSite(services, assistant.id, address))) return duplicate;
  await checkQuota(db, owner, { files: 1, bytes: 0 });
  await checkPageCoins(db, owner, now());
  const { pdf, fileName } = await captureSite(services, address, signal);
  const fileId = newId();
  const key = sourceKeyOf(fileId);
  const taken = await storeFiles(services, [key], async () => {
    const { size, sha256 } = await files.put(key, Readable.from([pdf]));
    const recaptureAt = nextCapture(now(), every);
    const site = { siteUrl: address, recapture: every, capturedAt: now(), recaptureAt };
    // First, so that no crash leaves a page that nobody wakes; for a page that is not there the job does nothing.
    if (recaptureAt) await wake(db, fileId, recaptureAt);
    return takeIn(
      services,
      owner,
      { assistant, force },
      { fileId, key, name: fileName, size, sha256, kind: 'site', site },
    );
  });
  if (taken.status === 'success') return taken;
  await dropFiles(services, [key]);
  return duplicate;
}

async function hasSite({ db }: Services, kbBotId: string, siteUrl: string): Promise<boolean> {
  const rows = await db
    .select({ id: kbBotFile.id })
    .from(kbBotFile)
    .where(and(eq(kbBotFile.kbBotId, kbBotId), eq(kbBotFile.siteUrl, siteUrl)))
    .limit(1);
  return rows.length > 0;
}
