import { sql, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.ts';

/** Days that are looked up at once. */
const SOME = 100;

/** Packs who asked an assistant on a day (YYYY-MM-DD), for all of its owner's askers that have no number yet with a new one. */
export async function packDay(
  tx: Queries,
  { kbBotId, ownerId, day }: { kbBotId: string; ownerId: string; day: string },
): Promise<void> {
  const asked = sql`report_asker a where a.kb_bot_id = ${kbBotId} and a.day = ${day}::date`;
  // Numbers of an owner are given by one at a time.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 16))`);
  await tx.execute(sql`
    with fresh as (
      select a.asker, split_part(a.asker, ':', -1) as person,
        (select coalesce(max(number), 0) from report_asker_number where owner_id = ${ownerId})
          + row_number() over (order by a.asker) as number
      from ${asked}
        and not exists (select from report_asker_number n where n.owner_id = ${ownerId} and n.asker = a.asker)
    )
    insert into report_asker_number (owner_id, asker, number, first)
    select ${ownerId}, asker, number, coalesce(
      (select min(n.first) from report_asker_number n
        where n.owner_id = ${ownerId} and split_part(n.asker, ':', -1) = fresh.person),
      min(number) over (partition by person))
    from fresh`);
  await tx.execute(sql`
    insert into report_day_askers (kb_bot_id, day, numbers, counts, stale)
    select ${kbBotId}, ${day}::date, coalesce(string_agg(int4send(n.number), ''::bytea order by n.number), ''::bytea),
      coalesce(string_agg(int4send(a.questions), ''::bytea order by n.number), ''::bytea), false
    from report_asker_number n, ${asked} and n.owner_id = ${ownerId} and n.asker = a.asker
    on conflict (kb_bot_id, day) do update set numbers = excluded.numbers, counts = excluded.counts, stale = false`);
}

/** Packs days anew whose askers have changed; of the assistants of a condition, or of all. */
export async function packStale(db: Database, which: SQL = sql`true`, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ kb_bot_id: string; day: string; owner: string }>(sql`
      select k.kb_bot_id, k.day::text as day, coalesce(nullif(b.former_owner_id, ''), b.owner_id) as owner
      from report_day_askers k join kb_bot b on b.id = k.kb_bot_id where k.stale and ${which} limit ${SOME}`);
    for (const { kb_bot_id: kbBotId, day, owner } of rows) {
      signal?.throwIfAborted();
      await db.transaction((tx) => packDay(tx, { kbBotId, ownerId: owner, day }));
    }
    if (rows.length < SOME) return;
  }
}
