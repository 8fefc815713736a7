import type { Database } from '../platform/database/database.ts';
import { runNamed } from '../platform/database/named.ts';
import { termKey } from './termKey.ts';

/** Tells which terms stand in the passages of an assistant. */
export type Known = (terms: Iterable<string>) => Promise<ReadonlySet<string>>;

const STATEMENT = `
  select asked.term from unnest($1::text[], $2::text[]) as asked(term, query)
  cross join lateral (
    select 1 from passage p
    where p.terms @@ asked.query::tsquery and p.kb_bot_id || '' = $3 and p.enabled limit 1
  ) as found`;

/** Those of the terms that stand in passages of an assistant. */
export async function knownTerms(db: Database, kbBotId: string, terms: readonly string[]): Promise<Set<string>> {
  if (terms.length === 0) return new Set();
  const key = termKey(kbBotId);
  const queries = terms.map((term) => `'${`${key}:${term}`.replace(/['\\]/g, '$&$&')}'`);
  const rows = await runNamed<{ term: string }>(db, 'known-terms', STATEMENT, [terms, queries, kbBotId]);
  return new Set(rows.map(({ term }) => term));
}
