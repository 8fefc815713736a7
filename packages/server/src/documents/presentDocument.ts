import type { Document } from '@tinystar/contract';
import { filePass, type Signer } from './filePass.ts';
import type { FileRow } from './schema.ts';

/** The logged-in person who reads about a file. */
interface Reader {
  userId: string;
  maker: boolean;
  /** Which version the pass opens; today's without. */
  version?: number | undefined;
}

/** A file in the shape of the contract. Who only reads it is not told what went wrong inside. */
export function presentDocument(signer: Signer, row: FileRow, { userId, maker, version }: Reader): Document {
  return {
    id: row.id,
    kbBotId: row.kbBotId,
    name: row.name,
    kind: row.kind,
    status: row.status,
    reason: maker ? row.reason : '',
    progress: row.progress,
    size: row.size,
    pageCount: row.pageCount,
    blockCount: row.blockCount,
    hitCount: row.hitCount,
    ...(maker && row.unreadPages > 0 && { unreadPages: row.unreadPages }),
    ...(maker && row.waitingEdits > 0 && { waitingEdits: row.waitingEdits }),
    ...(maker && { versionNumber: row.versionNumber }),
    ...(maker && row.keptCount > 0 && { versionCount: row.keptCount + 1 }),
    ...(maker && row.next && { newVersionAt: row.next.at }),
    ...(maker &&
      row.siteUrl !== null && {
        site: { url: row.siteUrl, every: row.recapture, capturedAt: (row.capturedAt ?? row.createdAt).getTime() },
      }),
    hasOutput: hasOutput(row),
    filePass: filePass(signer, row.id, { side: maker ? 'make' : 'use', userId }, version),
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
  };
}

/** A PDF is its own PDF form; others have one once it was made. */
export const hasOutput = (row: Pick<FileRow, 'kind' | 'outputKey'>): boolean =>
  row.kind === 'pdf' || row.kind === 'site' || row.outputKey !== null;
