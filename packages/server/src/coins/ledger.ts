import { and, between, count as countRows, desc, eq, gt, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { ofOwner } from './move.ts';
import { coinAccount, coinLedger } from './schema.ts';

/** What of a ledger is asked for: coins that came or went, and from when to when in ms since the epoch. */
export interface LedgerFilter {
  direction?: 'in' | 'out' | undefined;
  from?: number | undefined;
  until?: number | undefined;
}

/**
 * One page of an owner's ledger, newest first. Lines that moved nothing are left out. Lines are numbered per owner, so
 * a late page of a long ledger costs as much as the first; what a filter finds is counted.
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
  return { rows: rows.map(entryOf), count };
}

async function filteredPage(queries: Queries, owner: Owner, page: number, size: number, filter: LedgerFilter) {
  const wanted = and(
    linesOf(owner),
    isNotNull(coinLedger.line),
    filter.direction && (filter.direction === 'in' ? gt : lt)(coinLedger.delta, 0),
    filter.from === undefined ? undefined : gte(coinLedger.createdAt, new Date(filter.from)),
    filter.until === undefined ? undefined : lt(coinLedger.createdAt, new Date(filter.until)),
  );
  const [rows, [total]] = await Promise.all([
    queries
      .select()
      .from(coinLedger)
      .where(wanted)
      .orderBy(desc(coinLedger.line))
      .limit(size)
      .offset((page - 1) * size),
    queries.select({ count: countRows() }).from(coinLedger).where(wanted),
  ]);
  return { rows: rows.map(entryOf), count: total?.count ?? 0 };
}

const linesOf = (owner: Owner) => and(eq(coinLedger.ownerType, owner.type), eq(coinLedger.ownerId, owner.id));

function entryOf({ id, key, type, delta, balance, remark, createdAt }: typeof coinLedger.$inferSelect) {
  const orderId = /^order:([0-9a-f]{32}):/.exec(key)?.[1];
  return { id, time: createdAt.getTime(), type, delta, balance, remark, ...(orderId && { orderId }) };
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
