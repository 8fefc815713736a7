import { tenantReports } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { balanceOf } from '../coins/move.ts';
import { currentTenant } from '../identity/tenantOf.ts';
import type { Queries } from '../platform/database/database.ts';
import { checkDay, daysOf, dayWithin, spanBefore, type DayRange } from '../platform/dayKeys.ts';
import { implement, type Call, type Route } from '../platform/http/route.ts';
import { askedBy } from './askedBy.ts';
import { allOfTenant, daysOfRange, totalOf } from './figures.ts';

const ofTenant = (tenantId: string, range: DayRange) =>
  sql`owner_type = 'tenant' and owner_id = ${tenantId} and ${dayWithin(sql`day`, range)}`;

async function coinsOf(db: Queries, tenantId: string, range: DayRange) {
  const { rows } = await db.execute<{ spent: string | null; received: string | null }>(
    sql`select sum(spent) as spent, sum(received) as received from coin_day where ${ofTenant(tenantId, range)}`,
  );
  return { spent: Number(rows[0]?.spent ?? 0), received: Number(rows[0]?.received ?? 0) };
}

const coins = implement(tenantReports.coins, async ({ input, caller, services: { db } }) => {
  const { id } = currentTenant(caller);
  const [balance, total, before] = await Promise.all([
    balanceOf(db, { type: 'tenant', id }),
    coinsOf(db, id, input),
    coinsOf(db, id, spanBefore(input)),
  ]);
  return { balance, total, before };
});

const coinDay = implement(tenantReports.coinDay, ({ input: { dateKey }, caller, services: { db } }) => {
  checkDay('dateKey', dateKey);
  return coinsOf(db, currentTenant(caller).id, { startDateKey: dateKey, endDateKey: dateKey });
});

const coinSeries = implement(tenantReports.coinSeries, async ({ input, caller, services: { db } }) => {
  const days = daysOf(input);
  const { rows } = await db.execute<{ key: string; spent: number; received: number }>(sql`
    select to_char(day, 'YYYYMMDD') as key, spent, received from coin_day
    where ${ofTenant(currentTenant(caller).id, input)}`);
  const known = new Map(rows.map((row) => [row.key, row]));
  return {
    rows: days.map((dateKey) => ({
      dateKey,
      spent: known.get(dateKey)?.spent ?? 0,
      received: known.get(dateKey)?.received ?? 0,
    })),
  };
});

const statistics = implement(tenantReports.statistics, async ({ input, caller, services: { db } }) => {
  const counted = allOfTenant(currentTenant(caller).id);
  const [total, before] = await Promise.all([totalOf(db, counted, input), totalOf(db, counted, spanBefore(input))]);
  return { total, before };
});

const series = implement(tenantReports.series, async ({ input, caller, services: { db } }) => ({
  rows: await daysOfRange(db, allOfTenant(currentTenant(caller).id), input),
}));

/** The five who asked most: members of the enterprise, in whichever identity they asked, or all others. */
async function top5({ input, caller, services: { db } }: Call<DayRange>, members: boolean) {
  daysOf(input);
  const { id } = currentTenant(caller);
  const { rows } = await db.execute<{ asker: string; count: string }>(sql`
    with asked as (
      select asker, sum(questions) as count from ${allOfTenant(id).askers} and ${dayWithin(sql`day`, input)}
      group by asker
    ), people as (
      select split_part(asker, ':', -1) as user_id, min(asker) as asker, sum(count) as count
      from asked group by 1
    )
    select asker, count from people p
    where ${members ? sql`` : sql`not`} exists (
      select from tenant_user t where t.tenant_id = ${id} and t.user_id = p.user_id)
    order by count desc, asker limit 5`);
  const who = await askedBy(
    db,
    rows.map(({ asker }) => asker),
  );
  return { rows: rows.map(({ asker, count }) => ({ ...who(asker), count: Number(count) })) };
}

/** Statistics of an enterprise: its coins, and what its assistants were asked. */
export const tenantRoutes: readonly Route[] = [
  coins,
  coinDay,
  coinSeries,
  statistics,
  series,
  implement(tenantReports.memberTop5, (call) => top5(call, true)),
  implement(tenantReports.guestTop5, (call) => top5(call, false)),
];
