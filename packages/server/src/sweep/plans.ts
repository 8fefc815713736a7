import type pg from 'pg';
import type { Database } from '../platform/database/database.ts';

/** Looks at how the statements of a server are carried out. */
export interface Plans {
  /** Big tables that a statement since the last look reads as a whole, each once. */
  readWhole(): Promise<string[]>;
}

interface Statement {
  text: string;
  values: unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Rows from which on reading all of a table is too slow for a list. */
const big = 5_000;

/** Notes every statement of this database handle; the tables must have their rows already. */
export async function watchPlans({ $client: pool }: Database): Promise<Plans> {
  let noted: Statement[] = [];
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watch = (...args: unknown[]) => {
      const [first, second] = args as [string | Partial<Statement>, unknown];
      const text = typeof first === 'string' ? first : (first.text ?? '');
      const given = Array.isArray(second) ? second : typeof first === 'string' ? [] : (first.values ?? []);
      if (/^\s*(select|with)\b/i.test(text)) noted.push({ text, values: given as unknown[] });
      return query(...args);
    };
    client.query = watch as pg.PoolClient['query'];
  });
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= ${big}`,
  );
  const bigTables = new Set(rows.map(({ name }) => name));
  return {
    async readWhole() {
      const statements = noted;
      noted = [];
      const found = new Set<string>();
      for (const { text, values } of statements) {
        const explained = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
          `explain (format json) ${text}`,
          values as unknown[],
        );
        for (const { Plan } of explained.rows[0]!['QUERY PLAN']) collect(Plan, found);
      }
      noted = [];
      return [...found].filter((table) => bigTables.has(table)).toSorted();
    },
  };
}

function collect(node: PlanNode, found: Set<string>): void {
  if (node['Node Type'] === 'Seq Scan' && node['Relation Name']) found.add(node['Relation Name']);
  for (const child of node.Plans ?? []) collect(child, found);
}
