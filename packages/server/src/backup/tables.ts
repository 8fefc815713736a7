import type { PoolClient } from 'pg';

/** One table as a backup holds it. */
export interface Table {
  /** `schema.name`, both plain lower-case words. */
  name: string;
  /** Columns that are stored; generated ones are computed anew. */
  columns: string[];
}

/** Rows of these are made by the migrations themselves, or belong to processes that will be gone. */
const leftOut = [
  'drizzle.__drizzle_migrations',
  'graphile_worker.migrations',
  'public.job_process',
  'public.server_process',
];

/** Every table of the product and its job queue, each after the tables that its foreign keys point to. */
export async function tablesOf(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] | null }>(`
    select n.nspname || '.' || c.relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select array_agg(distinct fn.nspname || '.' || f.relname) from pg_constraint k
        join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
    order by 1`);
  const waiting = rows.filter(({ name }) => !leftOut.includes(name));
  const sorted: Table[] = [];
  const done = new Set(leftOut);
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ needs }) => (needs ?? []).every((name) => done.has(name)));
    const next = waiting.splice(at, 1)[0];
    if (at < 0 || !next) throw new Error(`tables need each other: ${waiting.map(({ name }) => name).join(', ')}`);
    done.add(next.name);
    sorted.push({ name: next.name, columns: next.columns });
  }
  return sorted;
}

/** Which migrations made this schema: a backup fits only a database made by the same ones. */
export async function schemaOf(client: PoolClient): Promise<string[]> {
  const { rows: made } = await client.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as table",
  );
  if (!made[0]?.table) return [];
  const { rows } = await client.query<{ step: string }>(`
    select 'product ' || created_at as step from drizzle.__drizzle_migrations
    union all select 'queue ' || id from graphile_worker.migrations order by 1`);
  return rows.map(({ step }) => step);
}

/** `"schema"."name"` for a statement. */
export const quoted = (name: string): string => name.replace(/^([^.]+)\.(.+)$/, '"$1"."$2"');
