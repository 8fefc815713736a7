import { coins as toCoins, tenantReports, type Coins } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { balanceOf } from '../coins/move.ts';
import { currentTenant } from '../identity/tenantOf.ts';
import type { Queries } from '../platform/database/database.ts';
import { checkDay, daysOf, dayWithin, spanBefore, type DayRange } from '../platform/dayKeys.ts';
import { reading } from '../platform/http/reading.ts';
import { implement, type Call, type Route } from '../platform/http/route.ts';
import { busiestPeople } from './askers.ts';
import { allOfTenant, figuresOf } from './figures.ts';

const ofTenant = (tenantId: string, range: DayRange) =>
  sql`owner_type = 'tenant' and owner_id = ${tenantId} and ${dayWithin(sql`day`, range)}`;

async function coinsOf(db: Queries, tenantId: string, range: DayRange) {
  const { rows } = await db.execute<{ spent: string | null; received: string | null }>(
    sql`select sum(spent) as spent, sum(received) as received from coin_day where ${ofTenant(tenantId, range)}`,
  );
  return { spent: toCoins(Number(rows[0]?.spent ?? 0)), received: toCoins(Number(rows[0]?.received ?? 0)) };
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
  const { rows } = await db.execute<{ key: string; spent: Coins; received: Coins }>(sql`
    select to_char(day, 'YYYYMMDD') as key, spent, received from coin_day
    where ${ofTenant(currentTenant(caller).id, input)}`);
  const known = new Map(rows.map((row) => [row.key, row]));
  return {
    rows: days.map((dateKey) => ({
      dateKey,
      spent: known.get(dateKey)?.spent ?? toCoins(0),
      received: known.get(dateKey)?.received ?? toCoins(0),
    })),
  };
});

const statistics = implement(tenantReports.statistics, async ({ input, caller, services: { db } }) => {
  const counted = allOfTenant(currentTenant(caller).id);
  daysOf(input);
  const [now, before] = await Promise.all([figuresOf(db, counted, input), figuresOf(db, counted, spanBefore(input))]);
  return { total: now.total, before: before.total };
});

const series = implement(tenantReports.series, async ({ input, caller, services: { db } }) => ({
  rows: (await figuresOf(db, allOfTenant(currentTenant(caller).id), input)).days,
}));

async function top5({ input, caller, services: { db } }: Call<DayRange>, members: boolean) {
  daysOf(input);
  const counted = allOfTenant(currentTenant(caller).id);
  return { rows: await busiestPeople(db, counted, input, { members, most: 5 }) };
}

/** Statistics of an enterprise: its coins, and what its assistants were asked. */
export const tenantRoutes: readonly Route[] = reading([
  coins,
  coinDay,
  coinSeries,
  statistics,
  series,
  implement(tenantReports.memberTop5, (call) => top5(call, true)),
  implement(tenantReports.guestTop5, (call) => top5(call, false)),
]);
