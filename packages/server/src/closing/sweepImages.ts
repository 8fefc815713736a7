import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../platform/database/database.ts';
import { disownFiles, dropFiles } from '../platform/files/looseFiles.ts';
import { defineJob } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { patiently } from './holdings.ts';

/** Somebody may have uploaded a picture for a form and saves it only days later. */
const kept = 7 * 86_400_000;
const week = 7 * 86_400_000;
/** Pictures looked at together: each table is read once for them. */
const most = 5_000;

interface Picture extends Record<string, unknown> {
  id: string;
  file_key: string;
}

/** Weekly, and after somebody has left: deletes pictures that nothing shows any more. */
export const sweepImages = defineJob(
  'closing.sweepImages',
  z.object({}),
  async (_payload, { services, signal }) => {
    const { db, log } = services;
    let after = '';
    for (;;) {
      signal.throwIfAborted();
      const before = new Date(services.now().getTime() - kept).toISOString();
      const { rows } = await db.execute<Picture>(sql`
        select id, file_key from stored_image
        where id > ${after} and (created_at < ${before} or uploaded_by = '') order by id limit ${most}`);
      const shown = await shownAmong(
        db,
        rows.map(({ id }) => id),
      );
      const unshown = rows.filter(({ id }) => !shown.has(id));
      if (unshown.length > 0) log.info({ pictures: unshown.length }, 'pictures that nothing shows are deleted');
      const keys = unshown.map(({ file_key: key }) => key);
      await db.transaction(async (tx) => {
        await disownFiles(tx, keys, services.now());
        await tx.execute(
          sql`delete from stored_image where id = any(${sql.param(unshown.map(({ id }) => id))}::text[])`,
        );
      });
      await dropFiles(services, keys);
      if (rows.length < most) break;
      after = rows.at(-1)!.id;
    }
    await planImageSweep(services);
  },
  { attempts: 3, timeout: 3_600_000 },
);

/** Plans the next run. */
export const planImageSweep = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> =>
  sweepImages.enqueue(
    db,
    {},
    { key: 'closing.sweepImages', queue: 'closing', runAt: new Date(now().getTime() + week), keepTime: true },
  );

/**
 * Which of these pictures any row of any table names. Every column that holds text is read, whatever table it is in, so
 * that one which is added later needs no word here.
 */
async function shownAmong(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  const shown = new Set<string>();
  if (ids.length === 0) return shown;
  const { rows: tables } = await db.execute<{ name: string; columns: string[] }>(sql`
    select c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'stored_image'
      and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
    group by c.relname order by c.relname`);
  for (const { name, columns } of tables) {
    const texts = sql.join(
      columns.map((column) => sql`${sql.identifier(column)}::text`),
      sql`, `,
    );
    const found = await patiently(db, async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select distinct m[1] as id
        from ${sql.identifier(name)}, regexp_matches(concat_ws(' ', ${texts}), '[0-9a-f]{32}', 'g') m
        where m[1] = any(${sql.param(ids)}::text[])`);
      return rows;
    });
    for (const { id } of found) shown.add(id);
  }
  return shown;
}
