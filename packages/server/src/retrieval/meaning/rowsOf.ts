import type { Database } from '../../platform/database/database.ts';
import { runNamed } from '../../platform/database/named.ts';
import { Recent } from '../recent.ts';
import { MeanCache } from './cache.ts';
import type { Meaning } from './pieces.ts';

/** Words of passages that are kept, four bytes each, beside a hundred bytes for each of their pieces. */
const MOST_WORDS = 1_000_000;

interface Kept {
  means: MeanCache;
  meanings: Recent<Meaning>;
}

const kept = new WeakMap<Database['$client'], Kept>();

/** What this process keeps of the meanings in a database. */
export function keptMeanings(db: Database): Kept {
  let own = kept.get(db.$client);
  if (!own) kept.set(db.$client, (own = { means: new MeanCache(db), meanings: new Recent(MOST_WORDS) }));
  return own;
}

const STATEMENT = `
  select passage_id::int as id, means, words from passage_meaning where passage_id = any($1::bigint[])`;

/** What some passages say; those that have not been read yet are left out. It never changes under an id. */
export async function meaningsOf(db: Database, ids: readonly number[]): Promise<Map<number, Meaning>> {
  const { meanings } = keptMeanings(db);
  const found = new Map<number, Meaning>();
  const missing: number[] = [];
  for (const id of ids) {
    const known = meanings.get(id);
    if (known) found.set(id, known);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const rows = await runNamed<{ id: number; means: Buffer; words: Buffer }>(db, 'meanings-of', STATEMENT, [missing]);
  for (const { id, means, words } of rows) {
    // Their own memory: the bytes of a database row may begin anywhere.
    const meaning = {
      means: new Int8Array(new Uint8Array(means).buffer),
      words: new Int32Array(new Uint8Array(words).buffer),
    };
    found.set(id, meaning);
    meanings.add(id, meaning, meaning.words.length);
  }
  return found;
}
