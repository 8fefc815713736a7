import type { BinnedDocument } from '@tinystar/contract';
import { and, desc, eq } from 'drizzle-orm';
import { kbBotFileBin } from '../documents/schema.ts';
import { contains } from '../platform/database/like.ts';
import type { Services } from '../platform/services.ts';
import { stayOf, type BinSearch } from './stay.ts';

/** One page of the documents in the bin of an assistant, last deleted first. */
export async function listBinnedDocuments(
  { db, config }: Services,
  kbBotId: string,
  { keyword, page, size }: BinSearch,
): Promise<{ rows: BinnedDocument[]; count: number; days: number }> {
  const where = and(eq(kbBotFileBin.kbBotId, kbBotId), contains(kbBotFileBin.name, keyword));
  const { id, name, size: bytes, pageCount, deletedAt } = kbBotFileBin;
  const [rows, count] = await Promise.all([
    db
      .select({ id, name, size: bytes, pageCount, deletedAt })
      .from(kbBotFileBin)
      .where(where)
      .orderBy(desc(deletedAt), desc(id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(kbBotFileBin, where),
  ]);
  const days = config.RECYCLE_BIN_DAYS;
  return {
    rows: rows.map((row) => ({ ...row, ...stayOf(row.deletedAt, days) })),
    count,
    days,
  };
}
