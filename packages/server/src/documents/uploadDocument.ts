import { Readable } from 'node:stream';
import { lateMessages, type Document, type RecaptureRhythm, type UploadResult } from '@tinystar/contract';
import type { AssistantRow } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Upload } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { claimFiles, dropFiles, storeFiles } from '../platform/files/looseFiles.ts';
import { checkBytes } from './checkBytes.ts';
import { checkQuota, lockQuota } from './checkQuota.ts';
import { cookSoon } from './cookSoon.ts';
import { cleanFileName } from './fileName.ts';
import { namedLike } from './hasSameBytes.ts';
import { sourceKeyOf } from './keys.ts';
import { checkPageCoins } from './pageCoins.ts';
import { kbBotFile, type FileRow } from './schema.ts';
import { isBusy, namesakes, whyKept } from './whyKept.ts';

export interface DocumentUpload {
  owner: Owner;
  /** How many documents there will be more. */
  more: 0 | 1;
  /** Asked when the bytes are in: the assistant may be named behind the file. */
  take(file: Received): Promise<UploadResult>;
  /** Aborted when the client went away. */
  signal: AbortSignal;
}

export interface Target {
  assistant: Pick<AssistantRow, 'id'>;
  /** Keep a second copy of bytes that are already there. */
  force: boolean;
  /** Whether a document of the same name is a duplicate too. */
  askName?: boolean;
  /** What is written with the document or not at all, e.g. where it came from. Throws where it is not wanted any more. */
  also?: (tx: Queries, fileId: string) => Promise<void>;
}

/**
 * Takes an upload in: bytes first, then row and job in one transaction. When it answers, both survive a crash; when it
 * throws or finds a duplicate, neither is left.
 */
export async function uploadDocument(
  services: Services,
  upload: Upload,
  wanted: DocumentUpload,
): Promise<UploadResult> {
  const { db } = services;
  const name = cleanFileName(upload.fileName);
  await checkQuota(db, wanted.owner, { files: wanted.more, bytes: 0 });
  await checkPageCoins(db, wanted.owner, services.now());
  const fileId = newId();
  const key = sourceKeyOf(fileId);
  const gone = () => upload.bytes.destroy(new Error('the client went away'));
  wanted.signal.addEventListener('abort', gone, { once: true });
  try {
    const result = await storeFiles(services, [key], async () => {
      const checked = checkBytes(upload.bytes, name, services.config.DOCUMENT_TYPES);
      const { size, sha256 } = await services.files.put(key, Readable.from(checked.stream(), { objectMode: false }));
      return await wanted.take({ fileId, key, name, size, sha256, kind: checked.kind() });
    });
    if (result.status === 'failed') await dropFiles(services, [key]);
    return result;
  } finally {
    wanted.signal.removeEventListener('abort', gone);
  }
}

/** A file whose bytes are stored and announced, but that is in no library yet. */
export interface Received {
  fileId: string;
  key: string;
  name: string;
  size: number;
  sha256: string;
  kind: Document['kind'];
  /** Where a captured page came from. */
  site?: { siteUrl: string; recapture: RecaptureRhythm; capturedAt: Date; recaptureAt: Date | null };
}

/**
 * What is answered to a file that is in the library already, under the name `same`; `replaces` may get it as its new
 * version.
 */
export const duplicateOf = (
  name: string,
  { same = name, replaces }: { same?: string; replaces?: string | undefined } = {},
): UploadResult => ({
  name,
  status: 'failed',
  reason: lateMessages.duplicateUpload,
  ...(replaces && { replaces }),
  ...(same !== name && { sameAs: same }),
});

/** The one of them that can get the file as its new version is named; one that can in a while says so. */
function takenName(name: string, sameName: readonly FileRow[]): UploadResult {
  const free = sameName.find((each) => whyKept(each) === null);
  const busy = free ? undefined : sameName.find(isBusy);
  return busy ? { name, status: 'failed', reason: whyKept(busy)! } : duplicateOf(name, { replaces: free?.id });
}

/** Takes a file into the library and starts its processing, unless it is a duplicate. */
export async function takeIn(
  { db, now }: Services,
  owner: Owner,
  { assistant, force, askName, also }: Target,
  file: Received,
): Promise<UploadResult> {
  return await db.transaction(async (tx) => {
    await lockQuota(tx, owner);
    await checkQuota(tx, owner, { files: 1, bytes: file.size });
    const same = force ? undefined : await namedLike(tx, assistant.id, file);
    const asks = !force && askName && same !== file.name;
    const sameName = asks ? await namesakes(tx, assistant.id, file.name) : [];
    if (same !== undefined)
      return duplicateOf(file.name, { same, replaces: sameName.find((each) => whyKept(each) === null)?.id });
    if (sameName.length > 0) return takenName(file.name, sameName);
    const at = now();
    const [row] = await tx
      .insert(kbBotFile)
      .values({
        id: file.fileId,
        kbBotId: assistant.id,
        name: file.name,
        kind: file.kind,
        status: 'cookPending',
        size: file.size,
        sha256: file.sha256,
        forced: force,
        sourceKey: file.key,
        ...file.site,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning({ run: kbBotFile.run });
    if (!row) return duplicateOf(file.name);
    await claimFiles(tx, [file.key]);
    await cookSoon(tx, { fileId: file.fileId, run: row.run });
    await also?.(tx, file.fileId);
    return { id: file.fileId, name: file.name, status: 'success' };
  });
}
