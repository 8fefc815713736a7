import { Readable } from 'node:stream';
import { lateMessages, type Document, type RecaptureRhythm, type UploadResult } from '@tinystar/contract';
import type { AssistantRow } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Upload } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { claimFiles, dropFiles, storeFiles } from '../platform/files/looseFiles.ts';
import { checkBytes } from './checkBytes.ts';
import { checkQuota, lockQuota } from './checkQuota.ts';
import { cookSoon } from './cookSoon.ts';
import { cleanFileName } from './fileName.ts';
import { hasSameBytes } from './hasSameBytes.ts';
import { sourceKeyOf } from './keys.ts';
import { checkPageCoins } from './pageCoins.ts';
import { kbBotFile } from './schema.ts';

export interface DocumentUpload {
  owner: Owner;
  /** Asked when the bytes are in: the assistant may be named behind the file. */
  target(): Promise<Target>;
  /** Aborted when the client went away. */
  signal: AbortSignal;
}

export interface Target {
  assistant: Pick<AssistantRow, 'id'>;
  /** Keep a second copy of bytes that are already there. */
  force: boolean;
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
  await checkQuota(db, wanted.owner, { files: 1, bytes: 0 });
  await checkPageCoins(db, wanted.owner, services.now());
  const fileId = newId();
  const key = sourceKeyOf(fileId);
  const gone = () => upload.bytes.destroy(new Error('the client went away'));
  wanted.signal.addEventListener('abort', gone, { once: true });
  try {
    const kept = await storeFiles(services, [key], async () => {
      const checked = checkBytes(upload.bytes, name, services.config.DOCUMENT_TYPES);
      const { size, sha256 } = await services.files.put(key, Readable.from(checked.stream(), { objectMode: false }));
      const target = await wanted.target();
      return takeIn(services, wanted.owner, target, { fileId, key, name, size, sha256, kind: checked.kind() });
    });
    if (kept) return { id: fileId, name, status: 'success' };
    await dropFiles(services, [key]);
    return { name, status: 'failed', reason: lateMessages.duplicateUpload };
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

/** Takes a file into the library and starts its processing; answers false when it has the same bytes. */
export async function takeIn(
  { db, now }: Services,
  owner: Owner,
  { assistant, force }: Target,
  file: Received,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await lockQuota(tx, owner);
    await checkQuota(tx, owner, { files: 1, bytes: file.size });
    if (!force && (await hasSameBytes(tx, assistant.id, file.sha256))) return false;
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
    if (!row) return false;
    await claimFiles(tx, [file.key]);
    await cookSoon(tx, { fileId: file.fileId, run: row.run });
    return true;
  });
}
