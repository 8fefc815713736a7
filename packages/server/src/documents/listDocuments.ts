import type { Document, DocumentStatus } from '@tinystar/contract';
import { and, count, desc, eq, sum } from 'drizzle-orm';
import { contains } from '../platform/database/like.ts';
import type { Services } from '../platform/services.ts';
import { presentDocument } from './presentDocument.ts';
import { kbBotFile } from './schema.ts';

interface Wanted {
  /** The maker who reads it. */
  userId: string;
  keyword?: string | undefined;
  status?: DocumentStatus | undefined;
  page: number;
  size: number;
}

/** One page of an assistant's files, newest first; `blockCount` is of the whole library, whatever is searched. */
export async function listDocuments(
  services: Pick<Services, 'db' | 'secret' | 'now'>,
  kbBotId: string,
  { userId, keyword, status, page, size }: Wanted,
): Promise<{ rows: Document[]; count: number; blockCount: number }> {
  const { db } = services;
  const library = eq(kbBotFile.kbBotId, kbBotId);
  const where = and(library, contains(kbBotFile.name, keyword), status && eq(kbBotFile.status, status));
  const [rows, [total], [blocks]] = await Promise.all([
    db
      .select()
      .from(kbBotFile)
      .where(where)
      .orderBy(desc(kbBotFile.createdAt), desc(kbBotFile.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ count: count() }).from(kbBotFile).where(where),
    db
      .select({ count: sum(kbBotFile.blockCount) })
      .from(kbBotFile)
      .where(library),
  ]);
  return {
    rows: rows.map((row) => presentDocument(services, row, { userId, maker: true })),
    count: total?.count ?? 0,
    blockCount: Number(blocks?.count ?? 0),
  };
}
