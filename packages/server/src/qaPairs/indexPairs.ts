import { and, asc, desc, inArray, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { toQaPassage, writeSources } from '../retrieval/index.ts';
import { kbBotQaEntry } from './schema.ts';

/** Writes anew what is searched of pairs, in the transaction that has changed their entries. */
export async function indexPairs(tx: Queries, kbBotId: string, pairIds: readonly string[]): Promise<void> {
  const rows = await tx
    .select()
    .from(kbBotQaEntry)
    .where(and(eq(kbBotQaEntry.kbBotId, kbBotId), inArray(kbBotQaEntry.qaPairId, [...pairIds])))
    .orderBy(desc(kbBotQaEntry.isMain), asc(kbBotQaEntry.createdAt), asc(kbBotQaEntry.id));
  const byPair = Map.groupBy(rows, ({ qaPairId }) => qaPairId);
  const sources = [...byPair].map(([sourceId, entries]) => {
    const said = (type: 'q' | 'a') => entries.filter((each) => each.type === type).map(({ content }) => content);
    const [question = '', ...wordings] = said('q');
    const passages = said('a').map((answer, at) => toQaPassage(question, wordings, answer, at));
    return { sourceId, name: question, passages };
  });
  await writeSources(tx, { kbBotId, kind: 'qa' }, sources);
}
