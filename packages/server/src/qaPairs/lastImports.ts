import { constants, type ImportLine } from '@tinystar/contract';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { kbBotQaEntry, kbBotQaImport, kbBotQaPair } from './schema.ts';

/** The imports of whole pairs into a library, or those into one pair of it. */
export const placeOf = (kbBotId: string, qaPairId: string | null): SQL | undefined =>
  and(
    eq(kbBotQaImport.kbBotId, kbBotId),
    qaPairId === null ? isNull(kbBotQaImport.qaPairId) : eq(kbBotQaImport.qaPairId, qaPairId),
  );

/** How much of what an import brought has been edited since: of pairs, or of entries that are no main ones. */
const editedOf = (qaPairId: string | null): SQL<number> =>
  qaPairId === null
    ? sql<number>`(select count(*)::int from ${kbBotQaPair} p
        where p.import_id = ${kbBotQaImport.id} and p.kb_bot_id = ${kbBotQaImport.kbBotId}
          and p.deleted_at is null and p.updated_at > p.created_at)`
    : sql<number>`(select count(*)::int from ${kbBotQaEntry} e
        where e.import_id = ${kbBotQaImport.id} and e.qa_pair_id = ${qaPairId}
          and not e.is_main and e.updated_at > ${kbBotQaImport.createdAt})`;

/** The last imports into a place, newest first, with the names of those who sent them. */
export async function lastImports(db: Queries, kbBotId: string, qaPairId: string | null): Promise<ImportLine[]> {
  const { id, fileName, status, good, createdAt } = kbBotQaImport;
  const rows = await db
    .select({ id, fileName, status, good, createdAt, userName: user.name, edited: editedOf(qaPairId) })
    .from(kbBotQaImport)
    .leftJoin(user, eq(user.id, kbBotQaImport.userId))
    .where(placeOf(kbBotId, qaPairId))
    .orderBy(desc(createdAt), desc(id))
    .limit(constants.IMPORTS_SHOWN);
  return rows.map(({ userName, ...row }) => ({ ...row, userName: userName ?? '', createdAt: row.createdAt.getTime() }));
}
