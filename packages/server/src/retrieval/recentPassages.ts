import type { Database } from '../platform/database/database.ts';
import type { Candidate } from './candidates.ts';
import type { StoredPassage } from './readPassages.ts';
import { Recent } from './recent.ts';

/** Places of counted terms, eight bytes each: those of some 4,000 passages. */
const MOST_COUNTS = 4_000_000;
/** Characters of texts, which are kept twice: as they are and as they are compared. */
const MOST_TEXTS = 4_000_000;

/**
 * The passages that questions met lately. What a passage says never changes under its id, a new version of a document
 * has new ones; whether it may be found is asked of the database by every question.
 */
interface RecentPassages {
  counts: Recent<Candidate>;
  texts: Recent<StoredPassage>;
}

const recent = new WeakMap<Database['$client'], RecentPassages>();

export function recentPassages({ $client }: Database): RecentPassages {
  let own = recent.get($client);
  if (!own) recent.set($client, (own = { counts: new Recent(MOST_COUNTS), texts: new Recent(MOST_TEXTS) }));
  return own;
}
