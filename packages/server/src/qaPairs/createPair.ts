import type { Queries } from '../platform/database/database.ts';
import { newId } from '../platform/database/columns.ts';
import { toQaPassage, writePassages } from '../retrieval/index.ts';
import { kbBotQaPair } from './schema.ts';

/** A pair before it is stored. */
export interface NewPair {
  kbBotId: string;
  question: string;
  answer: string;
}

/** Stores a pair together with what is searched of it, in the caller's transaction. Returns its id. */
export async function createPair(tx: Queries, { kbBotId, question, answer }: NewPair, now: Date): Promise<string> {
  const id = newId();
  await tx.insert(kbBotQaPair).values({ id, kbBotId, question, answer, createdAt: now, updatedAt: now });
  const passages = [toQaPassage(question, [], answer)];
  await writePassages(tx, { kbBotId, kind: 'qa', sourceId: id }, question, passages);
  return id;
}
