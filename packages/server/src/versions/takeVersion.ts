import { errorCodes, Id, lateMessages, type UploadResult } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { checkQuota, lockQuota } from '../documents/checkQuota.ts';
import { waitingBefore } from '../documents/cookSoon.ts';
import { namedLike } from '../documents/hasSameBytes.ts';
import { fileDeleted } from '../documents/loadFile.ts';
import { kbBotFile } from '../documents/schema.ts';
import { duplicateOf, type Received, type Target } from '../documents/uploadDocument.ts';
import { whyKept } from '../documents/whyKept.ts';
import { claimFiles } from '../platform/files/looseFiles.ts';
import type { Owner } from '../platform/http/caller.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { newVersionJob } from './newVersionJob.ts';

interface WantedVersion extends Target {
  /** The id of the document, as it was sent. */
  replaces: string;
}

/**
 * Takes a file as the next version of a document of its name and starts reading it; until that is done the document
 * stays as it is. Throws 404 for a document that is not in the library, and 409 for one that can have no new version now.
 */
export async function takeVersion(
  { db, now }: Services,
  owner: Owner,
  { assistant, force, replaces, also }: WantedVersion,
  { fileId: id, key, name, size, sha256, kind }: Received,
): Promise<UploadResult> {
  const { data: wanted } = Id.safeParse(replaces);
  if (wanted === undefined) throw fileDeleted();
  return await db.transaction(async (tx) => {
    await lockQuota(tx, owner);
    await checkQuota(tx, owner, { files: 0, bytes: size });
    const [row] = await tx
      .select()
      .from(kbBotFile)
      .where(and(eq(kbBotFile.id, wanted), eq(kbBotFile.kbBotId, assistant.id)))
      .for('update');
    if (!row) throw fileDeleted();
    if (row.name !== name) throw invalid('replaces', '新版本的文件名要与原文档相同');
    const why = whyKept(row);
    if (why) throw new Failure(errorCodes.conflict, why);
    const same = force ? undefined : await namedLike(tx, assistant.id, { sha256, name });
    if (same !== undefined) return duplicateOf(name, { same });
    const next = { id, key, size, sha256, kind, at: now().getTime() };
    // What was said of an earlier attempt is over; remarks on the pages stay true while they answer.
    const reason = row.reason.startsWith(lateMessages.versionNotRead) ? '' : row.reason;
    await tx.update(kbBotFile).set({ next, reason }).where(eq(kbBotFile.id, row.id));
    await claimFiles(tx, [key]);
    await newVersionJob.enqueue(
      tx,
      { fileId: row.id, version: id },
      { key: `version:${row.id}`, priority: await waitingBefore(tx, row.id) },
    );
    await also?.(tx, row.id);
    return { id: row.id, name, status: 'success' };
  });
}
