import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
import { termKey } from './termKey.ts';

/** Tells which terms stand in the passages of an assistant. */
export type Known = (terms: Iterable<string>) => Promise<ReadonlySet<string>>;

/** Those of the terms that stand in passages of an assistant. */
export async function knownTerms(db: Database, kbBotId: string, terms: readonly string[]): Promise<Set<string>> {
  if (terms.length === 0) return new Set();
  const key = termKey(kbBotId);
  const queries = terms.map((term) => `'${`${key}:${term}`.replace(/['\\]/g, '$&$&')}'`);
  const rows = await executeNamed<{ term: string }>(
    db,
    'known-terms',
    sql`
    select asked.term from unnest(${sql.param([...terms])}::text[], ${sql.param(queries)}::text[]) as asked(term, query)
    cross join lateral (
      select 1 from passage p
      where p.terms @@ asked.query::tsquery and p.kb_bot_id || '' = ${kbBotId} and p.enabled limit 1
    ) as found`,
  );
  return new Set(rows.map(({ term }) => term));
}
