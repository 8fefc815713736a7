import { constants, type ImportLine } from '@tinystar/contract';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { kbBotQaImport } from './schema.ts';

/** The imports of whole pairs into a library, or those into one pair of it. */
export const placeOf = (kbBotId: string, qaPairId: string | null): SQL | undefined =>
  and(
    eq(kbBotQaImport.kbBotId, kbBotId),
    qaPairId === null ? isNull(kbBotQaImport.qaPairId) : eq(kbBotQaImport.qaPairId, qaPairId),
  );

/** The last imports into a place, newest first, with the names of those who sent them. */
export async function lastImports(db: Queries, kbBotId: string, qaPairId: string | null): Promise<ImportLine[]> {
  const { id, fileName, status, good, createdAt } = kbBotQaImport;
  const rows = await db
    .select({ id, fileName, status, good, createdAt, userName: user.name })
    .from(kbBotQaImport)
    .leftJoin(user, eq(user.id, kbBotQaImport.userId))
    .where(placeOf(kbBotId, qaPairId))
    .orderBy(desc(createdAt), desc(id))
    .limit(constants.IMPORTS_SHOWN);
  return rows.map(({ userName, ...row }) => ({ ...row, userName: userName ?? '', createdAt: row.createdAt.getTime() }));
}
