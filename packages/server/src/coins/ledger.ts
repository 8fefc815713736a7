import { and, between, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { ofOwner } from './move.ts';
import { coinAccount, coinLedger } from './schema.ts';

/**
 * One page of an owner's ledger, newest first. Lines that moved nothing are left out. Lines are numbered per owner, so
 * a late page of a long ledger costs as much as the first.
 */
export async function ledgerPage(queries: Queries, owner: Owner, page: number, size: number) {
  const [purse] = await queries.select({ lines: coinAccount.lines }).from(coinAccount).where(ofOwner(owner));
  const count = purse?.lines ?? 0;
  const last = count - (page - 1) * size;
  const rows = await queries
    .select()
    .from(coinLedger)
    .where(
      and(
        eq(coinLedger.ownerType, owner.type),
        eq(coinLedger.ownerId, owner.id),
        between(coinLedger.line, last - size + 1, last),
      ),
    )
    .orderBy(desc(coinLedger.line));
  return {
    rows: rows.map(({ id, type, delta, balance, remark, createdAt }) => ({
      id,
      time: createdAt.getTime(),
      type,
      delta,
      balance,
      remark,
    })),
    count,
  };
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
