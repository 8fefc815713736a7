import type { DocumentVersion } from '@tinystar/contract';
import { and, count, desc, eq, getTableColumns } from 'drizzle-orm';
import { isChangedRow } from '../documents/readPages.ts';
import { kbBotFileBlock, kbBotFileVersion, type FileRow } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';

/** The version of a file that answers and those that are kept beside it, the highest number first. */
export async function listVersions(db: Queries, file: FileRow): Promise<DocumentVersion[]> {
  const { content: _, ...columns } = getTableColumns(kbBotFileVersion);
  const kept = await db
    .select(columns)
    .from(kbBotFileVersion)
    .where(eq(kbBotFileVersion.fileId, file.id))
    .orderBy(desc(kbBotFileVersion.number));
  const [changed] = await db
    .select({ blocks: count() })
    .from(kbBotFileBlock)
    .where(and(eq(kbBotFileBlock.fileId, file.id), isChangedRow));
  const current: DocumentVersion = {
    number: file.versionNumber,
    current: true,
    madeAt: (file.versionMadeAt ?? file.versionSince ?? file.createdAt).getTime(),
    from: (file.versionSince ?? file.createdAt).getTime(),
    kind: file.kind,
    size: file.size,
    pageCount: file.pageCount ?? 0,
    blockCount: file.blockCount ?? 0,
    editCount: changed?.blocks ?? 0,
  };
  const earlier = kept.map(
    ({ number, madeAt, since, until, kind, size, storedSize, pageCount, blockCount, editCount }): DocumentVersion => ({
      number,
      current: false,
      madeAt: (madeAt ?? since).getTime(),
      from: since.getTime(),
      until: until.getTime(),
      kind,
      size,
      stored: storedSize ?? size,
      pageCount,
      blockCount,
      editCount,
    }),
  );
  return [current, ...earlier].toSorted((a, b) => b.number - a.number);
}
