import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { notFound } from '../platform/http/failure.ts';
import { kbBotQaPair } from './schema.ts';

export const pairMissing = () => notFound('问答不存在');

/** The ids, each once, of pairs that are all the assistant's, in the library or also in its bin; 404 when one is not. */
export async function checkPairs(
  tx: Queries,
  kbBotId: string,
  ids: readonly string[],
  where: 'library' | 'anywhere' = 'library',
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .select({ id: kbBotQaPair.id })
    .from(kbBotQaPair)
    .where(
      and(
        inArray(kbBotQaPair.id, wanted),
        eq(kbBotQaPair.kbBotId, kbBotId),
        where === 'library' ? isNull(kbBotQaPair.deletedAt) : undefined,
      ),
    );
  if (rows.length < wanted.length) throw pairMissing();
  return wanted;
}
