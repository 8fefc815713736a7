import type { Queries } from '../platform/database/database.ts';
import { newId } from '../platform/database/columns.ts';
import { indexPairs } from './indexPairs.ts';
import { kbBotQaEntry, kbBotQaPair } from './schema.ts';

/** A pair before it is stored; of both lists the first is the main one. */
export interface NewPair {
  questions: readonly string[];
  answers: readonly string[];
  createdAt: Date;
  /** The spreadsheet that brings it. */
  importId?: string;
}

/** Stores pairs together with what is searched of them, in the caller's transaction. Returns their ids. */
export async function createPairs(tx: Queries, kbBotId: string, pairs: readonly NewPair[]): Promise<string[]> {
  const made = pairs.map((pair) => ({ id: newId(), ...pair }));
  const ids = made.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await tx
    .insert(kbBotQaPair)
    .values(made.map(({ id, createdAt, importId }) => ({ id, kbBotId, createdAt, updatedAt: createdAt, importId })));
  const entries = made.flatMap(({ id, questions, answers, createdAt }) =>
    [['q', questions] as const, ['a', answers] as const].flatMap(([type, contents]) =>
      contents.map((content, at) => ({
        qaPairId: id,
        kbBotId,
        type,
        content,
        isMain: at === 0,
        // Entries are shown in the order they were written.
        createdAt: new Date(createdAt.getTime() + at),
        updatedAt: createdAt,
      })),
    ),
  );
  await tx.insert(kbBotQaEntry).values(entries);
  await indexPairs(tx, kbBotId, ids);
  return ids;
}
