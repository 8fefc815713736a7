import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Queries } from './database.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Runs a statement under a name: a connection parses and plans it when it meets it first and from then on only runs it.
 * For what is asked with every question. A name stands for one text, whatever its values.
 */
export async function executeNamed<Row extends object>(db: Database, name: string, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return await runNamed<Row>(db, name, text, params);
}

/** The same with its text written out, which need not be put together for each question. */
export async function runNamed<Row extends object>(
  db: Database,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>({ name, text, values });
  return rows;
}

/**
 * Makes something once per database handle (for example a prepared query) and keeps it as long as the handle is used.
 */
export function perDatabase<T>(make: (queries: Queries) => T): (queries: Queries) => T {
  const made = new WeakMap<Queries, T>();
  return (queries) => {
    let kept = made.get(queries);
    if (kept === undefined) made.set(queries, (kept = make(queries)));
    return kept;
  };
}
