import { constants, type LedgerEntry } from '@tinystar/contract';
import { and, between, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { ofOwner } from './move.ts';
import { coinAccount, coinLedger } from './schema.ts';
import { subjectsOf } from './subjects.ts';

/** What of a ledger is asked for: coins that came or went, and from when to when in ms since the epoch. */
export interface LedgerFilter {
  direction?: 'in' | 'out' | undefined;
  from?: number | undefined;
  until?: number | undefined;
}

/**
 * One page of an owner's ledger, newest first. Lines that moved nothing are left out. Lines are numbered per owner, so
 * a late page of a long ledger costs as much as the first.
 */
export async function ledgerPage(
  queries: Queries,
  owner: Owner,
  page: number,
  size: number,
  filter: LedgerFilter = {},
) {
  const { direction, from, until } = filter;
  if (direction ?? from ?? until) return filteredPage(queries, owner, page, size, filter);
  const [purse] = await queries.select({ lines: coinAccount.lines }).from(coinAccount).where(ofOwner(owner));
  const count = purse?.lines ?? 0;
  const last = count - (page - 1) * size;
  const rows = await queries
    .select()
    .from(coinLedger)
    .where(and(linesOf(owner), between(coinLedger.line, last - size + 1, last)))
    .orderBy(desc(coinLedger.line));
  return { rows: await entriesOf(queries, rows), count };
}

/** The last moment that the database and JavaScript both know. */
const lastMoment = Date.UTC(9999, 11, 31);
const zone = sql.raw(`'${constants.TIME_ZONE}'`);

/**
 * Lines are counted by day as they are written (`coinDay`), so the day on which a page begins is known beforehand: only
 * days of which a part is wanted are counted, and only the day of the page is read.
 */
async function filteredPage(queries: Queries, owner: Owner, page: number, size: number, filter: LedgerFilter) {
  const from = new Date(Math.min(filter.from ?? 0, lastMoment)).toISOString();
  const until = new Date(Math.min(filter.until ?? lastMoment, lastMoment)).toISOString();
  const direction = filter.direction && sql`sign(delta) = ${filter.direction === 'in' ? 1 : -1}`;
  const ofOwner = sql`owner_type = ${owner.type} and owner_id = ${owner.id}`;
  const lines = sql.raw({ in: 'lines_in', out: 'lines_out', both: 'lines_in + lines_out' }[filter.direction ?? 'both']);
  const { rows: days } = await queries.execute<{ ends: string; lines: number }>(sql`
    with day as (
      select day::timestamp at time zone ${zone} as begins, (day + 1)::timestamp at time zone ${zone} as ends,
        ${lines} as lines
      from coin_day where ${ofOwner}
    )
    select least(ends, ${until})::text as ends, case when begins >= ${from} and ends <= ${until} then lines else (
        select count(*)::int from coin_ledger
        where ${ofOwner} and ${direction ?? sql`delta <> 0`}
          and created_at >= greatest(begins, ${from}) and created_at < least(ends, ${until})
      ) end as lines
    from day where lines > 0 and ends > ${from} and begins < ${until} order by begins desc`);
  const count = days.reduce((sum, day) => sum + day.lines, 0);
  let skipped = (page - 1) * size;
  let at = 0;
  while (at < days.length && days[at]!.lines <= skipped) skipped -= days[at++]!.lines;
  if (at >= days.length) return { rows: [], count };
  const rows = await queries
    .select()
    .from(coinLedger)
    .where(
      and(
        linesOf(owner),
        isNotNull(coinLedger.line),
        direction,
        gte(coinLedger.createdAt, new Date(from)),
        sql`created_at < ${days[at]!.ends}::timestamptz`,
      ),
    )
    .orderBy(desc(coinLedger.createdAt), desc(coinLedger.line))
    .limit(size)
    .offset(skipped);
  return { rows: await entriesOf(queries, rows), count };
}

const linesOf = (owner: Owner) => and(eq(coinLedger.ownerType, owner.type), eq(coinLedger.ownerId, owner.id));

async function entriesOf(queries: Queries, rows: (typeof coinLedger.$inferSelect)[]): Promise<LedgerEntry[]> {
  const subjects = await subjectsOf(queries, rows);
  return rows.map(({ id, key, type, delta, balance, remark, createdAt, priceVersion }) => {
    const subject = subjects.get(key);
    return {
      id,
      time: createdAt.getTime(),
      type,
      delta,
      balance,
      remark,
      ...(subject && { subject }),
      ...(priceVersion !== null && { priceVersion }),
    };
  });
}

/** Owners whose balance is not the sum of their ledger. There must never be one. */
export async function unbalanced(queries: Queries): Promise<{ ownerType: string; ownerId: string; missing: number }[]> {
  const { rows } = await queries.execute<{ owner_type: string; owner_id: string; missing: string }>(sql`
    select coalesce(a.owner_type, l.owner_type) as owner_type, coalesce(a.owner_id, l.owner_id) as owner_id,
           coalesce(a.balance, 0) - coalesce(l.sum, 0) as missing
    from coin_account a
    full join (select owner_type, owner_id, sum(delta) as sum from coin_ledger group by 1, 2) l
      on l.owner_type = a.owner_type and l.owner_id = a.owner_id
    where coalesce(a.balance, 0) <> coalesce(l.sum, 0)`);
  return rows.map((row) => ({ ownerType: row.owner_type, ownerId: row.owner_id, missing: Number(row.missing) }));
}
